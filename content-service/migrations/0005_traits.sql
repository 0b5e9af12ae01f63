-- estates/: what visitors filter homes by, whatever the source (decision 150); null and 0 are unknown. The values are
-- those of domain/traits/traits-of.ts.

-- All coded traits in one number, by the bits of domain/filter/traits.ts, so that each index has one column for them.
ALTER TABLE estates ADD COLUMN traits INTEGER NOT NULL DEFAULT 0;

-- Whole m².
ALTER TABLE estates ADD COLUMN living_area INTEGER;

-- Whole m².
ALTER TABLE estates ADD COLUMN land_area INTEGER;

-- Of construction, or of the later renovation.
ALTER TABLE estates ADD COLUMN built_in INTEGER;

-- `YYYYMMDD`, 0 for at once.
ALTER TABLE estates ADD COLUMN available_on INTEGER;

-- Euros per m², of a public price and a living area.
ALTER TABLE estates ADD COLUMN price_per_area REAL;

-- The indexes of searches hold the traits too, so that a search still reads one index and nothing else.

DROP INDEX estates_with_units;
CREATE INDEX estates_with_units ON estates (
  site_id, transaction_key, head_type_id, sub_type_id, city_id, country_id, price, bedroom_count, id,
  traits, living_area, land_area, built_in, available_on
) WHERE has_units = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

DROP INDEX estates_of_project;
CREATE INDEX estates_of_project ON estates (
  site_id, parent_id, withdrawn_at, price, bedroom_count, transaction_key, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NOT NULL;

DROP INDEX estates_by_date;
CREATE INDEX estates_by_date ON estates (
  site_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

DROP INDEX estates_by_price;
CREATE INDEX estates_by_price ON estates (
  site_id, price_step, price, publication_date DESC, id,
  transaction_key, head_type_id, bedroom_count, has_units, city_id, sub_type_id, country_id,
  lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

DROP INDEX estates_by_city;
CREATE INDEX estates_by_city ON estates (
  site_id, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

DROP INDEX estates_by_city_name;
CREATE INDEX estates_by_city_name ON estates (
  site_id, city_name, city_id, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

DROP INDEX estates_by_place;
CREATE INDEX estates_by_place ON estates (
  site_id, lat, lon,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, publication_date, id, guid, source, transaction_id,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

-- Homes of one kind and price step stand together, so that they are counted without being sorted.
DROP INDEX estates_by_kind;
CREATE INDEX estates_by_kind ON estates (
  site_id, transaction_key, bedroom_count, head_type_id, sub_type_id,
  country_id, price_step, price, has_units, city_id, publication_date, id, guid, source, transaction_id, lat, lon,
  traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

-- They are few: all that a query may ask of them, in no order of its own.
DROP INDEX estates_by_project;
CREATE INDEX estates_by_project ON estates (
  site_id, head_type_id, sub_type_id, city_id, price_step, transaction_key,
  price, bedroom_count, has_units, country_id, publication_date, id, guid, source, transaction_id, lat, lon,
  traits, living_area, land_area, built_in, available_on
) WHERE project = 1 AND parent_id IS NULL AND withdrawn_at IS NULL;

-- The largest first, and the cheapest per m².
CREATE INDEX estates_by_area ON estates (
  site_id, living_area, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

CREATE INDEX estates_by_price_per_area ON estates (
  site_id, price_per_area, publication_date DESC, id,
  transaction_key, head_type_id, price, bedroom_count, has_units, city_id, sub_type_id, country_id,
  price_step, lat, lon, guid, source, transaction_id, traits, living_area, land_area, built_in, available_on
) WHERE parent_id IS NULL AND withdrawn_at IS NULL;

-- Whether anything has a view of the sea: the code "yes" of that trait.
CREATE INDEX estates_by_sea_view ON estates (site_id, source)
  WHERE traits >> 14 & 3 = 1 AND withdrawn_at IS NULL;

-- What a holiday rental has, by the bits of domain/stays/stay-features.ts.
ALTER TABLE rental_units ADD COLUMN features INTEGER NOT NULL DEFAULT 0;
