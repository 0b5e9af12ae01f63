-- Obligatory extras of a unit, cents, so that the list sorts by the total that it shows: for each night, and for each
-- guest. Those for a stay are in `cleaning_cents`, those for a guest and night in `tax_cents`.
ALTER TABLE rental_units ADD COLUMN night_cents INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rental_units ADD COLUMN person_cents INTEGER NOT NULL DEFAULT 0;

-- Bills have a list of extras; those of stays that were requested before are empty.
UPDATE stays SET doc = json_set(doc, '$.breakdown.extras', json('[]'))
  WHERE doc -> '$.breakdown' IS NOT NULL AND doc -> '$.breakdown.extras' IS NULL;
UPDATE stays SET wish = json_set(wish, '$.breakdown.extras', json('[]'))
  WHERE wish -> '$.breakdown' IS NOT NULL AND wish -> '$.breakdown.extras' IS NULL;
