-- What alerts tell of: estates that are new, and prices that were lowered. Triggers write it down, so
-- that no import can forget to.

-- Sites with at least one confirmed subscription, ever: before that nobody is told, and the first load
-- of a site's offer is no news.
CREATE TABLE alert_sites (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  since   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Estates that have been on offer at least once. Rows outlive their estates: one that comes back, even
-- after it was deleted, is not new.
CREATE TABLE announced_estates (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  estate_id TEXT NOT NULL,
  PRIMARY KEY (site_id, estate_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE estate_events (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Grows with every event and is never given twice.
  seq          INTEGER PRIMARY KEY AUTOINCREMENT,
  estate_id    TEXT NOT NULL,
  kind         TEXT NOT NULL CHECK (kind IN ('new', 'price_lowered')),
  -- Euros.
  price_before REAL,
  created_at   TEXT NOT NULL
) STRICT;

CREATE INDEX estate_events_of_site ON estate_events (site_id, seq);
CREATE INDEX estate_events_by_age ON estate_events (created_at);

-- The daily matching of a site's events, up to the newest one when it began.
CREATE TABLE alert_runs (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Calendar day in Brussels.
  day         TEXT NOT NULL,
  upto        INTEGER NOT NULL,
  enqueued_at TEXT,
  finished_at TEXT,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX alert_runs_open ON alert_runs (site_id, day) WHERE finished_at IS NULL;

-- Estates on offer that everybody may see: no units, nothing withdrawn, sold, let or hidden by the site.
CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND COALESCE(e.transaction_key, '') NOT IN ('5', '6', 'TAKEN_OVER')
  AND NOT (e.guid IS NOT NULL AND COALESCE(e.transaction_id, '') IN ('1', '6', '7'))
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = e.transaction_id);

INSERT INTO announced_estates (site_id, estate_id) SELECT site_id, id FROM offered_estates;

CREATE TRIGGER estate_offered_on_insert AFTER INSERT ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

CREATE TRIGGER estate_offered_on_update
AFTER UPDATE OF parent_id, withdrawn_at, guid, transaction_id, transaction_key ON estates
BEGIN
  INSERT INTO announced_estates (site_id, estate_id)
    SELECT o.site_id, o.id FROM offered_estates AS o
    WHERE o.site_id = NEW.site_id AND o.id = NEW.id
      AND NOT EXISTS (SELECT 1 FROM announced_estates AS a WHERE a.site_id = o.site_id AND a.estate_id = o.id);
END;

-- What was published long before it came here is a move from another system, and no news.
CREATE TRIGGER estate_is_new AFTER INSERT ON announced_estates
WHEN EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, created_at)
    SELECT e.site_id, e.id, 'new', strftime('%Y-%m-%dT%H:%M:%fZ', 'now') FROM estates AS e
    WHERE e.site_id = NEW.site_id AND e.id = NEW.estate_id
      AND COALESCE(e.publication_date, '9') >= strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days');
END;

CREATE TRIGGER estate_price_lowered AFTER UPDATE OF price ON estates
WHEN NEW.price < OLD.price AND OLD.withdrawn_at IS NULL AND NEW.transaction_key IS OLD.transaction_key
  AND EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
BEGIN
  INSERT INTO estate_events (site_id, estate_id, kind, price_before, created_at)
    SELECT o.site_id, o.id, 'price_lowered', OLD.price, strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    FROM offered_estates AS o WHERE o.site_id = NEW.site_id AND o.id = NEW.id;
END;
