-- mail/: an agency's own address as the sender of its mails (decision 170).

-- The address from which a site's mails are sent instead of the deployment's, as long as `fault` is null: `records` when its
-- domain lacks DNS records for it, `refused` when the mail platform refused it. A site without a row has none.
CREATE TABLE mail_senders (
  site_id TEXT PRIMARY KEY NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  address TEXT NOT NULL,
  fault TEXT CHECK (fault IN ('records', 'refused')),
  checked_at TEXT NOT NULL
) STRICT;
-- By which the cron finds those to check again.
CREATE INDEX mail_senders_by_check ON mail_senders (checked_at);
