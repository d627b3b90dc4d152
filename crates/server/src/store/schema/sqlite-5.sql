-- Clubs. `entry` says how people come in, `secret` is the part of the invitation that strangers do not guess, `board` the game that all are shown.
CREATE TABLE club (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  entry TEXT NOT NULL,
  secret TEXT NOT NULL,
  board TEXT,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Who is in a club, and as what: one is its owner.
CREATE TABLE club_member (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  account INTEGER NOT NULL,
  role TEXT NOT NULL,
  at INTEGER NOT NULL,
  PRIMARY KEY (club, account)
) STRICT, WITHOUT ROWID;
CREATE INDEX club_member_by_account ON club_member (account);

-- Games that were begun together. In a simul, the account plays against all others.
CREATE TABLE club_round (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  number INTEGER NOT NULL,
  account INTEGER NOT NULL,
  simul INTEGER NOT NULL,
  title TEXT NOT NULL,
  created INTEGER NOT NULL,
  PRIMARY KEY (club, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE club_game (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  round INTEGER NOT NULL,
  place INTEGER NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (club, round, place)
) STRICT, WITHOUT ROWID;

ALTER TABLE game ADD COLUMN club TEXT;
CREATE INDEX game_by_club ON game (club) WHERE club IS NOT NULL;
