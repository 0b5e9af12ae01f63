-- Numbers by which visitors and agencies name a viewing, a stay or a question on the telephone (docs/decisions/0112):
-- four signs without those that look alike, drawn by chance, unique within a site whatever the kind of case. A number
-- opens nothing: no call takes one instead of a link or a session.
CREATE TABLE case_numbers (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  number     TEXT NOT NULL CHECK (length(number) = 4),
  kind       TEXT NOT NULL CHECK (kind IN ('appointment', 'stay', 'contact')),
  subject_id TEXT NOT NULL,
  PRIMARY KEY (site_id, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX case_numbers_of ON case_numbers (site_id, kind, subject_id);

-- Sixteen draws: one of them is free as long as a site keeps fewer than half a million cases.
CREATE VIEW drawn_case_numbers AS
WITH RECURSIVE
  signs (text) AS (SELECT '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'),
  draws (n, number) AS (
    SELECT 0, ''
    UNION ALL
    SELECT n + 1,
      substr(text, 1 + (random() & 31), 1) || substr(text, 1 + (random() & 31), 1) ||
      substr(text, 1 + (random() & 31), 1) || substr(text, 1 + (random() & 31), 1)
    FROM draws, signs WHERE n < 16
  )
SELECT number FROM draws WHERE n > 0;

CREATE TRIGGER appointment_numbered AFTER INSERT ON appointments
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'appointment', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

-- The owner's own nights have no visitor.
CREATE TRIGGER stay_numbered AFTER INSERT ON stays WHEN NEW.doc IS NOT NULL
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'stay', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

CREATE TRIGGER question_numbered AFTER INSERT ON submissions WHEN NEW.kind = 'contact'
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, 'contact', NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

CREATE TRIGGER appointment_number_ends AFTER DELETE ON appointments
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'appointment' AND subject_id = OLD.id;
END;
CREATE TRIGGER stay_number_ends AFTER DELETE ON stays
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'stay' AND subject_id = OLD.id;
END;
CREATE TRIGGER question_number_ends AFTER DELETE ON submissions
BEGIN
  DELETE FROM case_numbers WHERE site_id = OLD.site_id AND kind = 'contact' AND subject_id = OLD.id;
END;

-- Cases from before this migration, one after the other by the triggers' rule: each draw sees the numbers before it.
CREATE VIEW cases_without_number AS
SELECT site_id, 'appointment' AS kind, id FROM appointments
UNION ALL SELECT site_id, 'stay', id FROM stays WHERE doc IS NOT NULL
UNION ALL SELECT site_id, 'contact', id FROM submissions WHERE kind = 'contact';

CREATE TRIGGER case_numbered_later INSTEAD OF INSERT ON cases_without_number
BEGIN
  INSERT INTO case_numbers (site_id, number, kind, subject_id)
  SELECT NEW.site_id, number, NEW.kind, NEW.id FROM drawn_case_numbers AS d
  WHERE NOT EXISTS (SELECT 1 FROM case_numbers AS n WHERE n.site_id = NEW.site_id AND n.number = d.number) LIMIT 1;
END;

INSERT INTO cases_without_number SELECT * FROM cases_without_number;

DROP TRIGGER case_numbered_later;
DROP VIEW cases_without_number;
