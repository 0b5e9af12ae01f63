-- What a city may be found by when a visitor types it: its zip, names and aliases, folded, each from its
-- beginning and from every later word on ("knokke heist", "heist"), so that a prefix is a range of the key.
CREATE TABLE city_words (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  word    TEXT NOT NULL,
  city_id TEXT NOT NULL,
  kind    TEXT NOT NULL CHECK (kind IN ('zip', 'name', 'alias')),
  -- Language of the name or alias; empty for a zip.
  locale  TEXT NOT NULL,
  -- Whether it is the name from its beginning.
  whole   INTEGER NOT NULL CHECK (whole IN (0, 1)),
  PRIMARY KEY (site_id, word, city_id, kind, locale)
) STRICT, WITHOUT ROWID;

-- How many estates are listed in a city, counted without reading them. The id stands where it does so that
-- a search that wants the estates themselves, in order, still takes `estates_by_city`.
CREATE INDEX estates_of_city ON estates (site_id, city_id, id, parent_id, withdrawn_at)
  WHERE parent_id IS NULL AND withdrawn_at IS NULL;
