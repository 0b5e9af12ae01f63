-- Mails that visitors' forms cause, to a mailbox in a day, at all agencies together (docs/decisions/0127).

-- Whether a form caused the mail, and whether its address had been confirmed at this agency when it was queued; NULL
-- for mails that the agency, an alert or a signed-in person caused.
ALTER TABLE outbox ADD COLUMN asked TEXT CHECK (asked IN ('unconfirmed', 'confirmed'));

-- In the directory alone. The mailbox is a keyed hash of the address in one spelling.
CREATE TABLE mailbox_mails (
  -- The site's and the mail's id: another attempt counts once.
  mail    TEXT PRIMARY KEY NOT NULL,
  mailbox TEXT NOT NULL,
  sent_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX mailbox_mails_of ON mailbox_mails (mailbox, sent_at);
CREATE INDEX mailbox_mails_by_age ON mailbox_mails (sent_at);
