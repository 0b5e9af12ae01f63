-- Hashes of ids by which a mail names an appointment, where they are not the one it was booked under: the
-- secret that ids are made with may have changed between the booking and its mail. A link is looked up by its
-- hash and never made again, so that none depends on a secret that has gone.
CREATE TABLE appointment_links (
  site_id        TEXT NOT NULL,
  -- SHA-256 of the id in the mail.
  hash           TEXT NOT NULL,
  appointment_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, appointment_id) REFERENCES appointments (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX appointment_links_of ON appointment_links (site_id, appointment_id);
