-- Viewings. What an agency's agenda looks like is a document (appointments/settings.ts checks it when it is
-- read); what is booked is a row each, and two rules of the database keep it right: nobody shows two estates
-- at once, and nobody books an agenda empty. Instants and keys of people are written as in 0007.

CREATE TABLE agendas (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  doc     TEXT NOT NULL CHECK (json_valid(doc))
) STRICT;

CREATE TABLE appointments (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the id that whoever booked holds; the id itself is nowhere in this table.
  id             TEXT NOT NULL,
  -- Random; the id is made from it and a secret that the database does not hold.
  seed           TEXT NOT NULL,
  state          TEXT NOT NULL DEFAULT 'booked' CHECK (state IN ('booked', 'cancelled')),
  estate_id      TEXT NOT NULL,
  -- Of the agenda's settings: who shows the estate.
  agent_id       TEXT NOT NULL,
  starts_at      TEXT NOT NULL,
  ends_at        TEXT NOT NULL,
  -- Until when the agent can show no other estate: the way there included.
  occupied_until TEXT NOT NULL,
  -- Of the site, as links in mails begin.
  origin         TEXT NOT NULL,
  email_key      TEXT NOT NULL,
  created_at     TEXT NOT NULL,
  cancelled_at   TEXT,
  -- Who comes, and who is met.
  doc            TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at AND ends_at <= occupied_until),
  CHECK ((state = 'cancelled') = (cancelled_at IS NOT NULL))
) STRICT;

-- A slot is unique per agent and time, whatever the estate.
CREATE UNIQUE INDEX appointments_of_agent ON appointments (site_id, agent_id, starts_at) WHERE state = 'booked';
CREATE INDEX appointments_of_person ON appointments (site_id, email_key, created_at);
CREATE INDEX appointments_by_age ON appointments (ends_at);

-- The index knows equal times only; after a change of the slots' length they may also overlap. None is as
-- long as a day.
CREATE TRIGGER appointment_collision BEFORE INSERT ON appointments WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM appointments WHERE site_id = NEW.site_id AND agent_id = NEW.agent_id AND state = 'booked'
      AND starts_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.starts_at, '-1 day')
      AND starts_at < NEW.occupied_until AND occupied_until > NEW.starts_at);
END;

-- Three appointments ahead of a person, and ten booked in a day: who cancels and books again is also counted.
CREATE TRIGGER appointment_cap BEFORE INSERT ON appointments WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_upcoming') WHERE 3 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND state = 'booked' AND ends_at > NEW.created_at);
  SELECT RAISE(ABORT, 'cap_of_person') WHERE 10 <= (
    SELECT count(*) FROM appointments WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

-- A time that was given back may be somebody else's by now.
CREATE TRIGGER appointment_stays_cancelled BEFORE UPDATE OF state, starts_at, agent_id ON appointments
WHEN OLD.state = 'cancelled' OR NEW.starts_at <> OLD.starts_at OR NEW.agent_id <> OLD.agent_id
BEGIN
  SELECT RAISE(ABORT, 'appointment_is_final');
END;
