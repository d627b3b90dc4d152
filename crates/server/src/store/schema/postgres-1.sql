-- The tables of the files for SQLite, in the words of PostgreSQL: whole numbers have 64 bits, and truth values are numbers.

-- People and programs. A guest has no password. `folded` is the name as it is compared.
CREATE TABLE account (
  id BIGINT PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  password TEXT,
  recovery BYTEA,
  kind TEXT NOT NULL,
  level BIGINT NOT NULL DEFAULT 0,
  any_rules BIGINT NOT NULL DEFAULT 0,
  banned BIGINT NOT NULL DEFAULT 0,
  created BIGINT NOT NULL
);

-- The number of the next account. Numbers are never used again: reports, games and lines that are open may still speak of an account that
-- was deleted.
CREATE TABLE account_number (next BIGINT NOT NULL);
INSERT INTO account_number (next) VALUES (1);

-- What cookies and tokens are compared with: only their hashes are kept.
CREATE TABLE secret (
  hash BYTEA PRIMARY KEY,
  account BIGINT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  created BIGINT NOT NULL
);
CREATE INDEX secret_by_account ON secret (account);

-- Documents of people, by the hash of their content.
CREATE TABLE document (
  name TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  account BIGINT,
  at BIGINT NOT NULL
);
CREATE INDEX document_by_account ON document (account, at);

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  title TEXT NOT NULL,
  pool TEXT NOT NULL,
  start TEXT,
  control TEXT,
  rated BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  created BIGINT NOT NULL,
  state BIGINT NOT NULL,
  live BIGINT NOT NULL,
  due_at BIGINT,
  score TEXT,
  cause TEXT,
  tournament TEXT
);
CREATE INDEX game_by_state ON game (state, live, due_at);

CREATE TABLE seat (
  game TEXT NOT NULL REFERENCES game (id),
  side BIGINT NOT NULL,
  account BIGINT NOT NULL,
  PRIMARY KEY (game, side)
);
CREATE INDEX seat_by_account ON seat (account, game);

-- The games: everything else about one follows from its events. The primary key is the referee between two writers.
CREATE TABLE event (
  game TEXT NOT NULL,
  seq BIGINT NOT NULL,
  by BIGINT,
  client BIGINT NOT NULL,
  spent BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
);
CREATE UNIQUE INDEX event_by_client ON event (game, by, client) WHERE client <> 0;

CREATE TABLE rating (
  account BIGINT NOT NULL,
  pool TEXT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  deviation DOUBLE PRECISION NOT NULL,
  volatility DOUBLE PRECISION NOT NULL,
  games BIGINT NOT NULL,
  PRIMARY KEY (account, pool)
);

CREATE TABLE chat (
  rowid BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  game TEXT NOT NULL,
  at BIGINT NOT NULL,
  account BIGINT NOT NULL,
  room TEXT NOT NULL,
  text TEXT NOT NULL
);
CREATE INDEX chat_by_game ON chat (game, at);

-- Who is invited to which game, until the invitation is answered.
CREATE TABLE challenge (
  game TEXT PRIMARY KEY,
  by BIGINT NOT NULL,
  dest BIGINT NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL
);
CREATE INDEX challenge_by_dest ON challenge (dest);

-- Offers in the lobby that stay when their page is closed: those of games with days for a move. `body` is the offer as it is shown.
CREATE TABLE seek (
  id TEXT PRIMARY KEY,
  account BIGINT NOT NULL,
  rating DOUBLE PRECISION NOT NULL,
  body TEXT NOT NULL,
  at BIGINT NOT NULL
);

-- Tournaments. `plan` is what was announced, `lot` a number drawn at random; `state` is 0 while people enter, 1 while it is played, 2 after it.
CREATE TABLE tournament (
  id TEXT PRIMARY KEY,
  account BIGINT NOT NULL,
  plan TEXT NOT NULL,
  lot BIGINT NOT NULL,
  state BIGINT NOT NULL,
  created BIGINT NOT NULL,
  began BIGINT
);
CREATE INDEX tournament_by_state ON tournament (state, created);

-- Who plays. When the tournament begins, players are numbered again by their ratings.
CREATE TABLE entrant (
  tournament TEXT NOT NULL,
  number BIGINT NOT NULL,
  account BIGINT NOT NULL,
  rating BIGINT,
  present BIGINT NOT NULL,
  PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX entrant_by_account ON entrant (account, tournament) WHERE account <> 0;

-- Who met whom, and how it ended. Everything else about a tournament follows from this.
CREATE TABLE pairing (
  tournament TEXT NOT NULL,
  round BIGINT NOT NULL,
  place BIGINT NOT NULL,
  first BIGINT NOT NULL,
  second BIGINT,
  game TEXT UNIQUE,
  outcome TEXT,
  PRIMARY KEY (tournament, round, place)
);

-- Whom somebody does not want to hear or to meet.
CREATE TABLE block (
  account BIGINT NOT NULL,
  other BIGINT NOT NULL,
  at BIGINT NOT NULL,
  PRIMARY KEY (account, other)
);

-- What somebody found so bad that whoever runs the server should see it. `lines` are the last lines of the chat then.
CREATE TABLE report (
  id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account BIGINT NOT NULL,
  other BIGINT NOT NULL,
  game TEXT NOT NULL,
  why TEXT NOT NULL,
  lines TEXT NOT NULL,
  at BIGINT NOT NULL,
  done BIGINT NOT NULL DEFAULT 0
);
