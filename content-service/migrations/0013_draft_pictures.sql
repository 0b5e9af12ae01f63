-- intake/: pictures that an agency's people send for a home (decision 157). A draft names its pictures, as records do.

-- Bytes that people of a site have sent as pictures on a day (UTC): what a day may cost is limited.
CREATE TABLE sent_pictures (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day     TEXT NOT NULL,
  bytes   INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

-- intake/: A picture of a draft is named by it: it is served, and stays when the record stops showing it.
CREATE TRIGGER draft_names_pictures AFTER INSERT ON home_drafts
WHEN NEW.field IN ('estate.pictures', 'rental.photos')
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-' || NEW.kind, NEW.home, one.name FROM (
    SELECT coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original') AS name
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  ) AS one
  WHERE typeof(one.name) = 'text' AND one.name NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
END;

-- intake/: The sweep of days that are over.
CREATE INDEX sent_pictures_by_day ON sent_pictures (day);

-- intake/: A list that changes names what is new in it, and then no longer what has left it.
CREATE TRIGGER draft_changes_pictures AFTER UPDATE OF value ON home_drafts
WHEN NEW.field IN ('estate.pictures', 'rental.photos')
BEGIN
  INSERT INTO picture_uses (site_id, kind, id, name)
  SELECT DISTINCT NEW.site_id, 'draft-' || NEW.kind, NEW.home, one.name FROM (
    SELECT coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original') AS name
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  ) AS one
  WHERE typeof(one.name) = 'text' AND one.name NOT GLOB '*[^A-Za-z0-9_.-]*'
  ON CONFLICT DO NOTHING;
  DELETE FROM picture_uses
  WHERE site_id = NEW.site_id AND kind = 'draft-' || NEW.kind AND id = NEW.home AND name NOT IN (
    SELECT ifnull(coalesce(iif(type = 'object', value, '{}') ->> '$.file',
      iif(type = 'object', value, '{}') ->> '$.original'), '')
    FROM json_each(iif(json_type(NEW.value) = 'array', NEW.value, '[]'))
  );
END;

-- intake/: A list that leaves the draft names nothing: it went out, and its record names them, or nothing does.
CREATE TRIGGER draft_leaves_pictures AFTER DELETE ON home_drafts
WHEN OLD.field IN ('estate.pictures', 'rental.photos')
BEGIN
  DELETE FROM picture_uses WHERE site_id = OLD.site_id AND kind = 'draft-' || OLD.kind AND id = OLD.home;
END;
