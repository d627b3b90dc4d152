-- Whether a program plays games that hide something.
ALTER TABLE account ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0;

-- Tries that an umpire has refused after so many steps of a game, in order. They are no events: nobody else hears of their number.
CREATE TABLE refusal (
  game TEXT NOT NULL REFERENCES game (id),
  step INTEGER NOT NULL,
  number INTEGER NOT NULL,
  text TEXT NOT NULL,
  PRIMARY KEY (game, step, number)
) STRICT, WITHOUT ROWID;
