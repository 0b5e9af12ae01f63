-- When the visitor may first read the street of a hidden home: since the agency confirmed or moved the viewing, or from
-- the reminder on (docs/decisions/0128). NULL: not yet.
ALTER TABLE appointments ADD COLUMN street_told_at TEXT;
CREATE INDEX appointments_with_street ON appointments (site_id, estate_id, street_told_at)
  WHERE street_told_at IS NOT NULL;
