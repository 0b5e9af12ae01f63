-- Projects as the listing marks them (domain/rules/project.ts), with units or without. In a list in groups
-- those without a key stand apart from homes without one. Estates that are here already are marked by their
-- type and units; their next import says it exactly.

ALTER TABLE estates ADD COLUMN project INTEGER NOT NULL DEFAULT 0 CHECK (project IN (0, 1));
UPDATE estates SET project = 1 WHERE parent_id IS NULL AND (head_type_id = '9' OR has_units = 1);

-- They are few: all that a query may ask of them, in no order of its own.
CREATE INDEX estates_by_project ON estates (
  site_id, head_type_id, sub_type_id, city_id, price_step, transaction_key,
  price, bedroom_count, has_units, country_id, publication_date, id, guid, source, transaction_id, lat, lon
) WHERE project = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;
