-- intake/: what an agency's people changed in the settings of their site (decision 181).

-- The last changes on the agency's page, each with the values before and after, so that it can be put back.
CREATE TABLE site_changes (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number   INTEGER NOT NULL,
  -- staff.id.
  who      TEXT NOT NULL,
  at       TEXT NOT NULL,
  -- Number of the change that it put back; null for another change.
  put_back INTEGER,
  -- A list of {path, before, after}, and `place` of an entry that was taken out of its list.
  rows     TEXT NOT NULL CHECK (json_valid(rows)),
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX site_changes_by_age ON site_changes (at);
