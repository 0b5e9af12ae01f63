-- Sources of listings by their names, of which there may be more than two: each estate says where it comes
-- from and whether it is gone in the numbers of that source, so that no statement knows any source's ids.

ALTER TABLE skarabee_listings RENAME TO source_listings;
ALTER TABLE estates ADD COLUMN source TEXT NOT NULL DEFAULT 'first';
-- Sold or let, by the source's own transaction id (domain/rules/status.ts).
ALTER TABLE estates ADD COLUMN sold INTEGER NOT NULL DEFAULT 0 CHECK (sold IN (0, 1));

DROP TRIGGER estates_count_new;
DROP TRIGGER estates_count_gone;
DROP TRIGGER estates_count_changed;
DROP TABLE estate_counts;

UPDATE estates SET source = 'second' WHERE guid IS NOT NULL;
UPDATE estates SET sold = 1 WHERE transaction_id IN ('5', '6') AND guid IS NULL
  OR transaction_id IN ('1', '6', '7', 'SOLD', 'RENTED', 'TAKEN_OVER') AND guid IS NOT NULL;

DROP VIEW offered_estates;
-- Estates on offer that everybody may see: no units, nothing withdrawn, sold, let or hidden by the site.
CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND e.sold = 0
  AND COALESCE(e.transaction_key, '') NOT IN ('5', '6', 'TAKEN_OVER')
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = e.transaction_id);

-- The indexes of 0002, each with the source beside what else a query may ask.
DROP INDEX estates_by_date;
CREATE INDEX estates_by_date ON estates (
  site_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
DROP INDEX estates_by_price;
CREATE INDEX estates_by_price ON estates (
  site_id, price_step, price, publication_date DESC, id,
  transaction_key, head_type_id, bedroom_count, has_units, city_id, sub_type_id, country_id,
  lat, lon, guid, source, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
DROP INDEX estates_by_city;
CREATE INDEX estates_by_city ON estates (
  site_id, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
DROP INDEX estates_by_city_name;
CREATE INDEX estates_by_city_name ON estates (
  site_id, city_name, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
DROP INDEX estates_by_place;
CREATE INDEX estates_by_place ON estates (
  site_id, lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
DROP INDEX estates_by_kind;
CREATE INDEX estates_by_kind ON estates (
  site_id, transaction_key, bedroom_count, head_type_id, sub_type_id,
  has_units, price, city_id, country_id, price_step, publication_date, id, guid, source, transaction_id, lat, lon
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

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
  source          TEXT NOT NULL,
  estates         INTEGER NOT NULL,
  PRIMARY KEY (site_id, city_id, city_name, transaction_key, head_type_id, sub_type_id, country_id,
    transaction_id, source)
) STRICT, WITHOUT ROWID;

CREATE TRIGGER estates_count_new AFTER INSERT ON estates
  WHEN NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
BEGIN
  INSERT INTO estate_counts VALUES
    (NEW.site_id, '*', '', ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''),
      ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''),
      NEW.source, 1),
    (NEW.site_id, ifnull(NEW.city_id, ''), ifnull(NEW.city_name, ''), ifnull(NEW.transaction_key, ''),
      ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
      ifnull(NEW.transaction_id, ''), NEW.source, 1)
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
    AND transaction_id = ifnull(OLD.transaction_id, '') AND source = OLD.source;
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
END;

CREATE TRIGGER estates_count_changed AFTER UPDATE OF
    parent_id, withdrawn_at, source, country_id, city_id, city_name, head_type_id, sub_type_id,
    transaction_id, transaction_key ON estates
  WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.source, OLD.country_id, OLD.city_id, OLD.city_name,
      OLD.head_type_id, OLD.sub_type_id, OLD.transaction_id, OLD.transaction_key) IS NOT
    (NEW.parent_id, NEW.withdrawn_at, NEW.source, NEW.country_id, NEW.city_id, NEW.city_name,
      NEW.head_type_id, NEW.sub_type_id, NEW.transaction_id, NEW.transaction_key)
BEGIN
  UPDATE estate_counts SET estates = estates - 1
  WHERE OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND sub_type_id = ifnull(OLD.sub_type_id, '') AND country_id = ifnull(OLD.country_id, '')
    AND transaction_id = ifnull(OLD.transaction_id, '') AND source = OLD.source;
  DELETE FROM estate_counts
  WHERE site_id = OLD.site_id
    AND (city_id, city_name) IN (VALUES ('*', ''), (ifnull(OLD.city_id, ''), ifnull(OLD.city_name, '')))
    AND transaction_key = ifnull(OLD.transaction_key, '') AND head_type_id = ifnull(OLD.head_type_id, '')
    AND estates = 0;
  INSERT INTO estate_counts
  SELECT NEW.site_id, place.city_id, place.city_name, ifnull(NEW.transaction_key, ''),
    ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''), ifnull(NEW.country_id, ''),
    ifnull(NEW.transaction_id, ''), NEW.source, 1
  FROM (SELECT '*' AS city_id, '' AS city_name
    UNION ALL SELECT ifnull(NEW.city_id, ''), ifnull(NEW.city_name, '')) AS place
  WHERE NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL
  ON CONFLICT DO UPDATE SET estates = estates + 1;
END;

INSERT INTO estate_counts
SELECT site_id, '*', '', ifnull(transaction_key, ''), ifnull(head_type_id, ''), ifnull(sub_type_id, ''),
  ifnull(country_id, ''), ifnull(transaction_id, ''), source, count(*)
FROM estates WHERE parent_id IS NULL AND withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9
UNION ALL
SELECT site_id, ifnull(city_id, ''), ifnull(city_name, ''), ifnull(transaction_key, ''),
  ifnull(head_type_id, ''), ifnull(sub_type_id, ''), ifnull(country_id, ''), ifnull(transaction_id, ''),
  source, count(*)
FROM estates WHERE parent_id IS NULL AND withdrawn_at IS NULL GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
