-- Stays that wait for the agency: other days that it offered with its "no", as [{"from", "to"}], and when it is
-- to be reminded; null once it was, or where there is no hour left for it.
ALTER TABLE stays ADD COLUMN offers TEXT
  CHECK (offers IS NULL OR (answer = 'declined' AND json_type(offers) = 'array'));
ALTER TABLE stays ADD COLUMN remind_at TEXT;

CREATE INDEX stays_to_remind ON stays (remind_at) WHERE remind_at IS NOT NULL AND state = 'requested';
