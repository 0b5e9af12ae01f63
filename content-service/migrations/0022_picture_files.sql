-- Whether a picture is a drawn plan: shown whole, never cut to a shape.
ALTER TABLE assets ADD COLUMN plan INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1));
CREATE INDEX assets_by_hash ON assets (site_id, hash);

-- Bytes in R2 under `{site_id}/{hash}`, as they were uploaded; `assets` names them by their hash.
CREATE TABLE picture_files (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the bytes, hexadecimal.
  hash         TEXT NOT NULL CHECK (length(hash) = 64),
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  bytes        INTEGER NOT NULL,
  -- Since when no picture names it and no import has asked for it; null while one does.
  unused_since TEXT,
  -- Its bytes are being deleted: nothing may name it any more.
  swept_at     TEXT,
  PRIMARY KEY (site_id, hash)
) STRICT;

-- The sweep reads what may go, never the files that pages show.
CREATE INDEX picture_files_unused ON picture_files (unused_since) WHERE unused_since IS NOT NULL;

CREATE TRIGGER assets_insert_uses_file AFTER INSERT ON assets
BEGIN
  UPDATE picture_files SET unused_since = NULL
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND unused_since IS NOT NULL;
END;

CREATE TRIGGER assets_delete_leaves_file AFTER DELETE ON assets
BEGIN
  UPDATE picture_files SET unused_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

CREATE TRIGGER assets_update_changes_file AFTER UPDATE OF hash ON assets WHEN NEW.hash <> OLD.hash
BEGIN
  UPDATE picture_files SET unused_since = NULL
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND unused_since IS NOT NULL;
  UPDATE picture_files SET unused_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;
