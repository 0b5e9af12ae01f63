-- Days and hours on which nobody shows homes, for one agent or the whole agency, beside those of the agenda's
-- document, which an import writes anew. What is booked within stays; nothing new comes in (docs/decisions/0069).
CREATE TABLE agenda_closures (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Of what it closes: the same closure made twice is one.
  id         TEXT NOT NULL,
  -- null: everybody.
  agent_id   TEXT,
  starts_at  TEXT NOT NULL,
  ends_at    TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, id),
  CHECK (starts_at < ends_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX agenda_closures_ahead ON agenda_closures (site_id, ends_at);
CREATE INDEX agenda_closures_by_age ON agenda_closures (ends_at);

-- Whoever books at the moment of closing is either listed to who closes, or refused.
CREATE TRIGGER appointment_in_closure BEFORE INSERT ON appointments
WHEN NEW.state = 'booked' AND NEW.places IS NULL
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;

CREATE TRIGGER appointment_moves_into_closure BEFORE UPDATE OF starts_at, agent_id ON appointments
WHEN NEW.state = 'booked'
BEGIN
  SELECT RAISE(ABORT, 'slot_taken') WHERE EXISTS (
    SELECT 1 FROM agenda_closures AS c WHERE c.site_id = NEW.site_id AND c.ends_at > NEW.starts_at
      AND c.starts_at < NEW.ends_at AND (c.agent_id IS NULL OR c.agent_id = NEW.agent_id));
END;
