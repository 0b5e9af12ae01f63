-- What a search of holiday rentals asks of a unit, so that it need not read its document. The import writes it
-- (intake/rentals.ts), and what is stored already follows from its document.
ALTER TABLE rental_units ADD COLUMN city_id TEXT;
ALTER TABLE rental_units ADD COLUMN location_id TEXT;
ALTER TABLE rental_units ADD COLUMN sub_kind_id TEXT;
-- Weekdays on which one may arrive, a digit each; 0 is Sunday.
ALTER TABLE rental_units ADD COLUMN arrival_days TEXT NOT NULL DEFAULT '6';
ALTER TABLE rental_units ADD COLUMN min_nights INTEGER NOT NULL DEFAULT 7;

UPDATE rental_units SET
  city_id = nullif(doc ->> '$.general.city.id', ''),
  location_id = nullif(doc ->> '$.general.location.id', ''),
  sub_kind_id = nullif(doc ->> '$.general.subKind.id', ''),
  arrival_days = CASE json_type(doc, '$.rules.arrivalDays')
    WHEN 'array' THEN ifnull((SELECT group_concat(day.value, '') FROM json_each(doc, '$.rules.arrivalDays') AS day), '')
    ELSE '6' END,
  min_nights = CASE WHEN ifnull(doc ->> '$.rules.minNights', -1) = -1 THEN 7
    ELSE max(1, CAST(ceil(doc ->> '$.rules.minNights') AS INTEGER)) END;
