-- Offers in the lobby that stay when their page is closed: those of games with days for a move. `body` is the offer as it is shown.
CREATE TABLE seek (
  id TEXT PRIMARY KEY,
  account INTEGER NOT NULL,
  rating REAL NOT NULL,
  body TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
