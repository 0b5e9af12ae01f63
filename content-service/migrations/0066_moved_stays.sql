-- Stays that are moved, and called off by their guests (docs/decisions/0106).

-- Who cancelled: the guest, by the link in a mail, or else the agency. `answered_at` says when.
ALTER TABLE stays ADD COLUMN by_guest INTEGER NOT NULL DEFAULT 0
  CHECK (by_guest IN (0, 1) AND (by_guest = 0 OR answer = 'cancelled'));
-- Grows with each move, as calendars count changes (RFC 5545 §3.8.7.4).
ALTER TABLE stays ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
-- Other days that the guest of a confirmed stay asks for: {"from", "to", "breakdown"}, and when. They take no night,
-- and the stay holds until the agency answers.
ALTER TABLE stays ADD COLUMN wish TEXT CHECK (wish IS NULL OR json_valid(wish));
ALTER TABLE stays ADD COLUMN wished_at TEXT CHECK ((wish IS NULL) = (wished_at IS NULL));
ALTER TABLE stays ADD COLUMN wishes INTEGER NOT NULL DEFAULT 0 CONSTRAINT cap_of_wishes CHECK (wishes BETWEEN 0 AND 5);

CREATE INDEX stays_wished ON stays (site_id, wished_at) WHERE wish IS NOT NULL;

-- Hashes of the links in mails to guests: a changed secret gives another link, and all of them work.
CREATE TABLE stay_links (
  site_id TEXT NOT NULL,
  hash    TEXT NOT NULL,
  stay_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, stay_id) REFERENCES stays (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX stay_links_of_stay ON stay_links (site_id, stay_id);

-- The guest may have been too late: the stay was called off meanwhile, or has begun; or has asked the same before.
CREATE TRIGGER stay_wished BEFORE UPDATE OF wishes ON stays
BEGIN
  SELECT RAISE(ABORT, 'stay_changed') WHERE OLD.state <> 'confirmed' OR OLD.from_day < substr(NEW.wished_at, 1, 10);
  SELECT RAISE(ABORT, 'wish_stands') WHERE OLD.wish = NEW.wish;
END;

-- Another stay is another row; its days change by a move alone, which calendars are told as the same event.
DROP TRIGGER stay_stays;
CREATE TRIGGER stay_stays BEFORE UPDATE OF site_id, id, unit_id, from_day, to_day ON stays
  WHEN (OLD.site_id, OLD.id, OLD.unit_id) IS NOT (NEW.site_id, NEW.id, NEW.unit_id)
    OR ((OLD.from_day, OLD.to_day) IS NOT (NEW.from_day, NEW.to_day)
      AND (NEW.sequence <> OLD.sequence + 1 OR NEW.state <> 'confirmed' OR NEW.email_key IS NULL))
BEGIN
  SELECT RAISE(ABORT, 'stay_is_fixed');
END;

-- A move gives its nights back and takes the others at once, or changes nothing when one of them is taken.
CREATE TRIGGER stay_moves AFTER UPDATE OF from_day, to_day ON stays
  WHEN (OLD.from_day, OLD.to_day) IS NOT (NEW.from_day, NEW.to_day)
BEGIN
  DELETE FROM stay_nights WHERE site_id = NEW.site_id AND stay_id = NEW.id;
  INSERT INTO stay_nights (site_id, unit_id, night, stay_id)
  SELECT NEW.site_id, NEW.unit_id, night, NEW.id FROM (
    WITH RECURSIVE taken (night) AS (
      SELECT NEW.from_day UNION ALL
      SELECT date(night, '+1 day') FROM taken WHERE date(night, '+1 day') < NEW.to_day)
    SELECT night FROM taken);
  INSERT INTO stays (site_id, id, unit_id, from_day, to_day, state, created_at, elsewhere)
  SELECT c.site_id, 'read-' || c.unit_id || '-' || n.value, c.unit_id, n.value, date(n.value, '+1 day'), 'blocked',
    max(ifnull(c.read_at, c.given_at)), 1
  FROM read_calendars AS c, json_each(c.nights) AS n
  WHERE c.site_id = NEW.site_id AND c.unit_id = NEW.unit_id AND NOT EXISTS (
    SELECT 1 FROM stay_nights AS t WHERE t.site_id = c.site_id AND t.unit_id = c.unit_id AND t.night = n.value)
  GROUP BY n.value;
END;
