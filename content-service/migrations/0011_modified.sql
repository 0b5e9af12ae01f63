-- When what a page tells last changed, for sitemaps. Triggers write it down, so that no import can forget
-- to; one that brings the same document again moves nothing. What was here before is not in it: nobody
-- knows when that changed. Rows may outlive their documents.
CREATE TABLE modified_documents (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind        TEXT NOT NULL CHECK (kind IN ('estate', 'rental', 'page')),
  id          TEXT NOT NULL,
  -- Instant in UTC, ISO 8601.
  modified_at TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;

-- The page of a project lists its units: it changes with each of them.
CREATE TRIGGER estate_document_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER estate_document_changed AFTER UPDATE OF doc ON estate_documents WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT e.parent_id FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- Withdrawn and offered again.
CREATE TRIGGER estate_withdrawal_changed AFTER UPDATE OF withdrawn_at ON estates
WHEN (OLD.withdrawn_at IS NULL) <> (NEW.withdrawn_at IS NULL)
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT NEW.site_id, 'estate', page.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
  FROM (SELECT NEW.id AS id UNION SELECT NEW.parent_id WHERE NEW.parent_id IS NOT NULL) AS page WHERE true
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

-- The page of an estate of the second source tells of its listing; a new one comes before its estate.
CREATE TRIGGER listing_document_changed AFTER UPDATE OF doc ON skarabee_listings WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents (site_id, kind, id, modified_at)
  SELECT e.site_id, 'estate', e.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.guid = NEW.guid
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER rental_document_new AFTER INSERT ON rental_units
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER rental_document_changed AFTER UPDATE OF doc ON rental_units WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'rental', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER page_document_new AFTER INSERT ON pages
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;

CREATE TRIGGER page_document_changed AFTER UPDATE OF doc ON pages WHEN OLD.doc <> NEW.doc
BEGIN
  INSERT INTO modified_documents VALUES (NEW.site_id, 'page', NEW.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  ON CONFLICT DO UPDATE SET modified_at = excluded.modified_at;
END;
