-- Calendars of other portals that a rental unit's nights are read from (docs/decisions/0084).
CREATE TABLE read_calendars (
  site_id       TEXT NOT NULL,
  -- First digits of the hash of unit and address: the same one given twice is one.
  id            TEXT NOT NULL,
  unit_id       TEXT NOT NULL,
  address       TEXT NOT NULL,
  -- When the cron hands it out next; when it was last asked, and last understood.
  next_at       TEXT NOT NULL,
  asked_at      TEXT,
  read_at       TEXT,
  -- Since when it has failed without a break; and when the agency was told so.
  failing_since TEXT,
  told_at       TEXT,
  -- A word for operators: `read`, a status, `timeout`, `no calendar`, …
  outcome       TEXT,
  -- The nights that it last said are taken, from the day before it was read on: ["YYYY-MM-DD"].
  nights        TEXT NOT NULL DEFAULT '[]' CHECK (json_type(nights) = 'array'),
  -- Events whose repetition was not understood, and that were taken once.
  not_understood INTEGER NOT NULL DEFAULT 0,
  given_at      TEXT NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX read_calendars_due ON read_calendars (next_at);
CREATE INDEX read_calendars_of_unit ON read_calendars (site_id, unit_id);

-- Stays that another calendar contradicts, once told.
CREATE TABLE calendar_conflicts (
  site_id     TEXT NOT NULL,
  calendar_id TEXT NOT NULL,
  stay_id     TEXT NOT NULL,
  told_at     TEXT NOT NULL,
  PRIMARY KEY (site_id, calendar_id, stay_id),
  FOREIGN KEY (site_id, calendar_id) REFERENCES read_calendars (site_id, id) ON DELETE CASCADE,
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX calendar_conflicts_of_stay ON calendar_conflicts (site_id, stay_id);

-- Nights that are taken elsewhere are blocked stays too, so that one index decides for all: of these no guest is known.
ALTER TABLE stays ADD COLUMN elsewhere INTEGER NOT NULL DEFAULT 0
  CHECK (elsewhere = 0 OR (elsewhere = 1 AND email_key IS NULL AND doc IS NULL));
CREATE INDEX stays_elsewhere ON stays (site_id, unit_id) WHERE elsewhere = 1;

-- What the agency itself blocks goes before what another calendar says of the same nights.
CREATE TRIGGER blocked_before_elsewhere BEFORE INSERT ON stays
WHEN NEW.state = 'blocked' AND NEW.elsewhere = 0
BEGIN
  DELETE FROM stays WHERE site_id = NEW.site_id AND unit_id = NEW.unit_id AND elsewhere = 1
    AND from_day < NEW.to_day AND to_day > NEW.from_day;
END;

-- A stay that is given back, blocked otherwise or deleted leaves nights to what other calendars say of them.
CREATE TRIGGER released_to_elsewhere AFTER UPDATE OF state ON stays
WHEN NEW.state = 'released' AND OLD.state <> 'released' AND NEW.elsewhere = 0
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;

CREATE TRIGGER blocked_to_elsewhere AFTER INSERT ON stays
WHEN NEW.state = 'blocked' AND NEW.elsewhere = 0
BEGIN
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT (n.value >= NEW.from_day AND n.value < NEW.to_day)
    AND NOT EXISTS (
      SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;

CREATE TRIGGER deleted_to_elsewhere AFTER DELETE ON stays
WHEN OLD.elsewhere = 0 AND OLD.state <> 'released'
BEGIN
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = OLD.site_id AND c.unit_id = OLD.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value
      AND t.stay_id <> OLD.id)
  GROUP BY n.value;
END;
