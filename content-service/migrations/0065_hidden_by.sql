-- Which entries of a site's hidden statuses hide a home, by the one reading of what it states: a home that says its
-- status in words alone passed by numbers (docs/decisions/0105). The import writes it (`hidingEntries`).
ALTER TABLE estates ADD COLUMN hidden_by TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(hidden_by));

-- What was stored before, until it is imported again: its number, its text, and its status in the numbering of lists
-- where it states no number; the asterisk stands for settings that nobody can read.
UPDATE estates SET hidden_by = (
  SELECT json_group_array(DISTINCT entry) FROM (
    SELECT transaction_id AS entry
    UNION ALL
    SELECT d.doc ->> '$.general.status' FROM estate_documents AS d
      WHERE d.site_id = estates.site_id AND d.id = estates.id
    UNION ALL
    SELECT transaction_key WHERE transaction_id IS NULL OR transaction_id GLOB '[A-Z]*'
    UNION ALL
    SELECT '*' WHERE transaction_key IS NULL OR transaction_key IN ('8', 'FOR_SALE_ORDER_ENDED')
      OR (transaction_id IS NOT NULL AND transaction_id NOT GLOB '[A-Z]*'
        AND transaction_id NOT IN ('1', '2', '3', '4', '5', '6', '7', '10'))
  ) WHERE entry IS NOT NULL AND entry <> '');

DROP VIEW offered_estates;
-- Estates on offer that everybody may see: no units, nothing withdrawn or hidden by the site.
CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND e.on_offer = 1
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden, json_each(e.hidden_by) AS entry
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = entry.value);

-- The same triggers as before, which also hear that the status is another.
DROP TRIGGER estate_offered_on_update;
CREATE TRIGGER estate_offered_on_update
AFTER UPDATE OF parent_id, withdrawn_at, guid, transaction_id, transaction_key, hidden_by ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

DROP TRIGGER price_shown_changed;
CREATE TRIGGER price_shown_changed
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, project, transaction_id, transaction_key, hidden_by, price
  ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.project, OLD.transaction_id,
    OLD.transaction_key, OLD.hidden_by, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.project, NEW.transaction_id,
    NEW.transaction_key, NEW.hidden_by, NEW.price)
BEGIN
  -- Whoever follows it hears once that it can no longer be had.
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT NEW.site_id, NEW.id, 'gone', strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active')
      AND NOT EXISTS (SELECT 1 FROM offered_estates WHERE site_id = NEW.site_id AND id = NEW.id);
  -- The showing ends.
  DELETE FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.transaction_key IS NOT NEW.transaction_key
      OR NOT EXISTS (SELECT 1 FROM shown_homes WHERE site_id = NEW.site_id AND id = NEW.id));
  DELETE FROM price_cuts WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND (OLD.price IS NOT NEW.price
      OR NOT EXISTS (SELECT 1 FROM shown_prices WHERE site_id = NEW.site_id AND estate_id = NEW.id));
  -- It goes on with another price.
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    SELECT p.site_id, p.estate_id, 'price_changed', p.price, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM shown_prices AS p
    WHERE p.site_id = NEW.site_id AND p.estate_id = NEW.id AND p.until IS NULL AND p.price <> NEW.price
      AND EXISTS (SELECT 1 FROM subscriptions WHERE site_id = NEW.site_id AND criteria ->> '$.home' = NEW.id
        AND criteria ->> '$.home' IS NOT NULL AND state = 'active');
  UPDATE shown_prices SET until = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    WHERE site_id = NEW.site_id AND estate_id = NEW.id AND until IS NULL AND price <> NEW.price;
  -- Lower than all of thirty days, of which one stood a day: what is put right within a day was no price.
  INSERT INTO price_cuts (site_id, estate_id, price_before, cut_at)
    SELECT NEW.site_id, NEW.id, min(price), strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM shown_prices
    WHERE OLD.price IS NOT NEW.price AND site_id = NEW.site_id AND estate_id = NEW.id
      AND until > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
    HAVING NEW.price < min(price) AND max(julianday(until) - julianday(since)) >= 1;
  INSERT OR REPLACE INTO shown_prices (site_id, estate_id, since, price)
    SELECT h.site_id, h.id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), h.price FROM shown_homes AS h
    WHERE h.site_id = NEW.site_id AND h.id = NEW.id AND NOT EXISTS (
      SELECT 1 FROM shown_prices AS p WHERE p.site_id = h.site_id AND p.estate_id = h.id AND p.until IS NULL);
END;
