-- alerts/: an alert writes at once, each morning or once a week, as its reader chose (decision 154).

-- `at_once`: some minutes after a home is published; `daily`: each morning; `weekly`: each Thursday morning. Alerts on
-- one home and on holiday rentals are daily.
ALTER TABLE subscriptions ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'daily'
  CHECK (rhythm IN ('at_once', 'daily', 'weekly'));

-- 1: events up to `alerts_at_once.seen_event` have been matched too, so that a publication writes the rows of those
-- alone that it is told to. 0: events up to `seen_event`.
ALTER TABLE subscriptions ADD COLUMN in_step INTEGER NOT NULL DEFAULT 0
  CHECK (in_step IN (0, 1) AND (in_step = 0 OR rhythm = 'at_once'));

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
  -- estate_events.seq up to which they are being matched; null while nothing is.
  upto        INTEGER,
  -- What is left to match: a JSON list of ranges of ids of subscriptions, `[after, to]`.
  pieces      TEXT CHECK (json_valid(pieces)),
  enqueued_at TEXT,
  CHECK ((upto IS NULL) = (pieces IS NULL))
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
