-- A site that is being restored from a backup: no call finds it until it is complete (decision 129). Events and journal
-- entries count over a whole database: numbers of the backup are raised by these.
CREATE TABLE restores (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  saved_at TEXT NOT NULL,
  began_at TEXT NOT NULL,
  events_from INTEGER NOT NULL,
  journal_from INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
