-- People and programs. A guest has no password. `folded` is the name as it is compared.
CREATE TABLE account (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  folded TEXT NOT NULL UNIQUE,
  password TEXT,
  recovery BLOB,
  kind TEXT NOT NULL,
  level INTEGER NOT NULL DEFAULT 0,
  any_rules INTEGER NOT NULL DEFAULT 0,
  banned INTEGER NOT NULL DEFAULT 0,
  created INTEGER NOT NULL
) STRICT;

-- What cookies and tokens are compared with: only their hashes are kept.
CREATE TABLE secret (
  hash BLOB PRIMARY KEY,
  account INTEGER NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  kind TEXT NOT NULL,
  label TEXT NOT NULL,
  created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX secret_by_account ON secret (account);

-- Documents of people, by the hash of their content.
CREATE TABLE document (
  name TEXT PRIMARY KEY,
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  account INTEGER,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX document_by_account ON document (account, at);

CREATE TABLE game (
  id TEXT PRIMARY KEY,
  document TEXT NOT NULL,
  title TEXT NOT NULL,
  pool TEXT NOT NULL,
  start TEXT,
  control TEXT,
  rated INTEGER NOT NULL,
  listed INTEGER NOT NULL,
  created INTEGER NOT NULL,
  state INTEGER NOT NULL,
  live INTEGER NOT NULL,
  due_at INTEGER,
  score TEXT,
  cause TEXT,
  owner INTEGER NOT NULL DEFAULT 0,
  fence INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX game_by_state ON game (state, live, due_at);

CREATE TABLE seat (
  game TEXT NOT NULL REFERENCES game (id),
  side INTEGER NOT NULL,
  account INTEGER NOT NULL,
  PRIMARY KEY (game, side)
) STRICT, WITHOUT ROWID;
CREATE INDEX seat_by_account ON seat (account, game);

-- The games: everything else about one follows from its events. The primary key is the referee between two writers.
CREATE TABLE event (
  game TEXT NOT NULL,
  seq INTEGER NOT NULL,
  by INTEGER,
  client INTEGER NOT NULL,
  spent INTEGER NOT NULL,
  at INTEGER NOT NULL,
  kind TEXT NOT NULL,
  body TEXT NOT NULL,
  PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX event_by_client ON event (game, by, client) WHERE client <> 0;

CREATE TABLE rating (
  account INTEGER NOT NULL,
  pool TEXT NOT NULL,
  rating REAL NOT NULL,
  deviation REAL NOT NULL,
  volatility REAL NOT NULL,
  games INTEGER NOT NULL,
  PRIMARY KEY (account, pool)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
  game TEXT NOT NULL,
  at INTEGER NOT NULL,
  account INTEGER NOT NULL,
  room TEXT NOT NULL,
  text TEXT NOT NULL
) STRICT;
CREATE INDEX chat_by_game ON chat (game, at);

-- Who is invited to which game, until the invitation is answered.
CREATE TABLE challenge (
  game TEXT PRIMARY KEY,
  by INTEGER NOT NULL,
  dest INTEGER NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX challenge_by_dest ON challenge (dest);
