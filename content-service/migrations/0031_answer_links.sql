-- Links in mails to an agency by which it answers a visitor (docs/decisions/0068). A link is of one case, one
-- deed and one mail, until an instant, and is used once. Its row says no more of the visitor than which case.
CREATE TABLE answer_links (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the token.
  hash       TEXT NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('stay', 'appointment', 'contact')),
  -- Id of the stay or message, hash of the appointment.
  subject_id TEXT NOT NULL,
  deed       TEXT NOT NULL,
  -- Of the mail that it stands in, together with the case's other links.
  mail_id    TEXT NOT NULL,
  -- The agency's address that the mail went to.
  mailed_to  TEXT NOT NULL,
  created_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  used_at    TEXT CHECK (used_at IS NULL OR used_at < expires_at),
  PRIMARY KEY (site_id, hash)
) STRICT, WITHOUT ROWID;

CREATE INDEX answer_links_of ON answer_links (site_id, kind, subject_id, used_at);
CREATE INDEX answer_links_by_end ON answer_links (expires_at);

CREATE TRIGGER answer_link_is_used_once BEFORE UPDATE ON answer_links WHEN OLD.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'link_is_used');
END;

-- When the agency said of a message that it is answered.
ALTER TABLE submissions ADD COLUMN answered_at TEXT CHECK (answered_at IS NULL OR kind = 'contact');
