-- feed_homes: the GUID of a home that is a listing of the second source, and what its vendor was last told of its page
-- (decision 162).
ALTER TABLE feed_homes ADD COLUMN guid TEXT;
ALTER TABLE feed_homes ADD COLUMN reported TEXT;

CREATE INDEX feed_homes_by_guid ON feed_homes (site_id, guid) WHERE guid IS NOT NULL;
