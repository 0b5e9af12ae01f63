-- own-service/: pictures by address, of feeds and of agencies' own services (decision 87).

-- Whether its vendor or service says that it is a plan, which is shown whole.
ALTER TABLE addressed_pictures ADD COLUMN plan INTEGER NOT NULL DEFAULT 0 CHECK (plan IN (0, 1));

-- own-service/: A picture that no home calls a plan any more is fetched once more, and stored as a photograph.
CREATE TRIGGER plan_is_none AFTER DELETE ON addressed_pictures
WHEN OLD.plan = 1
BEGIN
  UPDATE addressed_pictures SET etag = NULL, check_at = CAST(unixepoch('subsec') * 1000 AS INTEGER)
  WHERE site_id = OLD.site_id AND name = OLD.name
    AND NOT EXISTS (SELECT 1 FROM addressed_pictures WHERE site_id = OLD.site_id AND name = OLD.name AND plan = 1);
END;

-- Sites whose pictures are being fetched: a row while a message of the queue does it, or waits. Others start none.
CREATE TABLE picture_chains (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Until when the next message is awaited, milliseconds since 1970; after that, another chain may start.
  until   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- How the rounds of an agency's own service went, in the words of feeds (decision 143).

-- When the last complete round began.
ALTER TABLE own_services ADD COLUMN since INTEGER;

-- When the last round ended.
ALTER TABLE own_services ADD COLUMN ended_at INTEGER;

-- More about its `outcome`, which is 'ok' or a state of feeds; in words for operators.
ALTER TABLE own_services ADD COLUMN reason TEXT;

-- Failed rounds in a row.
ALTER TABLE own_services ADD COLUMN failures INTEGER NOT NULL DEFAULT 0;

-- From where homes of sites come, as operators and agencies see it: feeds, and agencies' own services for the core of the
-- contract, which are asked every quarter of an hour and less often while nothing changes. `failing` wants somebody's eye: the
-- last round failed, and another one will come.
CREATE VIEW shown_feeds AS
SELECT f.*, f.failures > 0 AND f.paused = 0 AND NOT EXISTS (
  SELECT 1 FROM sites AS s WHERE s.id = f.site_id AND s.doc ->> '$.state' = 'suspended') AS failing
FROM (
  SELECT site_id, name, kind, settings, secret_key, paused, every, run_at, round IS NOT NULL AS running, since, ended_at,
    outcome, reason, failures
  FROM feeds
  UNION ALL
  SELECT o.site_id, 'own-service', 'own-service',
    json_object('address', o.address, 'pictureHosts', json(o.picture_hosts)), o.token_key, 0,
    900000 * (1 << min(o.quiet, 5)), o.ask_at,
    EXISTS (SELECT 1 FROM own_homes AS h WHERE h.site_id = o.site_id AND h.seen_at > ifnull(o.asked_at, 0)),
    o.since, o.ended_at, o.outcome, o.reason, o.failures
  FROM own_services AS o WHERE o.scope = 'core'
) AS f;

-- Homes of those, by their ids in the agency's system.
CREATE VIEW shown_feed_homes AS
SELECT site_id, feed, vendor_id AS home, estate_id AS estate, number, state, reason, rival, unmapped FROM feed_homes
UNION ALL
SELECT site_id, 'own-service', id, id, CAST(id AS INTEGER),
  CASE WHEN refused IS NOT NULL THEN 'refused' WHEN learned_at IS NULL THEN 'named' ELSE 'shown' END,
  refused, NULL, '[]'
FROM own_homes;
