-- estates/: how the price and the status of homes changed while visitors could see them (decision 153).

-- The status that its history has now: a code of domain/status-code.ts of a home on offer; null for what has none: a
-- project, a unit, a price "from", and what is not on offer. Imports write it.
ALTER TABLE estates ADD COLUMN history_status TEXT;

-- 1 for a price that is the one of the cheapest of several: a project's, or a price "from".
ALTER TABLE estates ADD COLUMN price_from INTEGER NOT NULL DEFAULT 0 CHECK (price_from IN (0, 1));

-- Homes whose price everybody can see: on offer at a live site, no unit, no price "from", a price that is not hidden.
DROP VIEW shown_homes;
CREATE VIEW shown_homes AS
SELECT e.site_id, e.id, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.price IS NOT NULL
  AND e.price_from = 0
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

DROP TRIGGER price_shown_changed;
UPDATE estates SET price_from = 1 WHERE project = 1
  OR EXISTS (SELECT 1 FROM estate_documents AS d WHERE d.site_id = estates.site_id AND d.id = estates.id
    AND d.doc ->> '$.general.price.priceFrom' = 1);

-- alerts/: What follows when a home's price, or whether it can be seen, changes: the showing ends or goes on with
-- another price, and who follows the home is told.
CREATE TRIGGER price_shown_changed
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, price_from, transaction_id, transaction_key, hidden_by, price
  ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.price_from, OLD.transaction_id,
    OLD.transaction_key, OLD.hidden_by, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.price_from, NEW.transaction_id,
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

-- Homes with a history: on offer at a live site, whether their price is public or not.
CREATE VIEW homes_with_history AS
SELECT e.site_id, e.id, e.history_status, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.history_status IS NOT NULL
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

-- What visitors saw of a home without interruption. It goes when the home is withdrawn, sold or hidden, and begins anew
-- when it comes back, and when its price is hidden or shown.
CREATE TABLE home_histories (
  site_id   TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  -- Instant in UTC from which its page could be seen; null where this is not known.
  since     TEXT,
  -- The latest changes, oldest first: `at`, an instant in UTC; `state`, a code as in `history_status` of its home;
  -- `price`, euros, null where it is not public. The last one is what is shown now. Where `since` is null, so is the `at`
  -- of the step that it began with: it would be the day on which something was hidden or shown.
  steps     TEXT NOT NULL CHECK (json_valid(steps)),
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- estates/: A site that goes live shows its homes from now on, and one that is closed shows none. Where a site hides other
-- statuses, the history of each home that this hides or shows ends or begins.
CREATE TRIGGER histories_of_site AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  DELETE FROM home_histories WHERE site_id = NEW.id
    AND NOT EXISTS (SELECT 1 FROM homes_with_history AS h WHERE h.site_id = NEW.id AND h.id = estate_id);
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id,
      iif(OLD.doc ->> '$.state' IS NOT NEW.doc ->> '$.state', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
      json_array(json_object(
        'at', iif(OLD.doc ->> '$.state' IS NOT NEW.doc ->> '$.state', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
        'state', history_status, 'price', price))
    FROM homes_with_history AS h WHERE site_id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM home_histories WHERE site_id = h.site_id AND estate_id = h.id);
END;

-- A new home begins its history.
CREATE TRIGGER history_begins AFTER INSERT ON estates WHEN NEW.history_status IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
      json_array(json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', history_status, 'price', price))
    FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id;
END;

-- What follows when a home changes: its history ends, begins anew, or has one step more.
CREATE TRIGGER history_goes_on
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, hidden_by, history_status, price ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.hidden_by, OLD.history_status, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.hidden_by, NEW.history_status, NEW.price)
BEGIN
  -- It ends: the home can no longer be seen on offer, its price was hidden or shown, or it is now to let instead of
  -- for sale. Codes of one purpose end alike: `FOR_SALE`, `OPTION_FOR_SALE`.
  DELETE FROM home_histories WHERE site_id = NEW.site_id AND estate_id = NEW.id
    AND ((OLD.price IS NULL) IS NOT (NEW.price IS NULL)
      OR substr(OLD.history_status, -4) IS NOT substr(NEW.history_status, -4)
      OR NOT EXISTS (SELECT 1 FROM homes_with_history WHERE site_id = NEW.site_id AND id = NEW.id));
  -- It goes on, with the latest of its steps.
  UPDATE home_histories SET steps = json_insert(
      iif(json_array_length(steps) >= 24, json_remove(steps, '$[0]'), steps), '$[#]',
      json_object('at', strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'state', NEW.history_status, 'price', NEW.price))
    WHERE site_id = NEW.site_id AND estate_id = NEW.id
      AND (steps ->> '$[#-1].state', steps ->> '$[#-1].price') IS NOT (NEW.history_status, NEW.price);
  -- It begins. Only a home that was withdrawn is known not to have been seen before. In every other case no day is
  -- known: it would tell when something was hidden or shown.
  INSERT INTO home_histories (site_id, estate_id, since, steps)
    SELECT site_id, id,
      iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
      json_array(json_object(
        'at', iif(OLD.withdrawn_at IS NOT NULL, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), NULL),
        'state', history_status, 'price', price))
    FROM homes_with_history AS h WHERE site_id = NEW.site_id AND id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM home_histories WHERE site_id = h.site_id AND estate_id = h.id);
END;
