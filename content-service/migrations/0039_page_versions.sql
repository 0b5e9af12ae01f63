-- intake/: earlier versions of what an agency's people write of its pages (decision 184).

-- What a change on the staff's page replaced: the record of the page as it was before. The last ten of each page.
CREATE TABLE page_versions (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page TEXT NOT NULL COLLATE NOCASE,
  number INTEGER NOT NULL,
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  withdrawn_at TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, page, number)
) STRICT, WITHOUT ROWID;
-- By which old versions go.
CREATE INDEX page_versions_by_age ON page_versions (at);
