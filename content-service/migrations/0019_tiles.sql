-- estates/: homes by tiles of 0.05° × 0.08° (decision 151), as content-service/offer/query/tiles.ts writes them. Places far
-- apart read their own tiles; by latitude, all homes between them were read.
-- `estates_by_place` stays for the release that names it, and goes with the one after this.
CREATE INDEX estates_by_tile ON estates (
  site_id, (CAST((lat + 90) * 20 AS INTEGER) * 10000 + CAST((lon + 180) * 12.5 AS INTEGER)), lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;
