-- A picture may have a JPEG for programs other than browsers: mails and link previews (docs/decisions/0114). Its
-- version is `social`, so that it comes, changes and goes with the picture's sizes.
CREATE TABLE assets_anew (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,
  version      TEXT NOT NULL CHECK (version GLOB 'w[1-9]*' OR version = 'social'),
  r2_key       TEXT NOT NULL,
  -- Of the bytes, hexadecimal: the ETag.
  hash         TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  bytes        INTEGER NOT NULL,
  -- A drawn plan: shown whole, never cut to a shape.
  plan         INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1)),
  PRIMARY KEY (site_id, name, version),
  CONSTRAINT social_is_jpeg CHECK (
    version <> 'social' OR (content_type = 'image/jpeg' AND width = 1200 AND height = 630)
  )
) STRICT;
INSERT INTO assets_anew
SELECT site_id, name, version, r2_key, hash, content_type, width, height, bytes, plan FROM assets;
DROP TABLE assets;
ALTER TABLE assets_anew RENAME TO assets;
CREATE INDEX assets_by_hash ON assets (site_id, hash);

-- Files that were part of a picture are kept for a restore; those that never were, only for the import that sent them.
ALTER TABLE picture_files ADD COLUMN used INTEGER NOT NULL DEFAULT 0 CHECK (used IN (0, 1));
UPDATE picture_files SET used = 1 WHERE unused_since IS NULL;
DROP INDEX picture_files_unused;
-- The sweep reads what may go, neither the files that pages show nor those that are kept for a restore.
CREATE INDEX picture_files_unused ON picture_files (used, unused_since) WHERE unused_since IS NOT NULL;

-- Pictures that each record names. Only pictures that a record has named once can be without a name later: icons, and
-- pictures of settings, never have a row.
CREATE TABLE picture_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  id      TEXT NOT NULL COLLATE NOCASE,
  name    TEXT NOT NULL,
  PRIMARY KEY (site_id, name, kind, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX picture_uses_of_record ON picture_uses (site_id, kind, id);

-- Pictures that nothing names any more: not served, and deleted after a while.
CREATE TABLE unnamed_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name    TEXT NOT NULL,
  since   TEXT NOT NULL,
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX unnamed_pictures_by_age ON unnamed_pictures (since);

CREATE TRIGGER picture_named AFTER INSERT ON picture_uses
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.site_id AND name = NEW.name;
END;

CREATE TRIGGER picture_unnamed AFTER DELETE ON picture_uses
WHEN NOT EXISTS (SELECT 1 FROM picture_uses WHERE site_id = OLD.site_id AND name = OLD.name)
  -- A site's settings name pictures in several members, each as a whole text.
  AND EXISTS (SELECT 1 FROM sites WHERE id = OLD.site_id AND instr(doc, '"' || OLD.name || '"') = 0)
BEGIN
  INSERT INTO unnamed_pictures (site_id, name, since)
  VALUES (OLD.site_id, OLD.name, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO NOTHING;
END;

CREATE TRIGGER picture_named_by_site AFTER UPDATE OF doc ON sites
BEGIN
  DELETE FROM unnamed_pictures WHERE site_id = NEW.id AND instr(NEW.doc, '"' || name || '"') > 0;
END;

INSERT INTO picture_uses (site_id, kind, id, name)
SELECT DISTINCT r.site_id, r.kind, r.id, named.atom FROM records AS r, json_tree(r.doc) AS named
WHERE r.withdrawn_at IS NULL AND r.kind <> 'picture' AND named.type = 'text' AND (
  (named.key = 'file' AND (named.path GLOB '*.pictures[[]*]' OR named.path GLOB '*.picture'
    OR named.path GLOB '*.hero' OR named.path GLOB '*.heroEvening'))
  OR (named.key = 'original' AND named.path GLOB '*.photos[[]*]')
  OR named.fullkey = '$.contact.picture'
) AND EXISTS (SELECT 1 FROM assets AS a WHERE a.site_id = r.site_id AND a.name = named.atom);

CREATE TRIGGER assets_insert_uses_file AFTER INSERT ON assets
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
END;

-- A file is unused since nothing named its picture, which may be long before the picture is deleted.
CREATE TRIGGER assets_delete_leaves_file AFTER DELETE ON assets
BEGIN
  UPDATE picture_files SET unused_since = ifnull(
    (SELECT since FROM unnamed_pictures WHERE site_id = OLD.site_id AND name = OLD.name),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;

CREATE TRIGGER assets_update_changes_file AFTER UPDATE OF hash ON assets WHEN NEW.hash <> OLD.hash
BEGIN
  UPDATE picture_files SET unused_since = NULL, used = 1
  WHERE site_id = NEW.site_id AND hash = NEW.hash AND (unused_since IS NOT NULL OR used = 0);
  UPDATE picture_files SET unused_since = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  WHERE site_id = OLD.site_id AND hash = OLD.hash
    AND NOT EXISTS (SELECT 1 FROM assets WHERE site_id = OLD.site_id AND hash = OLD.hash);
END;
