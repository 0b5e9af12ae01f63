-- Who presses the link of what is held is answered by what was read a moment before (docs/decisions/0035). Where it was
-- called off or ran out in between, nothing of that batch is written, and it is looked at once more.
CREATE TRIGGER appointment_confirmed BEFORE UPDATE OF held_until ON appointments
WHEN OLD.held_until IS NOT NULL AND NEW.held_until IS NULL AND OLD.state <> 'booked'
BEGIN
  SELECT RAISE(ABORT, 'appointment_changed');
END;

CREATE TRIGGER stay_confirmed BEFORE UPDATE OF held_until ON stays
WHEN OLD.held_until IS NOT NULL AND NEW.held_until IS NULL AND OLD.state <> 'requested'
BEGIN
  SELECT RAISE(ABORT, 'stay_changed');
END;
