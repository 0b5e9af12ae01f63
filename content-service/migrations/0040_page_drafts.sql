-- intake/: what an agency's people are writing of its pages (decision 186).

-- Drafts of pages: visitors see none of it. Of a new page there is a draft and no record.
CREATE TABLE page_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  page TEXT NOT NULL COLLATE NOCASE,
  -- Hash of `doc`.
  mark TEXT NOT NULL,
  -- Stands for the record on which it was begun; null for a new page.
  base TEXT,
  -- staff.id.
  who TEXT NOT NULL,
  at TEXT NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, page)
) STRICT, WITHOUT ROWID;
-- By which old drafts go.
CREATE INDEX page_drafts_by_age ON page_drafts (at);

-- A picture of a draft is named by it: it is served, and stays until the page goes out or the draft goes.
CREATE TRIGGER page_draft_names_pictures AFTER INSERT ON page_drafts
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-page', NEW.page, value FROM json_tree(NEW.doc)
  WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
END;

-- A draft that changes names what is new in it, and then no longer what has left it.
CREATE TRIGGER page_draft_changes_pictures AFTER UPDATE OF doc ON page_drafts
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-page', NEW.page, value FROM json_tree(NEW.doc)
  WHERE key = 'file' AND type = 'text' AND value NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
  DELETE FROM picture_uses
  WHERE site_id = NEW.site_id AND kind = 'draft-page' AND id = NEW.page AND name NOT IN (
    SELECT value FROM json_tree(NEW.doc) WHERE key = 'file' AND type = 'text'
  );
END;

-- A draft that goes names nothing: its page went out and names them, or nothing does.
CREATE TRIGGER page_draft_leaves_pictures AFTER DELETE ON page_drafts
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-page' AND id = OLD.page;
END;
