-- alerts/: an alert writes at once, each morning or once a week, as its reader chose (decision 154).

-- `at_once`: some minutes after a home is published; `daily`: each morning; `weekly`: each Thursday morning. Alerts on
-- one home and on holiday rentals are daily.
ALTER TABLE subscriptions ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'daily'
  CHECK (rhythm IN ('at_once', 'daily', 'weekly'));

-- 1: events up to `alerts_at_once.seen_event` have been matched too, so that a publication writes the rows of those
-- alone that it is told to. 0: events up to `seen_event`.
ALTER TABLE subscriptions ADD COLUMN in_step INTEGER NOT NULL DEFAULT 0
  CHECK (in_step IN (0, 1) AND (in_step = 0 OR rhythm = 'at_once'));

-- 1: its address had its most mails at once that day, so that what was left is told by the next daily run, which says so.
ALTER TABLE subscriptions ADD COLUMN capped INTEGER NOT NULL DEFAULT 0 CHECK (capped IN (0, 1));

-- How often its reader changed or paused it: what was matched with the criteria before is not stored.
ALTER TABLE subscriptions ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;

-- Events up to here are told to weekly alerts: the newest one when the Thursday's run began, or the first run after a
-- Thursday without one. What Thursday's run did not tell, the next day's does (estate_events.seq).
ALTER TABLE alert_runs ADD COLUMN weekly_upto INTEGER NOT NULL DEFAULT 0;

-- News of sites with alerts at once, and the matching under way.
CREATE TABLE alerts_at_once (
  site_id     TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Events up to here have been matched with all alerts that are in step (estate_events.seq).
  seen_event  INTEGER NOT NULL,
  -- When the first news after that came; null without any.
  first_at    TEXT,
  -- When they are matched: three minutes after the last news, and at most six after the first.
  due_at      TEXT,
  -- 1: there were too many of them, as after an import, and the daily run tells them.
  too_many    INTEGER NOT NULL DEFAULT 0 CHECK (too_many IN (0, 1)),
  -- estate_events.seq up to which they are being matched, and since when; null while nothing is. The daily run tells
  -- what began on a day before and has not ended.
  upto        INTEGER,
  begun_at    TEXT,
  -- What is left to match: a JSON list of ranges of ids of subscriptions, `[after, to]`.
  pieces      TEXT CHECK (json_valid(pieces)),
  enqueued_at TEXT,
  CHECK ((upto IS NULL) = (pieces IS NULL) AND (upto IS NULL) = (begun_at IS NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX alerts_at_once_due ON alerts_at_once (due_at) WHERE due_at IS NOT NULL AND upto IS NULL;
CREATE INDEX alerts_at_once_open ON alerts_at_once (enqueued_at) WHERE upto IS NOT NULL;

DROP INDEX subscriptions_to_match;
CREATE INDEX subscriptions_to_match ON subscriptions (site_id, id, seen_event, rhythm, in_step)
  WHERE state = 'active';
CREATE INDEX subscriptions_at_once ON subscriptions (site_id, id) WHERE state = 'active' AND rhythm = 'at_once';

-- News is matched when it has been quiet for some minutes, so that homes that are published together are one mail. An
-- import writes the row once, not for each of its homes.
CREATE TRIGGER news_is_due AFTER INSERT ON estate_events
WHEN NEW.kind IN ('new', 'price_lowered')
BEGIN
  UPDATE alerts_at_once SET
    first_at = ifnull(first_at, NEW.created_at),
    due_at = min(strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+3 minutes'),
      strftime('%Y-%m-%dT%H:%M:%fZ', ifnull(first_at, NEW.created_at), '+6 minutes'))
  WHERE site_id = NEW.site_id AND (due_at IS NULL
    OR (due_at < strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '+150 seconds')
      AND due_at < strftime('%Y-%m-%dT%H:%M:%fZ', first_at, '+6 minutes')));
END;

-- News of a home.
CREATE INDEX estate_events_new ON estate_events (site_id, estate_id) WHERE kind = 'new';

-- Events that no run has reached.
CREATE VIEW untold_events AS
SELECT e.site_id, e.seq, e.estate_id, e.kind FROM estate_events AS e
WHERE e.seq > max(
  ifnull((SELECT max(n.seen_event, ifnull(n.upto, 0)) FROM alerts_at_once AS n WHERE n.site_id = e.site_id), 0),
  ifnull((SELECT max(r.upto) FROM alert_runs AS r WHERE r.site_id = e.site_id), 0));

-- A home that leaves the offer before a run has reached its news was not told to anybody: it loses the news and its
-- announcement, so that it is new when it comes back.
CREATE TRIGGER estate_leaves_untold AFTER UPDATE OF parent_id, withdrawn_at, on_offer, hidden_by ON estates
WHEN (OLD.parent_id, OLD.withdrawn_at, OLD.on_offer, OLD.hidden_by)
    IS NOT (NEW.parent_id, NEW.withdrawn_at, NEW.on_offer, NEW.hidden_by)
  AND EXISTS (SELECT 1 FROM alert_sites WHERE site_id = NEW.site_id)
  AND NOT EXISTS (SELECT 1 FROM offered_estates WHERE site_id = NEW.site_id AND id = NEW.id)
BEGIN
  DELETE FROM announced_estates WHERE site_id = NEW.site_id AND estate_id = NEW.id AND EXISTS (
    SELECT 1 FROM untold_events AS u WHERE u.site_id = NEW.site_id AND u.estate_id = NEW.id AND u.kind = 'new');
  DELETE FROM estate_events WHERE seq IN (
    SELECT u.seq FROM untold_events AS u WHERE u.site_id = NEW.site_id AND u.estate_id = NEW.id AND u.kind = 'new');
END;
