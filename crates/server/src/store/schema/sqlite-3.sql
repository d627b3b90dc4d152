-- Tournaments. `plan` is what was announced, `lot` a number drawn at random; `state` is 0 while people enter, 1 while it is played, 2 after it.
CREATE TABLE tournament (
  id TEXT PRIMARY KEY,
  account INTEGER NOT NULL,
  plan TEXT NOT NULL,
  lot INTEGER NOT NULL,
  state INTEGER NOT NULL,
  created INTEGER NOT NULL,
  began INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX tournament_by_state ON tournament (state, created);

-- Who plays. When the tournament begins, players are numbered again by their ratings.
CREATE TABLE entrant (
  tournament TEXT NOT NULL,
  number INTEGER NOT NULL,
  account INTEGER NOT NULL,
  rating INTEGER,
  present INTEGER NOT NULL,
  PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entrant_by_account ON entrant (account, tournament) WHERE account <> 0;

-- Who met whom, and how it ended. Everything else about a tournament follows from this.
CREATE TABLE pairing (
  tournament TEXT NOT NULL,
  round INTEGER NOT NULL,
  place INTEGER NOT NULL,
  first INTEGER NOT NULL,
  second INTEGER,
  game TEXT UNIQUE,
  outcome TEXT,
  PRIMARY KEY (tournament, round, place)
) STRICT, WITHOUT ROWID;

ALTER TABLE game ADD COLUMN tournament TEXT;

-- Whom somebody does not want to hear or to meet.
CREATE TABLE block (
  account INTEGER NOT NULL,
  other INTEGER NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (account, other)
) STRICT, WITHOUT ROWID;

-- What somebody found so bad that whoever runs the server should see it. `lines` are the last lines of the chat then.
CREATE TABLE report (
  id INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  other INTEGER NOT NULL,
  game TEXT NOT NULL,
  why TEXT NOT NULL,
  lines TEXT NOT NULL,
  at INTEGER NOT NULL,
  done INTEGER NOT NULL DEFAULT 0
) STRICT;
