-- Forms that visitors send, the mail that follows from them, and alerts. Every row begins with its site.
-- Instants are UTC, ISO 8601 with milliseconds, so that they compare as text. Keys of people (`…_key`)
-- are SHA-256 of the address in lower case: enough to count by.

-- The answers to POSTs with an Idempotency-Key, written in one batch with what they answer: of two at
-- once, the primary key lets one through, and the other reads this row.
CREATE TABLE idempotent_answers (
  site_id    TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  key        TEXT NOT NULL,
  route      TEXT NOT NULL,
  -- SHA-256 of the body as it was understood.
  body_hash  TEXT NOT NULL,
  status     INTEGER NOT NULL,
  answer     TEXT NOT NULL CHECK (json_valid(answer)),
  created_at TEXT NOT NULL,
  PRIMARY KEY (site_id, key)
) STRICT, WITHOUT ROWID;

CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);

-- Contact requests and recommendations to friends, as they were sent.
CREATE TABLE submissions (
  site_id       TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id            TEXT NOT NULL,
  kind          TEXT NOT NULL CHECK (kind IN ('contact', 'friend')),
  sender_key    TEXT NOT NULL,
  recipient_key TEXT,
  created_at    TEXT NOT NULL,
  doc           TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE INDEX submissions_of_sender ON submissions (site_id, kind, sender_key, created_at);
CREATE INDEX submissions_to_recipient ON submissions (site_id, kind, recipient_key, created_at);
CREATE INDEX submissions_by_age ON submissions (site_id, kind, created_at);

-- A visitor's mail to a stranger goes out in the agency's name: so many a day and no more.
CREATE TRIGGER friend_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'friend'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 10 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_recipient') WHERE 3 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND recipient_key = NEW.recipient_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 500 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'friend'
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TABLE subscriptions (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id              TEXT NOT NULL,
  state           TEXT NOT NULL CHECK (state IN ('pending', 'active', 'ended')),
  -- Empty once it has ended.
  email           TEXT NOT NULL,
  email_key       TEXT NOT NULL,
  name            TEXT,
  locale          TEXT NOT NULL,
  criteria        TEXT NOT NULL CHECK (json_valid(criteria)),
  -- Of the site, as links in mails begin.
  origin          TEXT NOT NULL,
  -- Random; its tokens are made from it and a secret that the database does not hold.
  seed            TEXT NOT NULL,
  -- Events up to here have been matched.
  seen_event      INTEGER NOT NULL DEFAULT 0,
  created_at      TEXT NOT NULL,
  confirmed_at    TEXT,
  ended_at        TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE INDEX subscriptions_to_match ON subscriptions (site_id, id, seen_event) WHERE state = 'active';
CREATE INDEX subscriptions_of_address ON subscriptions (site_id, email_key, created_at);
CREATE INDEX subscriptions_by_state ON subscriptions (state, created_at);

-- Nobody's mailbox is filled with requests to confirm.
CREATE TRIGGER subscription_cap BEFORE INSERT ON subscriptions
BEGIN
  SELECT RAISE(ABORT, 'cap_of_recipient') WHERE 5 <= (
    SELECT count(*) FROM subscriptions WHERE site_id = NEW.site_id AND email_key = NEW.email_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;

CREATE TABLE subscription_tokens (
  site_id         TEXT NOT NULL,
  -- SHA-256 of the token.
  hash            TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  purpose         TEXT NOT NULL CHECK (purpose IN ('confirm', 'manage', 'unsubscribe')),
  -- Null: as long as the subscription lasts.
  expires_at      TEXT,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX subscription_tokens_of ON subscription_tokens (site_id, subscription_id);

-- Mail that is to be sent. What it says is rendered when it is sent, from kind and data.
CREATE TABLE outbox (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id              TEXT NOT NULL,
  kind            TEXT NOT NULL,
  -- Empty once it is sent.
  recipient       TEXT NOT NULL,
  recipient_key   TEXT NOT NULL,
  data            TEXT NOT NULL CHECK (json_valid(data)),
  -- void: there was nothing left to say when it was to be sent.
  state           TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  -- When it is due; while it is being sent, when that counts as broken off.
  next_attempt_at TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- What may be sent once only.
  dedupe          TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE INDEX outbox_due ON outbox (next_attempt_at) WHERE state IN ('due', 'sending');
CREATE INDEX outbox_by_age ON outbox (created_at);
CREATE INDEX outbox_to_recipient ON outbox (site_id, kind, recipient_key, created_at);
CREATE UNIQUE INDEX outbox_once ON outbox (site_id, dedupe) WHERE dedupe IS NOT NULL;
