-- redirects/: addresses of the agency's former website, and where they lead (decision 169).

-- An old address. `path` is the folded path; of a pattern (`pattern` 1) the fixed path before its first variable segment.
-- `params` are the folded parameters that it requires, sorted, and `key_param` the longest fixed one, by which it is found.
-- `target` is the folded path of a raw target; null when the target names what it leads to.
CREATE TABLE redirects (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  path TEXT NOT NULL,
  pattern INTEGER NOT NULL CHECK (pattern IN (0, 1)),
  shape TEXT NOT NULL,
  params TEXT NOT NULL,
  key_param TEXT NOT NULL,
  target TEXT,
  doc TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id),
  UNIQUE (site_id, shape, params)
) STRICT;
CREATE INDEX redirects_by_path ON redirects (site_id, pattern, path, key_param);

-- How often visitors came by an old address, by day.
CREATE TABLE redirect_uses (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  redirect_id TEXT NOT NULL,
  day TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (site_id, redirect_id, day)
) STRICT;
-- By which old days go.
CREATE INDEX redirect_uses_by_day ON redirect_uses (day);
