-- Clubs, in the words of PostgreSQL: as in the fifth file for SQLite.
CREATE TABLE club (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  about TEXT NOT NULL,
  entry TEXT NOT NULL,
  secret TEXT NOT NULL,
  board TEXT,
  created BIGINT NOT NULL
);

CREATE TABLE club_member (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  account BIGINT NOT NULL,
  role TEXT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (club, account)
);
CREATE INDEX club_member_by_account ON club_member (account);

CREATE TABLE club_round (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  number BIGINT NOT NULL,
  account BIGINT NOT NULL,
  simul BIGINT NOT NULL,
  title TEXT NOT NULL,
  created BIGINT NOT NULL,
  PRIMARY KEY (club, number)
);

CREATE TABLE club_game (
  club TEXT NOT NULL REFERENCES club (id) ON DELETE CASCADE,
  round BIGINT NOT NULL,
  place BIGINT NOT NULL,
  game TEXT NOT NULL,
  PRIMARY KEY (club, round, place)
);

ALTER TABLE game ADD COLUMN club TEXT;
CREATE INDEX game_by_club ON game (club) WHERE club IS NOT NULL;
