-- What is kept beside the estates so that a search need not read them all. Triggers keep it, since estates
-- come and go in many ways: an import, a withdrawal, the end of a site.

-- How many listed estates there are of each kind in each city, and in the row of city '*' all over the
-- site. '' stands for null, which no key may be.
CREATE TABLE estate_counts (
  site_id         TEXT NOT NULL,
  city_id         TEXT NOT NULL,
  city_name       TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id    TEXT NOT NULL,
  sub_type_id     TEXT NOT NULL,
  country_id      TEXT NOT NULL,
  transaction_id  TEXT NOT NULL,
  -- Whether they are the second source's.
  second          INTEGER NOT NULL CHECK (second IN (0, 1)),
  estates         INTEGER NOT NULL,
  PRIMARY KEY (site_id, city_id, city_name, transaction_key, head_type_id, sub_type_id, country_id,
    transaction_id, second)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER estates_count_new AFTER INSERT ON estates
  WHEN NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
BEGIN
  INSERT INTO estate_counts VALUES
    (NEW.site_id, '*', '', ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''),
      ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''),
      NEW.guid IS NOT NULL, 1),
    (NEW.site_id, ifnull(NEW.city_id, ''), ifnull(NEW.city_name, ''), ifnull(NEW.transaction_key, ''),
      ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
      ifnull(NEW.transaction_id, ''), NEW.guid IS NOT NULL, 1)
  ON CONFLICT DO UPDATE SET estates = estates + 1;
END;

CREATE TRIGGER estates_count_gone AFTER DELETE ON estates
  WHEN OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL
BEGIN
  UPDATE estate_counts SET estates = estates - 1
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND sub_type_id = ifnull(OLD.sub_type_id, '') AND country_id = ifnull(OLD.country_id, '')
    AND transaction_id = ifnull(OLD.transaction_id, '') AND second = (OLD.guid IS NOT NULL);
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
END;

CREATE TRIGGER estates_count_changed AFTER UPDATE OF
    parent_id, withdrawn_at, guid, country_id, city_id, city_name, head_type_id, sub_type_id,
    transaction_id, transaction_key ON estates
  WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.guid IS NULL, OLD.country_id, OLD.city_id, OLD.city_name,
      OLD.head_type_id, OLD.sub_type_id, OLD.transaction_id, OLD.transaction_key) IS NOT
    (NEW.parent_id, NEW.withdrawn_at, NEW.guid IS NULL, NEW.country_id, NEW.city_id, NEW.city_name,
      NEW.head_type_id, NEW.sub_type_id, NEW.transaction_id, NEW.transaction_key)
BEGIN
  UPDATE estate_counts SET estates = estates - 1
  WHERE OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND sub_type_id = ifnull(OLD.sub_type_id, '') AND country_id = ifnull(OLD.country_id, '')
    AND transaction_id = ifnull(OLD.transaction_id, '') AND second = (OLD.guid IS NOT NULL);
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
  INSERT INTO estate_counts
  SELECT NEW.site_id, place.city_id, place.city_name, ifnull(NEW.transaction_key, ''),
    ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
    ifnull(NEW.transaction_id, ''), NEW.guid IS NOT NULL, 1
  FROM (SELECT '*' AS city_id, '' AS city_name
    UNION ALL SELECT ifnull(NEW.city_id, ''), ifnull(NEW.city_name, '')) AS place
  WHERE NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
  ON CONFLICT DO UPDATE SET estates = estates + 1;
END;

-- The words of what is listed, each written behind its site's id in hexadecimal ("636F617374:zeezicht"), so
-- that a word is looked for among those of one site. It holds no text: `estate_documents.words` does, and
-- it can be made anew from there. `ascii` takes every letter beyond ASCII as part of a word; the words are
-- folded already.
CREATE VIRTUAL TABLE estate_words USING fts5 (
  words, content = '', contentless_delete = 1, detail = none, tokenize = "ascii tokenchars ':'"
);

CREATE TRIGGER documents_words_new AFTER INSERT ON estate_documents
BEGIN
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

CREATE TRIGGER documents_words_changed AFTER UPDATE OF words ON estate_documents
  WHEN OLD.words <> NEW.words
BEGIN
  DELETE FROM estate_words
  WHERE rowid = (SELECT num FROM estates WHERE site_id = NEW.site_id AND id = NEW.id);
  INSERT INTO estate_words (rowid, words)
  SELECT e.num, replace(' ' || NEW.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estates AS e
  WHERE e.site_id = NEW.site_id AND e.id = NEW.id AND e.parent_id IS NULL AND e.withdrawn_at IS NULL;
END;

CREATE TRIGGER estates_words_changed AFTER UPDATE OF parent_id, withdrawn_at ON estates
  WHEN (OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL) <>
    (NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL)
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
  INSERT INTO estate_words (rowid, words)
  SELECT NEW.num, replace(' ' || d.words, ' ', ' ' || hex(NEW.site_id) || ':') FROM estate_documents AS d
  WHERE d.site_id = NEW.site_id AND d.id = NEW.id AND NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL;
END;

CREATE TRIGGER estates_words_gone AFTER DELETE ON estates
BEGIN
  DELETE FROM estate_words WHERE rowid = OLD.num;
END;

-- A project and its units are imported in any order. The mark stays when the units have gone: it says
-- where to look, not what is there.
CREATE TRIGGER estates_unit_new AFTER INSERT ON estates WHEN NEW.parent_id IS NOT NULL
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

CREATE TRIGGER estates_unit_moved AFTER UPDATE OF parent_id ON estates
  WHEN NEW.parent_id IS NOT NULL AND NEW.parent_id IS NOT OLD.parent_id
BEGIN
  UPDATE estates SET has_units = 1 WHERE site_id = NEW.site_id AND id = NEW.parent_id AND has_units = 0;
END;

CREATE TRIGGER estates_project_new AFTER INSERT ON estates
  WHEN NEW.parent_id IS NULL
    AND EXISTS (SELECT 1 FROM estates WHERE site_id = NEW.site_id AND parent_id = NEW.id)
BEGIN
  UPDATE estates SET has_units = 1 WHERE num = NEW.num;
END;
