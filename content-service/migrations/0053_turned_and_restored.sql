-- A calendar's tokens under secrets that were turned since, as hashes: what reads an address told before goes on.
ALTER TABLE calendars ADD COLUMN earlier TEXT NOT NULL DEFAULT '[]' CHECK (json_type(earlier) = 'array');

-- Whose files somebody was forgotten in: a site, or '*' for all of them. A backup that is put back obeys it.
ALTER TABLE erasures ADD COLUMN scope TEXT NOT NULL DEFAULT '*';
