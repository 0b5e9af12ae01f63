-- feed_homes: the GUID of a home that is a listing of the second source, and what its vendor was last told of its page
-- (decision 162).
ALTER TABLE feed_homes ADD COLUMN guid TEXT;
ALTER TABLE feed_homes ADD COLUMN reported TEXT;

CREATE INDEX feed_homes_by_guid ON feed_homes (site_id, guid) WHERE guid IS NOT NULL;

-- A listing that a feed shows keeps the number that it has there: no import gives its GUID another one.
CREATE TRIGGER listings_of_feeds BEFORE INSERT ON estates
WHEN NEW.guid IS NOT NULL
  AND EXISTS (
    SELECT 1 FROM feed_homes AS f JOIN feeds AS s ON s.site_id = f.site_id AND s.name = f.feed
    JOIN records AS r ON r.site_id = f.site_id AND r.kind = 'listing' AND r.id = f.guid AND r.withdrawn_at IS NULL
    AND r.doc ->> '$.listing.external_id' = f.estate_id
    WHERE f.site_id = NEW.site_id AND f.guid = lower(NEW.guid) AND f.estate_id <> NEW.id
  )
BEGIN
  SELECT RAISE(ABORT, 'refused: listing_of_feed');
END;
