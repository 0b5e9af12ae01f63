-- Which price of a home everybody could see, and since when: "price lowered" and alerts tell of nothing else
-- (docs/decisions/0070). Triggers write it from what is public, so that no import can forget to, whatever its source.

-- Homes whose price everybody can see: on offer at a live site, no unit, no project, a price that is not hidden.
CREATE VIEW shown_homes AS
SELECT e.site_id, e.id, e.price
FROM offered_estates AS o
JOIN estates AS e ON e.site_id = o.site_id AND e.id = o.id
WHERE e.price IS NOT NULL
  AND e.project = 0
  AND e.has_units = 0
  AND (SELECT s.doc ->> '$.state' FROM sites AS s WHERE s.id = e.site_id) = 'live';

-- The prices of one showing: it ends, and its rows go, once the price is hidden, the home is no longer on offer, or
-- its transaction is another. A row without an end is the price that is shown now.
CREATE TABLE shown_prices (
  site_id   TEXT NOT NULL,
  estate_id TEXT NOT NULL,
  -- Instants in UTC.
  since     TEXT NOT NULL,
  until     TEXT,
  -- Euros.
  price     REAL NOT NULL,
  PRIMARY KEY (site_id, estate_id, since, price),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX shown_prices_by_end ON shown_prices (until) WHERE until IS NOT NULL;

-- A price that is lower than every one of the thirty days before. It goes with the next price.
CREATE TABLE price_cuts (
  site_id      TEXT NOT NULL,
  estate_id    TEXT NOT NULL,
  -- The lowest price of those thirty days, euros.
  price_before REAL NOT NULL,
  cut_at       TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id),
  FOREIGN KEY (site_id, estate_id) REFERENCES estates (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- What is shown already begins its showing now: nobody knows what it cost before.
INSERT INTO shown_prices (site_id, estate_id, since, price)
SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes;

-- Events of homes that somebody follows, beside those of searches.
DROP TRIGGER estate_is_new;
DROP TRIGGER estate_price_lowered;
ALTER TABLE estate_events RENAME TO old_events;
CREATE TABLE estate_events (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Grows with every event and is never given twice.
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  estate_id    TEXT NOT NULL,
  -- price_changed and gone: of a home that somebody follows, for them alone.
  kind         TEXT NOT NULL CHECK (kind IN ('new', 'price_lowered', 'price_changed', 'gone')),
  -- Euros.
  price_before REAL,
  created_at   TEXT NOT NULL
) STRICT;
INSERT INTO estate_events (site_id, seq, estate_id, kind, price_before, created_at)
SELECT site_id, seq, estate_id, kind, price_before, created_at FROM old_events;
-- Numbers go on behind those that subscriptions have seen, although their events were swept away.
INSERT INTO estate_events (site_id, seq, estate_id, kind, created_at)
SELECT s.site_id, s.seen_event, '', 'new', '' FROM subscriptions AS s
WHERE s.seen_event > (SELECT ifnull(max(seq), 0) FROM estate_events) ORDER BY s.seen_event DESC LIMIT 1;
DELETE FROM estate_events WHERE estate_id = '';
DROP TABLE old_events;
CREATE INDEX estate_events_of_site ON estate_events (site_id, seq);
CREATE INDEX estate_events_by_age ON estate_events (created_at);

-- What was published long before it came here is a move from another system, and no news.
CREATE TRIGGER estate_is_new AFTER INSERT ON announced_estates
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT e.site_id, e.id, 'new', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.estate_id
      AND COALESCE(e.publication_date, '9') >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days');
END;

CREATE TRIGGER price_is_lowered AFTER INSERT ON price_cuts
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    VALUES (NEW.site_id, NEW.estate_id, 'price_lowered', NEW.price_before, NEW.cut_at);
END;

-- Alerts on one home.
CREATE INDEX subscriptions_of_home ON subscriptions (site_id, criteria ->> '$.home')
  WHERE state = 'active' AND criteria ->> '$.home' IS NOT NULL;

CREATE TRIGGER price_first_shown AFTER INSERT ON estates
WHEN NEW.price IS NOT NULL AND NEW.parent_id IS NULL
BEGIN
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes
    WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER price_shown_changed
AFTER UPDATE OF parent_id, has_units, withdrawn_at, on_offer, project, transaction_id, transaction_key, price ON estates
WHEN (OLD.parent_id, OLD.has_units, OLD.withdrawn_at, OLD.on_offer, OLD.project, OLD.transaction_id,
    OLD.transaction_key, OLD.price)
  IS NOT (NEW.parent_id, NEW.has_units, NEW.withdrawn_at, NEW.on_offer, NEW.project, NEW.transaction_id,
    NEW.transaction_key, NEW.price)
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

-- A site that goes live, or hides other statuses, shows its prices from now on.
CREATE TRIGGER prices_shown_by_site AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  DELETE FROM price_cuts WHERE site_id = NEW.id;
  DELETE FROM shown_prices WHERE site_id = NEW.id;
  INSERT INTO shown_prices (site_id, estate_id, since, price)
    SELECT site_id, id, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), price FROM shown_homes WHERE site_id = NEW.id;
END;
