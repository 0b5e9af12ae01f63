-- Calls by which a system of the agency's own hears of what visitors ask (decision 72): an outbox beside that of
-- mails. What a call says is written when it is made, from the rows that it is about.
CREATE TABLE lead_calls (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Stands in the call as `webhook-id`: the same in every attempt.
  id              TEXT NOT NULL,
  deed            TEXT NOT NULL CHECK (deed IN ('contact', 'valuation', 'viewing', 'stay')),
  -- Of the submission, the valuation, the appointment or the stay.
  subject_id      TEXT NOT NULL,
  -- Of the site, as links to its homes begin; null where the row that it is about says so.
  origin          TEXT,
  -- The agency's own address that looks after it; null where it has none.
  recipient       TEXT,
  -- The mail that goes in its place where it fails for good; null where that is sent besides, or has gone.
  mail            TEXT CHECK (mail IS NULL OR json_valid(mail)),
  state           TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- What the last attempt met: a status, or a word of ours.
  outcome         TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE INDEX lead_calls_due ON lead_calls (next_attempt_at) WHERE state IN ('due', 'sending');
CREATE INDEX lead_calls_in_order ON lead_calls (site_id, created_at, id);
CREATE INDEX lead_calls_by_age ON lead_calls (created_at);

-- Keys that calls are signed with. Each is made from its seed and a secret that the database does not hold.
CREATE TABLE lead_keys (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id         TEXT NOT NULL,
  seed       TEXT NOT NULL,
  created_at TEXT NOT NULL,
  -- From then on nothing is signed with it; null for the one that stands.
  ends_at    TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;
