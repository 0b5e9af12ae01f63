-- sitemap/: how far search engines were told which pages changed (decision 194).

-- The place of a site among its changed pages: those before it were told, or given up. A site has a row while it is open
-- and has a key (`settings.indexNow`).
CREATE TABLE index_now (
  site_id   TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- The last page that was told: its modified_documents.modified_at, kind and id.
  reported_at   TEXT NOT NULL,
  reported_kind TEXT NOT NULL DEFAULT '',
  reported_id   TEXT NOT NULL DEFAULT '',
  -- Posts of the pages after it, including one under way.
  attempts  INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  -- When the next post is due; while one is under way, the end of its lease.
  next_at   TEXT NOT NULL,
  -- Why the last post failed: a status, or a word; null after one that was taken.
  outcome   TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX index_now_due ON index_now (next_at);
CREATE INDEX sites_with_index_now ON sites (id)
  WHERE removed_at IS NULL AND doc ->> '$.state' = 'live' AND doc ->> '$.settings.indexNow' IS NOT NULL;
CREATE INDEX modified_documents_by_time ON modified_documents (site_id, modified_at, kind, id);
