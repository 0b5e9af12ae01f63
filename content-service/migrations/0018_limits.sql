-- How often a site writes to addresses that nobody confirmed. Such mail goes out in the agency's name, to
-- whomever a stranger names: so little of it that it is of no use to spammers, and a row where an agency
-- needs another number. An empty site stands for all sites without a row of their own.
CREATE TABLE limits (
  site_id TEXT NOT NULL,
  name    TEXT NOT NULL CHECK (name IN (
    'friend_hour', 'friend_day', 'friend_recipient_day', 'subscription_hour', 'subscription_day',
    'receipt_hour', 'held_hour', 'network_day')),
  most    INTEGER NOT NULL CHECK (most >= 0),
  PRIMARY KEY (site_id, name)
) STRICT, WITHOUT ROWID;

INSERT INTO limits (site_id, name, most) VALUES
  ('', 'friend_hour', 20),          -- estates sent to a friend
  ('', 'friend_day', 60),
  ('', 'friend_recipient_day', 2),  -- the same to one address
  ('', 'subscription_hour', 60),    -- requests to confirm a subscription
  ('', 'subscription_day', 300),
  ('', 'receipt_hour', 60),         -- receipts of contact requests
  ('', 'held_hour', 30),            -- bookings held until a link is pressed, of viewings and stays each
  ('', 'network_day', 10);          -- bookings of unconfirmed addresses from one network, likewise

-- Every site with the numbers that hold for it.
CREATE VIEW site_limits AS
SELECT s.id AS site_id, d.name, COALESCE(own.most, d.most) AS most
FROM sites AS s JOIN limits AS d ON d.site_id = ''
LEFT JOIN limits AS own ON own.site_id = s.id AND own.name = d.name;

DROP TRIGGER friend_cap;
CREATE TRIGGER friend_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'friend'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_recipient_day') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND recipient_key = NEW.recipient_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_hour') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_day') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE INDEX subscriptions_of_site ON subscriptions (site_id, created_at);
CREATE TRIGGER subscription_site_cap BEFORE INSERT ON subscriptions WHEN NEW.state = 'pending'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'subscription_hour') <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 hour'));
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'subscription_day') <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;
CREATE INDEX outbox_of_kind ON outbox (site_id, kind, created_at);
