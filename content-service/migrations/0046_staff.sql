-- People who answer for an agency, and how they come in: by a mailed link, without a password (docs/decisions/0082).
CREATE TABLE staff (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  name       TEXT NOT NULL,
  -- Empty once they were removed: the journal keeps the name alone.
  email      TEXT NOT NULL,
  -- SHA-256 of the address in lower case.
  email_key  TEXT NOT NULL,
  -- What they see and answer: everything, or what was mailed to them.
  sees       TEXT NOT NULL CHECK (sees IN ('all', 'own')),
  created_at TEXT NOT NULL,
  removed_at TEXT,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX staff_of_address ON staff (site_id, email_key) WHERE removed_at IS NULL;
CREATE INDEX staff_removed ON staff (removed_at) WHERE removed_at IS NOT NULL;

-- Every address that was typed to sign in with, known or not: what rates are counted by, for a day.
CREATE TABLE staff_asks (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key  TEXT NOT NULL,
  -- Keyed hash of the network; empty where there is none.
  sender_key TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

CREATE INDEX staff_asks_of_address ON staff_asks (site_id, email_key, created_at);
CREATE INDEX staff_asks_of_site ON staff_asks (site_id, created_at);
CREATE INDEX staff_asks_by_age ON staff_asks (created_at);

-- A link that was mailed: works once, and in the browser that asked.
CREATE TABLE staff_sign_ins (
  site_id      TEXT NOT NULL,
  id           TEXT NOT NULL,
  -- SHA-256 of the token.
  hash         TEXT NOT NULL,
  staff_id     TEXT NOT NULL,
  -- SHA-256 of what the browser that asked holds.
  browser_hash TEXT NOT NULL,
  -- Word and number, on the screen and in the mail.
  sign         TEXT NOT NULL,
  locale       TEXT NOT NULL,
  origin       TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  expires_at   TEXT NOT NULL,
  used_at      TEXT,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX staff_sign_in_of_token ON staff_sign_ins (site_id, hash);
CREATE INDEX staff_sign_ins_of ON staff_sign_ins (site_id, staff_id);
CREATE INDEX staff_sign_ins_by_end ON staff_sign_ins (expires_at);

CREATE TABLE staff_sessions (
  site_id    TEXT NOT NULL,
  -- SHA-256 of what the device's cookie holds.
  hash       TEXT NOT NULL,
  -- By which lists name it; opens nothing.
  id         TEXT NOT NULL,
  staff_id   TEXT NOT NULL,
  -- "Firefox, Windows".
  device     TEXT NOT NULL,
  created_at TEXT NOT NULL,
  seen_at    TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, staff_id) REFERENCES staff (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX staff_sessions_of ON staff_sessions (site_id, staff_id);
CREATE INDEX staff_sessions_by_end ON staff_sessions (expires_at);
