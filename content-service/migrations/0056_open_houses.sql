-- Open-house days that an agency sets at its own page (docs/decisions/0092), beside those that come with its homes.
CREATE TABLE open_houses (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  -- Rows may outlive the home.
  estate_id    TEXT NOT NULL,
  -- Day and times by the clock of Brussels.
  day          TEXT NOT NULL,
  from_time    TEXT NOT NULL,
  to_time      TEXT NOT NULL,
  -- How many may register; null for everybody.
  places       INTEGER,
  registration INTEGER NOT NULL CHECK (registration IN (0, 1)),
  -- Instant in UTC.
  ends_at      TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX open_houses_of ON open_houses (site_id, estate_id, day, from_time);
CREATE INDEX open_houses_by_end ON open_houses (ends_at);

-- Whoever reads a home reads them in its documents, marked as the office's: what is shown, searched, booked and told
-- in alerts knows of one kind alone. A day at the same hour that came with the home goes before.
CREATE VIEW homes_with_open_houses AS
SELECT d.site_id, d.id, (
  SELECT json_group_array(json(one.day)) FROM (
    SELECT came.value AS day FROM json_each(d.doc, '$.openHouses') AS came WHERE came.value ->> '$.office' IS NULL
    UNION ALL
    SELECT json_object('day', o.day, 'from', o.from_time, 'to', o.to_time, 'places', o.places,
      'registration', json(iif(o.registration, 'true', 'false')), 'office', json('true'))
    FROM open_houses AS o WHERE o.site_id = d.site_id AND o.estate_id = d.id AND NOT EXISTS (
      SELECT 1 FROM json_each(d.doc, '$.openHouses') AS came WHERE came.value ->> '$.office' IS NULL
        AND came.value ->> '$.day' = o.day AND came.value ->> '$.from' = o.from_time)
  ) AS one) AS days
FROM estate_documents AS d;

CREATE TRIGGER open_house_set AFTER INSERT ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.estate_id)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id;
  UPDATE estates SET open_until = max(ifnull(open_until, ''), NEW.ends_at)
  WHERE site_id = NEW.site_id AND id = NEW.estate_id AND on_offer = 1;
END;

CREATE TRIGGER open_house_ended AFTER DELETE ON open_houses
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = OLD.site_id AND h.id = OLD.estate_id)
  WHERE site_id = OLD.site_id AND id = OLD.estate_id;
END;

-- A home that comes again comes without them.
CREATE TRIGGER open_houses_of_new AFTER INSERT ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_houses_of_changed AFTER UPDATE OF doc ON estate_documents
WHEN EXISTS (SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  AND NOT EXISTS (SELECT 1 FROM json_each(NEW.doc, '$.openHouses') AS one WHERE one.value ->> '$.office' IS NOT NULL)
BEGIN
  UPDATE estate_documents SET (doc, card) = (
    SELECT json_set(doc, '$.openHouses', json(h.days)), json_set(card, '$.openHouses', json(h.days))
    FROM homes_with_open_houses AS h WHERE h.site_id = NEW.site_id AND h.id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_until_of_new AFTER INSERT ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;

CREATE TRIGGER open_until_of_changed AFTER UPDATE OF open_until ON estates WHEN NEW.on_offer = 1 AND EXISTS (
  SELECT 1 FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id AND ends_at > ifnull(NEW.open_until, ''))
BEGIN
  UPDATE estates SET open_until = (
    SELECT max(ends_at) FROM open_houses WHERE site_id = NEW.site_id AND estate_id = NEW.id)
  WHERE site_id = NEW.site_id AND id = NEW.id;
END;
