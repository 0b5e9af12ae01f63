CREATE TABLE rental_units (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- Cities as a site's listings name them; the centre is where a search around the city starts.
CREATE TABLE cities (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id       TEXT NOT NULL,
  zip      TEXT NOT NULL,
  name_nl  TEXT,
  name_fr  TEXT,
  name_en  TEXT,
  name_de  TEXT,
  alias_nl TEXT,
  alias_fr TEXT,
  alias_en TEXT,
  alias_de TEXT,
  lat      REAL,
  lon      REAL,
  PRIMARY KEY (site_id, id)
) STRICT;

-- Pictures in R2, one row a size. `version` is `w` and the width in pixels the size was made for.
CREATE TABLE assets (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name         TEXT NOT NULL,
  version      TEXT NOT NULL CHECK (version GLOB 'w[1-9]*'),
  r2_key       TEXT NOT NULL,
  -- Of the bytes, hexadecimal: the ETag.
  hash         TEXT NOT NULL,
  content_type TEXT NOT NULL,
  width        INTEGER NOT NULL,
  height       INTEGER NOT NULL,
  bytes        INTEGER NOT NULL,
  PRIMARY KEY (site_id, name, version)
) STRICT;
