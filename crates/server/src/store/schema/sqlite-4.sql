-- The number of the next account. Numbers are never used again: reports, games and lines that are open may still speak of an account that
-- was deleted.
CREATE TABLE account_number (next INTEGER NOT NULL) STRICT;
INSERT INTO account_number (next)
SELECT 1 + max(coalesce((SELECT max(id) FROM account), 0), coalesce((SELECT max(other) FROM report), 0));
