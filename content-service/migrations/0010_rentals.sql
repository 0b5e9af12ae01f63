-- What a search of holiday rentals sorts by and looks for, derived from the document when it is imported
-- (intake/rentals.ts, the only author), and what a stay costs.
ALTER TABLE rental_units ADD COLUMN name TEXT NOT NULL DEFAULT '';       -- folded
ALTER TABLE rental_units ADD COLUMN city_name TEXT NOT NULL DEFAULT '';  -- folded
ALTER TABLE rental_units ADD COLUMN words TEXT NOT NULL DEFAULT '';      -- folded, of all languages, each once
ALTER TABLE rental_units ADD COLUMN max_occupation INTEGER NOT NULL DEFAULT 0;
-- Prices of a period by season and type: [{"season", "type", "price"}], euros.
ALTER TABLE rental_units ADD COLUMN rates TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(rates));

-- Stays: what visitors ask for, and what is taken otherwise (blocked: by the owner, or by telephone). Days
-- are calendar days in Brussels and nights half-open, [from_day, to_day): who leaves makes room that day.
CREATE TABLE stays (
  site_id    TEXT NOT NULL,
  id         TEXT NOT NULL,
  unit_id    TEXT NOT NULL,
  from_day   TEXT NOT NULL CHECK (from_day = date(from_day)),
  to_day     TEXT NOT NULL CHECK (to_day = date(to_day)),
  -- A stay that is released holds no night.
  state      TEXT NOT NULL CHECK (state IN ('requested', 'confirmed', 'blocked', 'released')),
  -- Of what a visitor asked for, as are the next three: SHA-256 of the address in lower case.
  email_key  TEXT,
  persons    INTEGER,
  -- When a request that nobody confirmed is released; instant in UTC.
  lapses_at  TEXT,
  -- The form, what it costs, and how the site's addresses begin.
  doc        TEXT CHECK (doc IS NULL OR json_valid(doc)),
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, id),
  FOREIGN KEY (site_id, unit_id) REFERENCES rental_units (site_id, id) ON DELETE CASCADE,
  CHECK (to_day > from_day AND to_day <= date(from_day, '+1 year')),
  CHECK (state IN ('blocked', 'released') OR (email_key IS NOT NULL AND persons >= 1 AND doc IS NOT NULL))
) STRICT;

CREATE INDEX stays_of_unit ON stays (site_id, unit_id, to_day, from_day) WHERE state <> 'released';
CREATE INDEX stays_of_address ON stays (site_id, email_key, created_at) WHERE email_key IS NOT NULL;
CREATE INDEX stays_of_site ON stays (site_id, created_at) WHERE email_key IS NOT NULL;
CREATE INDEX stays_to_lapse ON stays (lapses_at) WHERE state = 'requested';
CREATE INDEX stays_by_age ON stays (to_day);

-- One row a night, which is what no two stays can share. Written by the triggers below and nobody else.
CREATE TABLE stay_nights (
  site_id TEXT NOT NULL,
  unit_id TEXT NOT NULL,
  night   TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, unit_id, night),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX stay_nights_of_stay ON stay_nights (site_id, stay_id);

-- What the page already looked at, once more where nothing can happen in between; and so many requests an
-- address and day, so that nobody empties a calendar.
CREATE TRIGGER stay_asked_for BEFORE INSERT ON stays WHEN NEW.state = 'requested'
BEGIN
  SELECT RAISE(ABORT, 'unit_withdrawn') WHERE EXISTS (
    SELECT 1 FROM rental_units WHERE site_id = NEW.site_id AND id = NEW.unit_id AND withdrawn_at IS NOT NULL);
  SELECT RAISE(ABORT, 'too_many_persons') WHERE NEW.persons > (
    SELECT max_occupation FROM rental_units WHERE site_id = NEW.site_id AND id = NEW.unit_id);
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 5 <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 200 <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND email_key IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TRIGGER stay_takes_nights AFTER INSERT ON stays WHEN NEW.state <> 'released'
BEGIN
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
END;

-- A stay that was released and is taken up again needs its nights to be free still.
CREATE TRIGGER stay_takes_nights_again AFTER UPDATE OF state ON stays
  WHEN OLD.state = 'released' AND NEW.state <> 'released'
BEGIN
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
END;

CREATE TRIGGER stay_gives_nights_back AFTER UPDATE OF state ON stays
  WHEN NEW.state = 'released' AND OLD.state <> 'released'
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
END;

-- Another stay is another row.
CREATE TRIGGER stay_stays BEFORE UPDATE OF site_id, id, unit_id, from_day, to_day ON stays
  WHEN (OLD.site_id, OLD.id, OLD.unit_id, OLD.from_day, OLD.to_day) IS NOT
    (NEW.site_id, NEW.id, NEW.unit_id, NEW.from_day, NEW.to_day)
BEGIN
  SELECT RAISE(ABORT, 'stay_is_fixed');
END;

-- What who reserves a stay accepts, in each language of the site.
CREATE TABLE agreements (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  locale   TEXT NOT NULL,
  -- Order in which they are shown.
  position INTEGER NOT NULL,
  title    TEXT NOT NULL,
  -- Paragraphs, separated by blank lines.
  body     TEXT NOT NULL,
  required INTEGER NOT NULL CHECK (required IN (0, 1)),
  PRIMARY KEY (site_id, id, locale)
) STRICT, WITHOUT ROWID;
