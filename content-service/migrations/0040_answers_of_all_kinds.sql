-- Requests to value a home are marked as answered by link as well (docs/decisions/0068). Nothing refers to the
-- links, so that the table is made anew with the kind besides.
CREATE TABLE answer_links_of_all (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- SHA-256 of the token.
  hash       TEXT NOT NULL,
  kind       TEXT NOT NULL CHECK (kind IN ('stay', 'appointment', 'contact', 'valuation')),
  -- Id of the stay, the message or the valuation, hash of the appointment.
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

INSERT INTO answer_links_of_all SELECT * FROM answer_links;
DROP TABLE answer_links;
ALTER TABLE answer_links_of_all RENAME TO answer_links;

CREATE INDEX answer_links_of ON answer_links (site_id, kind, subject_id, used_at);
CREATE INDEX answer_links_by_end ON answer_links (expires_at);

CREATE TRIGGER answer_link_is_used_once BEFORE UPDATE ON answer_links WHEN OLD.used_at IS NOT NULL
BEGIN
  SELECT RAISE(ABORT, 'link_is_used');
END;

-- When the agency said of a request that it is answered.
ALTER TABLE valuations ADD COLUMN answered_at TEXT;

-- What became of the request that a call tells of: a viewing or a valuation may be called off, a viewing moved.
ALTER TABLE lead_calls ADD COLUMN news TEXT NOT NULL DEFAULT 'asked' CHECK (news IN ('asked', 'moved', 'cancelled'));
