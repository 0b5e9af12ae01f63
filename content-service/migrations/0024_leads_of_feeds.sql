-- Requests of visitors that go back to the system from which a home came (decision 168).

-- How requests about its homes go: by mail or as the site's settings say (`mail`), to its system and by mail where that does
-- not take them (`call`), or both.
ALTER TABLE feeds ADD COLUMN leads TEXT NOT NULL DEFAULT 'mail' CHECK (leads IN ('mail', 'call', 'both'));

-- feeds.name: the request goes to that feed's system; null for the agency's own address.
ALTER TABLE lead_calls ADD COLUMN feed TEXT;
-- feed_homes.vendor_id: the home that it is about; null for one about no home.
ALTER TABLE lead_calls ADD COLUMN vendor_home TEXT;
-- Hash of the visitor's address, of a request for a feed's system: what went there is told to the person.
ALTER TABLE lead_calls ADD COLUMN visitor_key TEXT;
-- When the call began that the feed's system may have taken: what has begun and did not end is not tried again.
ALTER TABLE lead_calls ADD COLUMN begun_at TEXT;

CREATE INDEX lead_calls_of_visitors ON lead_calls (site_id, visitor_key) WHERE visitor_key IS NOT NULL;
CREATE INDEX lead_calls_of_feeds ON lead_calls (site_id, feed, state) WHERE feed IS NOT NULL;

DROP VIEW shown_feeds;

-- intake/: From where homes of sites come, as operators and agencies see it: feeds, and agencies' own services for the core of the
-- contract, which are asked every quarter of an hour and less often while nothing changes. `failing` wants somebody's eye:
-- the last round failed, and another one will come.
CREATE VIEW shown_feeds AS
SELECT f.*, f.failures > 0 AND f.paused = 0 AND NOT EXISTS (
  SELECT 1 FROM sites AS s WHERE s.id = f.site_id AND s.doc ->> '$.state' = 'suspended') AS failing
FROM (
  SELECT site_id, name, kind, settings, secret_key, paused, every, run_at, round IS NOT NULL AS running, since, ended_at,
    outcome, reason, failures, leads
  FROM feeds
  UNION ALL
  SELECT o.site_id, 'own-service', 'own-service',
    json_object('address', o.address, 'pictureHosts', json(o.picture_hosts)), o.token_key, 0,
    900000 * (1 << min(o.quiet, 5)), o.ask_at,
    EXISTS (SELECT 1 FROM own_homes AS h WHERE h.site_id = o.site_id AND h.seen_at > ifnull(o.asked_at, 0)),
    o.since, o.ended_at, o.outcome, o.reason, o.failures, 'mail'
  FROM own_services AS o WHERE o.scope = 'core'
) AS f;
