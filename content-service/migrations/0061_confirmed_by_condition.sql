-- Confirming a held booking states its condition in its own batch (docs/decisions/0100).
DROP TRIGGER appointment_confirmed;
DROP TRIGGER stay_confirmed;
