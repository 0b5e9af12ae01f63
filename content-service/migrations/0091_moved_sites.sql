-- An agency that moves to another database (decision 130). While it does, no isolate caches where it is.
ALTER TABLE site_shards ADD COLUMN moving_to INTEGER CHECK (moving_to >= 0);
ALTER TABLE site_shards ADD COLUMN moving_since TEXT CHECK ((moving_to IS NULL) = (moving_since IS NULL));

-- A site whose rows do not change, in the database that it leaves. `held` ends by itself at `until` (seconds); then it is
-- decided that the site moves (`decided`), it has moved (`moved`), and its rows here are being deleted (`leaving`).
CREATE TABLE holds (
  site_id  TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  state    TEXT NOT NULL CHECK (state IN ('held', 'decided', 'moved', 'leaving')),
  until    INTEGER CHECK ((until IS NULL) = (state <> 'held')),
  since    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX holds_since ON holds (since) WHERE state <> 'held';
