-- Sites and what they say of themselves. Every row begins with its site: no query goes without it.

CREATE TABLE sites (
  id  TEXT PRIMARY KEY NOT NULL,
  doc TEXT NOT NULL CHECK (json_valid(doc))
) STRICT;

-- Hostnames are stored in lower case and without a port.
CREATE TABLE hostnames (
  hostname TEXT PRIMARY KEY NOT NULL CHECK (hostname = lower(hostname)),
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX hostnames_of_site ON hostnames (site_id);

CREATE TABLE navigations (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  name    TEXT NOT NULL,
  doc     TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, name)
) STRICT;

CREATE TABLE pages (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  url_nl       TEXT,
  url_fr       TEXT,
  url_en       TEXT,
  url_de       TEXT,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

-- One page an address and language.
CREATE UNIQUE INDEX pages_by_url_nl ON pages (site_id, url_nl) WHERE url_nl IS NOT NULL;
CREATE UNIQUE INDEX pages_by_url_fr ON pages (site_id, url_fr) WHERE url_fr IS NOT NULL;
CREATE UNIQUE INDEX pages_by_url_en ON pages (site_id, url_en) WHERE url_en IS NOT NULL;
CREATE UNIQUE INDEX pages_by_url_de ON pages (site_id, url_de) WHERE url_de IS NOT NULL;

-- Texts that overlay those of the site's own dictionaries. The empty site id holds the entries that
-- every site shares; hence no reference to sites.
CREATE TABLE translations (
  site_id TEXT NOT NULL,
  locale  TEXT NOT NULL,
  key     TEXT NOT NULL,
  value   TEXT NOT NULL,
  PRIMARY KEY (site_id, locale, key)
) STRICT, WITHOUT ROWID;
