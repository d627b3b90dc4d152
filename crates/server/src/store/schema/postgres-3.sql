-- Programs in games that hide something, and what umpires refuse: as in the sixth file for SQLite.
ALTER TABLE account ADD COLUMN hidden BIGINT NOT NULL DEFAULT 0;

CREATE TABLE refusal (
  game TEXT NOT NULL REFERENCES game (id),
  step BIGINT NOT NULL,
  number BIGINT NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (game, step, number)
);
