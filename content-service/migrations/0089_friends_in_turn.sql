-- Recommendations beyond the site's limit of an hour or a day wait for their turn instead of being refused. The n-th
-- goes no sooner than an hour after the one `friend_hour` before it, and a day after the one `friend_day` before it.
ALTER TABLE submissions ADD COLUMN turn_at TEXT;
CREATE INDEX friends_by_turn ON submissions (site_id, turn_at) WHERE kind = 'friend';

DROP TRIGGER friend_cap;
CREATE TRIGGER friend_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'friend'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient')
  WHERE (SELECT most FROM site_limits WHERE site_id = NEW.site_id AND name = 'friend_recipient_day') <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND recipient_key = NEW.recipient_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  -- Nobody waits longer than half a day. Without a turn: a limit of none.
  SELECT RAISE(ABORT, 'cap_of_site')
  WHERE NEW.turn_at IS NULL
    OR NEW.turn_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+12 hours');
END;
