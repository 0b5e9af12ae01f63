-- Content services of agencies' own (docs/decisions/0086): where one is, and how it answered when it was last asked.
CREATE TABLE own_services (
  site_id       TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address       TEXT NOT NULL,
  scope         TEXT NOT NULL CHECK (scope IN ('core', 'full')),
  -- Hosts whose pictures are fetched: a JSON list.
  picture_hosts TEXT NOT NULL CHECK (json_valid(picture_hosts)),
  -- Sealed, with the id of the key; null where the service asks for none.
  token_key     TEXT,
  token         TEXT,
  -- Milliseconds since 1970, as all instants here: when its list is asked for next, and was.
  ask_at        INTEGER NOT NULL,
  asked_at      INTEGER,
  -- What came of it: 'ok', a status, or a word of ours.
  outcome       TEXT,
  -- Rounds in a row that brought nothing new, or failed: each makes the next one later.
  quiet         INTEGER NOT NULL DEFAULT 0,
  CHECK ((token IS NULL) = (token_key IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX own_services_due ON own_services (ask_at);

-- Homes of such a service, as its lists name them.
CREATE TABLE own_homes (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  -- SHA-256 of what its list said of it; null before a list has named it.
  listed     TEXT,
  -- The round in which a list named it last.
  seen_at    INTEGER NOT NULL DEFAULT 0,
  learned_at INTEGER,
  -- Since when it is to be asked for by its address; null while nothing is known to have changed.
  ask_at     INTEGER,
  tries      INTEGER NOT NULL DEFAULT 0,
  -- Why the last document was not taken; null for one that was.
  refused    TEXT,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX own_homes_due ON own_homes (site_id, ask_at) WHERE ask_at IS NOT NULL;
CREATE INDEX own_homes_oldest ON own_homes (site_id, learned_at);
