-- What the agency answered a visitor (docs/decisions/0048): its last deed, when, and its word to them. The
-- checks hold an operator's SQL to the same rule as the calls: an answer and a state never contradict.
ALTER TABLE stays ADD COLUMN answer TEXT CHECK (answer IS NULL
  OR (answer = 'confirmed' AND state = 'confirmed')
  OR (answer IN ('declined', 'cancelled') AND state = 'released'));
ALTER TABLE stays ADD COLUMN word TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000));
ALTER TABLE stays ADD COLUMN answered_at TEXT CHECK ((answer IS NULL) = (answered_at IS NULL));

-- The visitor was told: nights that were given back may be somebody else's, and a new stay is a new request.
CREATE TRIGGER stay_answer_is_final BEFORE UPDATE OF state, answer ON stays
WHEN OLD.answer IN ('declined', 'cancelled') AND (NEW.answer IS NOT OLD.answer OR NEW.state <> OLD.state)
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

-- Whoever confirmed by hand may still be cancelled by the visitor, so `confirmed` stays beside that.
ALTER TABLE appointments ADD COLUMN answer TEXT CHECK (answer IS NULL
  OR (answer = 'confirmed' AND held_until IS NULL)
  OR (answer IN ('declined', 'cancelled') AND state = 'cancelled'));
ALTER TABLE appointments ADD COLUMN word TEXT CHECK (word IS NULL OR (answer IS NOT NULL AND length(word) BETWEEN 1 AND 1000));
ALTER TABLE appointments ADD COLUMN answered_at TEXT CHECK ((answer IS NULL) = (answered_at IS NULL));

CREATE TRIGGER appointment_answer_is_final BEFORE UPDATE OF answer ON appointments
WHEN OLD.answer IN ('declined', 'cancelled') AND NEW.answer IS NOT OLD.answer
BEGIN
  SELECT RAISE(ABORT, 'answer_is_final');
END;

-- The number by which an operator names an appointment: the first sixteen digits of its hash, which open
-- nothing. 64 bits do not meet by chance; unique all the same, so that an answer never goes to another visitor.
CREATE UNIQUE INDEX appointments_by_number ON appointments (site_id, substr(id, 1, 16));
CREATE INDEX appointments_of_site ON appointments (site_id, starts_at, id);
