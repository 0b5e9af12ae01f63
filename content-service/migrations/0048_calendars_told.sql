-- Calendars that are read at a secret address: viewings of a person, nights of a holiday rental (docs/decisions/0084).
CREATE TABLE calendars (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind       TEXT NOT NULL CHECK (kind IN ('person', 'unit')),
  -- Of an agent of the agenda, or of a rental unit.
  subject_id TEXT NOT NULL,
  -- With the deployment's secret it makes the token of the address; another one, another address.
  seed       TEXT NOT NULL,
  -- SHA-256 of that token, by which it is found.
  hash       TEXT NOT NULL,
  made_at    TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, subject_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX calendars_by_hash ON calendars (site_id, hash);
