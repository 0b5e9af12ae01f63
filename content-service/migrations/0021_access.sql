-- Who may call the service at its public door, and what they did (docs/decisions/0044).

-- Tokens. A secret is told once, when its token is made, and never stored.
CREATE TABLE tokens (
  -- '*' stands for every site.
  site_id    TEXT NOT NULL,
  id         TEXT NOT NULL,
  role       TEXT NOT NULL CHECK (role IN ('read', 'write', 'operate')),
  name       TEXT NOT NULL,
  -- SHA-256 of the secret, hexadecimal.
  hash       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  revoked_at TEXT,
  -- Goes with its site; every site is none that could be referred to.
  of_site    TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX tokens_by_id ON tokens (id);

-- One row a deed, written in the deed's own batch.
CREATE TABLE journal (
  site_id TEXT NOT NULL,
  -- Grows with every deed and is never given twice.
  seq     INTEGER PRIMARY KEY AUTOINCREMENT,
  at      TEXT NOT NULL,
  -- Id of a token, or 'operator'.
  who     TEXT NOT NULL,
  deed    TEXT NOT NULL,
  what    TEXT NOT NULL,
  count   INTEGER NOT NULL,
  of_site TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE
) STRICT;

CREATE INDEX journal_of_site ON journal (site_id, seq);
CREATE INDEX journal_by_age ON journal (at);
