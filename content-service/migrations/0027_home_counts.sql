-- What the options of a filter are counted by: listed homes of each kind, in each price step and with each number
-- of bedrooms, all over the site. Homes without units alone: a project is met by its units, and they are few.
-- Triggers keep it, as they keep `estate_counts` (0005). '' and -1 stand for null, which no key may be.
CREATE TABLE home_counts (
  site_id         TEXT NOT NULL,
  transaction_key TEXT NOT NULL,
  head_type_id    TEXT NOT NULL,
  sub_type_id     TEXT NOT NULL,
  country_id      TEXT NOT NULL,
  transaction_id  TEXT NOT NULL,
  source          TEXT NOT NULL,
  bedroom_count   INTEGER NOT NULL,
  price_step      INTEGER NOT NULL,
  homes           INTEGER NOT NULL,
  PRIMARY KEY (site_id, transaction_key, head_type_id, sub_type_id, country_id, transaction_id, source,
    bedroom_count, price_step)
) STRICT, WITHOUT ROWID;

-- The first and the last step with a home as asked.
CREATE INDEX home_counts_by_price ON home_counts (site_id, price_step);
-- Which numbers of bedrooms there are at all: of homes, and of units.
CREATE INDEX home_counts_by_bedrooms ON home_counts (site_id, bedroom_count);
CREATE INDEX estates_by_unit_bedrooms ON estates (site_id, bedroom_count, parent_id, source)
  WHERE parent_id IS NOT NULL AND withdrawn_at IS NULL;

-- One trigger for both, since which of two would be first is not said: it is counted as a home, and the mark, where
-- its units came before it, takes it out again (`estates_home_changed`).
DROP TRIGGER estates_project_new;
CREATE TRIGGER estates_home_new AFTER INSERT ON estates WHEN NEW.parent_id IS NULL
BEGIN
  INSERT INTO home_counts
  SELECT NEW.site_id, ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''),
    ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''), NEW.source, ifnull(NEW.bedroom_count, -1),
    ifnull(NEW.price_step, -1), 1
  WHERE NEW.withdrawn_at IS NULL AND NEW.has_units = 0
  ON CONFLICT DO UPDATE SET homes = homes + 1;
  UPDATE estates SET has_units = 1
  WHERE num = NEW.num AND EXISTS (SELECT 1 FROM estates WHERE site_id = NEW.site_id AND parent_id = NEW.id);
END;

CREATE TRIGGER estates_home_gone AFTER DELETE ON estates
  WHEN OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND OLD.has_units = 0
BEGIN
  UPDATE home_counts SET homes = homes - 1
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1);
  DELETE FROM home_counts
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1) AND homes = 0;
END;

CREATE TRIGGER estates_home_changed AFTER UPDATE OF
    parent_id, withdrawn_at, has_units, source, country_id, head_type_id, sub_type_id, transaction_id,
    transaction_key, bedroom_count, price_step ON estates
  WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.has_units, OLD.source, OLD.country_id, OLD.head_type_id,
      OLD.sub_type_id, OLD.transaction_id, OLD.transaction_key, OLD.bedroom_count, OLD.price_step) IS NOT
    (NEW.parent_id, NEW.withdrawn_at, NEW.has_units, NEW.source, NEW.country_id, NEW.head_type_id,
      NEW.sub_type_id, NEW.transaction_id, NEW.transaction_key, NEW.bedroom_count, NEW.price_step)
BEGIN
  UPDATE home_counts SET homes = homes - 1
  WHERE OLD.parent_id IS NULL AND OLD.withdrawn_at IS NULL AND OLD.has_units = 0
    AND site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1);
  DELETE FROM home_counts
  WHERE site_id = OLD.site_id AND transaction_key = ifnull(OLD.transaction_key, '')
    AND head_type_id = ifnull(OLD.head_type_id, '') AND sub_type_id = ifnull(OLD.sub_type_id, '')
    AND country_id = ifnull(OLD.country_id, '') AND transaction_id = ifnull(OLD.transaction_id, '')
    AND source = OLD.source AND bedroom_count = ifnull(OLD.bedroom_count, -1)
    AND price_step = ifnull(OLD.price_step, -1) AND homes = 0;
  INSERT INTO home_counts
  SELECT NEW.site_id, ifnull(NEW.transaction_key, ''), ifnull(NEW.head_type_id, ''), ifnull(NEW.sub_type_id, ''),
    ifnull(NEW.country_id, ''), ifnull(NEW.transaction_id, ''), NEW.source, ifnull(NEW.bedroom_count, -1),
    ifnull(NEW.price_step, -1), 1
  WHERE NEW.parent_id IS NULL AND NEW.withdrawn_at IS NULL AND NEW.has_units = 0
  ON CONFLICT DO UPDATE SET homes = homes + 1;
END;

INSERT INTO home_counts
SELECT site_id, ifnull(transaction_key, ''), ifnull(head_type_id, ''), ifnull(sub_type_id, ''),
  ifnull(country_id, ''), ifnull(transaction_id, ''), source, ifnull(bedroom_count, -1), ifnull(price_step, -1),
  count(*)
FROM estates WHERE parent_id IS NULL AND withdrawn_at IS NULL AND has_units = 0 GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9;
