-- Secret addresses at which an agency sees its site before it is opened (docs/decisions/0131).
CREATE TABLE previews (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  -- SHA-256 of the secret in the hostname.
  hash TEXT NOT NULL,
  created_at TEXT NOT NULL,
  until TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) WITHOUT ROWID;
CREATE INDEX previews_until ON previews (until);
