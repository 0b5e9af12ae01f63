-- What every stay in a unit costs besides its rent, cents: the list sorts by the total that it shows
-- (docs/decisions/0106). Unset costs (absent, null, -1) are not charged.
ALTER TABLE rental_units ADD COLUMN cleaning_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rental_units ADD COLUMN tax_cents INTEGER NOT NULL DEFAULT 0; -- for each person and night
UPDATE rental_units SET
  cleaning_cents = CAST(round(100 * max(0, ifnull(doc ->> '$.costs.cleaning', 0))) AS INTEGER),
  tax_cents = CAST(round(100 * max(0, ifnull(doc ->> '$.costs.touristTaxPerPersonNight', 0))) AS INTEGER),
  card = iif(card IS NULL OR doc -> '$.costs' IS NULL, card, json_set(card, '$.costs', json(doc -> '$.costs')));
