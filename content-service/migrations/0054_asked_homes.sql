-- Homes of an agency's own service that a visitor named before they were learned (docs/decisions/0086): a row is who
-- asks, and for a minute what came of it.
CREATE TABLE asked_homes (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  -- Milliseconds since 1970.
  asked_at INTEGER NOT NULL,
  -- null while the service is asked.
  outcome  TEXT CHECK (outcome IN ('learned', 'unknown', 'unreachable')),
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;
