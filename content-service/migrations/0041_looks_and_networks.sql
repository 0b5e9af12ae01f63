-- platform/: new lists for two are counted by network too (decision 188).

-- From which networks unconfirmed addresses booked, and lists for two were made: keyed hashes, kept for a day and only to count.
CREATE TABLE network_uses_anew (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind        TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'duo')),
  network_key TEXT NOT NULL,
  created_at  TEXT NOT NULL
) STRICT;

INSERT INTO network_uses_anew (site_id, kind, network_key, created_at)
SELECT site_id, kind, network_key, created_at FROM network_uses;

DROP TABLE network_uses;
ALTER TABLE network_uses_anew RENAME TO network_uses;

CREATE INDEX network_uses_of ON network_uses (site_id, kind, network_key, created_at);
CREATE INDEX network_uses_by_age ON network_uses (created_at);

-- What a network does without a confirmed address is limited for a day: viewings, stays and lists for two, each by itself.
CREATE TRIGGER network_cap BEFORE INSERT ON network_uses
BEGIN
  SELECT RAISE(ABORT, 'cap_of_network')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'network_day') <= (
    SELECT count(*) FROM network_uses WHERE site_id = NEW.site_id AND kind = NEW.kind
      AND network_key = NEW.network_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- sites/: an agency's people see what a look of their site would be, with its logo (decision 188).

-- The logo that is shown instead of the site's own; null for that one.
ALTER TABLE previews ADD COLUMN logo TEXT CHECK (logo IS NULL OR json_valid(logo));
