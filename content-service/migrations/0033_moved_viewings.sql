-- Viewings that are moved, and the reminder on the day before (docs/decisions/0069). A viewing keeps its row, and
-- so its id and its name in calendars; where it was before is a row of its own, for the mail that tells of it.

-- Grows with each move, as calendars count changes (RFC 5545 §3.8.7.4).
ALTER TABLE appointments ADD COLUMN sequence INTEGER NOT NULL DEFAULT 0;
ALTER TABLE appointments ADD COLUMN moved_at TEXT;
-- How often its visitor moved it.
ALTER TABLE appointments ADD COLUMN visitor_moves INTEGER NOT NULL DEFAULT 0
  CONSTRAINT cap_of_moves CHECK (visitor_moves BETWEEN 0 AND 3);
-- When its reminder was queued; null again once it is moved.
ALTER TABLE appointments ADD COLUMN reminded_at TEXT;

-- Of a place on an open-house day: how many there are, 0 without a limit; null of a viewing by appointment, for
-- which somebody has time for one visitor alone.
ALTER TABLE appointments ADD COLUMN places INTEGER CHECK (places IS NULL OR places >= 0);

DROP INDEX appointments_of_agent;
CREATE UNIQUE INDEX appointments_of_agent ON appointments (site_id, agent_id, starts_at)
WHERE state = 'booked' AND places IS NULL;
CREATE INDEX appointments_of_open_house ON appointments (site_id, estate_id, starts_at)
WHERE state = 'booked' AND places IS NOT NULL;

DROP TRIGGER appointment_collision;
CREATE TRIGGER appointment_collision BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

-- Places are counted where they are taken; those that nobody confirmed stand at once for a fifth of them alone.
CREATE TRIGGER open_house_places BEFORE INSERT ON appointments WHEN NEW.state = 'booked' AND NEW.places > 0
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE NEW.places <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND estate_id = NEW.estate_id
      AND starts_at = NEW.starts_at AND state = 'booked' AND places IS NOT NULL);
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.held_until IS NULL
    AND NOT EXISTS (
      SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
    AND NEW.places <= 5 * (
      SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.estate_id = NEW.estate_id
        AND a.starts_at = NEW.starts_at AND a.state = 'booked' AND a.places IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;

CREATE INDEX appointments_to_remind ON appointments (starts_at)
WHERE state = 'booked' AND held_until IS NULL AND reminded_at IS NULL;

CREATE TABLE appointment_moves (
  site_id        TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  -- Of the appointment from then on.
  sequence       INTEGER NOT NULL,
  moved_by       TEXT NOT NULL CHECK (moved_by IN ('visitor', 'agency')),
  moved_at       TEXT NOT NULL,
  -- When it was to be, and whom the visitor was to meet.
  from_start     TEXT NOT NULL,
  from_end       TEXT NOT NULL,
  from_agent     TEXT NOT NULL CHECK (json_valid(from_agent)),
  -- The agency's word to the visitor.
  word           TEXT CHECK (word IS NULL OR (moved_by = 'agency' AND length(word) BETWEEN 1 AND 1000)),
  PRIMARY KEY (site_id, appointment_id, sequence),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- Comes before the move itself in its batch: of two moves, or a move and a cancellation, one finds the viewing
-- as it was read, and the other takes nothing.
CREATE TRIGGER appointment_moves_from BEFORE INSERT ON appointment_moves
BEGIN
  SELECT RAISE(ABORT, 'appointment_changed') WHERE NOT EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND id = NEW.appointment_id AND state = 'booked'
      AND held_until IS NULL AND sequence = NEW.sequence - 1 AND starts_at = NEW.from_start
      AND starts_at > NEW.moved_at);
END;

-- A time that was given back may be somebody else's by now; one that stands moves by a step of its own alone.
DROP TRIGGER appointment_stays_cancelled;
CREATE TRIGGER appointment_stays_cancelled BEFORE UPDATE OF state, starts_at, agent_id ON appointments
WHEN OLD.state = 'cancelled'
  OR ((NEW.starts_at <> OLD.starts_at OR NEW.agent_id <> OLD.agent_id) AND NEW.sequence <> OLD.sequence + 1)
BEGIN
  SELECT RAISE(ABORT, 'appointment_is_final');
END;

CREATE TRIGGER appointment_move_collision BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND places IS NULL AND id <> NEW.id
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

-- As for a booking (migration 0019): addresses that nobody confirmed do not gather on one day by moving there.
CREATE TRIGGER appointment_moves_within BEFORE UPDATE OF starts_at ON appointments
WHEN NEW.day_slots IS NOT NULL AND (NEW.day IS NOT OLD.day OR NEW.agent_id <> OLD.agent_id) AND NOT EXISTS (
  SELECT 1 FROM confirmed_addresses WHERE site_id = NEW.site_id AND email_key = NEW.email_key)
BEGIN
  SELECT RAISE(ABORT, 'hold_needed') WHERE NEW.day_slots <= 5 * (
    SELECT count(*) FROM appointments AS a WHERE a.site_id = NEW.site_id AND a.agent_id = NEW.agent_id
      AND a.day = NEW.day AND a.state = 'booked' AND a.id <> NEW.id AND NOT EXISTS (
        SELECT 1 FROM confirmed_addresses AS c WHERE c.site_id = a.site_id AND c.email_key = a.email_key));
END;
