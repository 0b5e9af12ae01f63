-- What failed for good in a queue, kept for operators (docs/decisions/0078). A message about no one site has '*'.
CREATE TABLE dead_letters (
  site_id   TEXT NOT NULL,
  -- Of the message, as its queue knew it.
  id        TEXT NOT NULL,
  queue     TEXT NOT NULL CHECK (queue IN ('work', 'forms')),
  -- Of the work, or which form.
  kind      TEXT NOT NULL,
  -- The whole message, so that it can go back as it was.
  body      TEXT NOT NULL CHECK (json_valid(body)),
  failed_at TEXT NOT NULL,
  of_site   TEXT GENERATED ALWAYS AS (nullif(site_id, '*')) VIRTUAL REFERENCES sites (id) ON DELETE CASCADE,
  PRIMARY KEY (site_id, id)
) STRICT, WITHOUT ROWID;

CREATE INDEX dead_letters_by_age ON dead_letters (failed_at, id);

-- What people wait for goes before what they are told of by the way.
ALTER TABLE outbox ADD COLUMN rank INTEGER
  GENERATED ALWAYS AS (kind IN ('digest', 'home-price', 'home-gone')) VIRTUAL;
CREATE INDEX outbox_due_by_rank ON outbox (rank, next_attempt_at) WHERE state IN ('due', 'sending');
-- A bounce names an address and no site.
CREATE INDEX outbox_of_recipient ON outbox (recipient_key);

-- Mails that a site has sent on a day (UTC).
CREATE TABLE mail_days (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  day     TEXT NOT NULL,
  sent    INTEGER NOT NULL,
  PRIMARY KEY (site_id, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX mail_days_by_age ON mail_days (day);

-- Most mails of a day; an empty site stands for all without a row of their own.
CREATE TABLE mail_quotas (
  site_id TEXT PRIMARY KEY NOT NULL,
  most    INTEGER NOT NULL CHECK (most >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO mail_quotas (site_id, most) VALUES ('', 5000);

-- Sites whose mails of a rank wait until tomorrow: alerts leave the last tenth to what people wait for.
CREATE VIEW full_mail_days AS
SELECT d.site_id, d.day, r.value AS rank
FROM mail_days AS d JOIN mail_quotas AS q ON q.site_id = ''
LEFT JOIN mail_quotas AS own ON own.site_id = d.site_id
JOIN json_each('[0,1]') AS r
WHERE d.sent >= COALESCE(own.most, q.most) * (10 - r.value) / 10;
