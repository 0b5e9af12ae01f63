-- Bookings by addresses that nobody confirmed. A few stand at once; once they hold a fifth of an agent's day
-- or a tenth of a unit's season, further ones are held for half an hour, until the link in the visitor's
-- mail is pressed (docs/decisions/0035). The triggers decide, so that no race gets past them.

-- Addresses from whose mailbox a link of a site's was pressed.
CREATE TABLE confirmed_addresses (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  email_key    TEXT NOT NULL,
  confirmed_at TEXT NOT NULL,
  PRIMARY KEY (site_id, email_key)
) STRICT, WITHOUT ROWID;

CREATE INDEX confirmed_addresses_by_age ON confirmed_addresses (confirmed_at);

INSERT INTO confirmed_addresses (site_id, email_key, confirmed_at)
SELECT site_id, email_key, max(confirmed_at) FROM subscriptions
WHERE state = 'active' AND confirmed_at IS NOT NULL GROUP BY site_id, email_key;

-- Links that stand in mails alone: who presses one reads that mailbox. Written when the mail is made, so
-- that no link depends on a secret that may be turned meanwhile.
CREATE TABLE mailed_tokens (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the token.
  hash       TEXT NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('appointment', 'stay')),
  -- Of the appointment or stay that the mail is about.
  subject_id TEXT NOT NULL,
  email_key  TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX mailed_tokens_by_age ON mailed_tokens (created_at);

-- From which networks unconfirmed addresses booked: keyed hashes, kept for a day and only to count.
CREATE TABLE network_uses (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind        TEXT NOT NULL CHECK (kind IN ('appointment', 'stay')),
  network_key TEXT NOT NULL,
  created_at  TEXT NOT NULL
) STRICT;

CREATE INDEX network_uses_of ON network_uses (site_id, kind, network_key, created_at);
CREATE INDEX network_uses_by_age ON network_uses (created_at);

CREATE TRIGGER network_cap BEFORE INSERT ON network_uses
BEGIN
  SELECT RAISE(ABORT, 'cap_of_network')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'network_day') <= (
    SELECT count(*) FROM network_uses WHERE site_id = NEW.site_id AND kind = NEW.kind
      AND network_key = NEW.network_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- Null: it stands. An instant that has passed: it stands no more, and whoever books next releases it.
ALTER TABLE appointments ADD COLUMN held_until TEXT;
-- Calendar day of its start in the agenda's zone, and how many slots the agent has on it; null for what was
-- not booked by a visitor, which neither counts nor is counted.
ALTER TABLE appointments ADD COLUMN day TEXT;
ALTER TABLE appointments ADD COLUMN day_slots INTEGER;
CREATE INDEX appointments_of_day ON appointments (site_id, agent_id, day) WHERE state = 'booked';
CREATE INDEX appointments_held ON appointments (site_id, created_at) WHERE held_until IS NOT NULL;
CREATE INDEX appointments_held_until ON appointments (held_until) WHERE held_until IS NOT NULL;

CREATE TRIGGER appointment_stands_at_once BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.held_until IS NULL AND NEW.day_slots IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.day_slots <= 5 * (
    SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.agent_id = NEW.agent_id
      AND a.day = NEW.day AND a.state = 'booked' AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

CREATE TRIGGER appointment_held_cap BEFORE INSERT ON appointments WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;

ALTER TABLE stays ADD COLUMN held_until TEXT;
-- Season of the arrival with its year ("HIGH-2027"), and its nights; null as above.
ALTER TABLE stays ADD COLUMN season TEXT;
ALTER TABLE stays ADD COLUMN season_nights INTEGER;
CREATE INDEX stays_held ON stays (site_id, created_at) WHERE held_until IS NOT NULL;
CREATE INDEX stays_held_until ON stays (held_until) WHERE held_until IS NOT NULL;

CREATE TRIGGER stay_stands_at_once BEFORE INSERT ON stays
WHEN NEW.state = 'requested' AND NEW.held_until IS NULL AND NEW.season_nights IS NOT NULL
  AND NOT EXISTS (
    SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.season_nights <= 10 * (
    SELECT COALESCE(sum(julianday(s.to_day) - julianday(s.from_day)), 0) FROM stays AS s
    WHERE s.site_id = NEW.site_id AND s.unit_id = NEW.unit_id AND s.season = NEW.season
      AND s.state = 'requested' AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = s.site_id AND c.email_key = s.email_key));
END;

CREATE TRIGGER stay_held_cap BEFORE INSERT ON stays WHEN NEW.held_until IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'held_hour') <= (
    SELECT count(*) FROM stays WHERE site_id = NEW.site_id AND held_until IS NOT NULL
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
END;
