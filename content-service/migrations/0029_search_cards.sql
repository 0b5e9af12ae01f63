-- Searches that visitors let agencies keep as search cards in their own systems (decision 174).

-- alerts/: what a visitor agreed to at an alert: that the agency keeps the search in its system, and gets in touch about homes
-- that fit. It ends with the alert, or by its box.
CREATE TABLE search_cards (
  site_id         TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  email_key       TEXT NOT NULL,
  -- feeds.name: the feed to whose system the card goes.
  feed            TEXT NOT NULL,
  -- The system's name, as the box named it.
  system          TEXT NOT NULL,
  -- What the box said, in which language, and when it was ticked.
  words           TEXT NOT NULL,
  locale          TEXT NOT NULL,
  agreed_at       TEXT NOT NULL,
  -- When its first call was queued: not before the alert's address is confirmed.
  queued_at       TEXT,
  ended_at        TEXT,
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

-- leads/: calls by which an agency's own system, or that of a feed, hears of visitors' requests, and of searches (decisions 72, 168
-- and 174).

-- Calls to an agency's own system, or to that of a feed: an outbox beside that of mails. What a call says is written when it is
-- made, from the rows that it is about.
CREATE TABLE lead_calls_anew (
  site_id         TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Stands in the call as `webhook-id`: the same in every attempt.
  id              TEXT NOT NULL,
  deed            TEXT NOT NULL CHECK (deed IN ('contact', 'valuation', 'viewing', 'stay', 'search')),
  -- submissions.id, valuations.id, appointments.id, stays.id or subscriptions.id.
  subject_id      TEXT NOT NULL,
  -- Of the site, as links to its homes begin; null where the row that it is about says so.
  origin          TEXT,
  -- The agency's own address that looks after it; null where it has none.
  recipient       TEXT,
  -- The mail that goes in its place where it fails for good; null where that is sent besides, or has gone. That of a search that
  -- has ended says whose it was: its own row does not any more.
  mail            TEXT CHECK (mail IS NULL OR json_valid(mail)),
  state           TEXT NOT NULL DEFAULT 'due' CHECK (state IN ('due', 'sending', 'sent', 'failed', 'void')),
  attempts        INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  created_at      TEXT NOT NULL,
  -- What the last attempt met: a status, or a word of ours.
  outcome         TEXT,
  -- What became of the request that a call tells of: one may be called off, a viewing moved, a search changed.
  news            TEXT NOT NULL DEFAULT 'asked' CHECK (news IN ('asked', 'moved', 'changed', 'cancelled')),
  -- feeds.name: the request goes to that feed's system; null for the agency's own address.
  feed            TEXT,
  -- feed_homes.vendor_id: the home that it is about; null for one about no home.
  vendor_home     TEXT,
  -- Hash of the visitor's address, of a request for a feed's system: what went there is told to the person.
  visitor_key     TEXT,
  -- When the call began that the feed's system may have taken: what has begun and did not end is not tried again.
  begun_at        TEXT,
  PRIMARY KEY (site_id, id)
) STRICT;

INSERT INTO lead_calls_anew (site_id, id, deed, subject_id, origin, recipient, mail, state, attempts, next_attempt_at, created_at,
  outcome, news, feed, vendor_home, visitor_key, begun_at)
SELECT site_id, id, deed, subject_id, origin, recipient, mail, state, attempts, next_attempt_at, created_at,
  outcome, news, feed, vendor_home, visitor_key, begun_at
FROM lead_calls;

DROP TABLE lead_calls;
ALTER TABLE lead_calls_anew RENAME TO lead_calls;

CREATE INDEX lead_calls_due ON lead_calls (next_attempt_at) WHERE state IN ('due', 'sending');
CREATE INDEX lead_calls_in_order ON lead_calls (site_id, created_at, id);
CREATE INDEX lead_calls_by_age ON lead_calls (created_at);
CREATE INDEX lead_calls_of_visitors ON lead_calls (site_id, visitor_key) WHERE visitor_key IS NOT NULL;
CREATE INDEX lead_calls_of_feeds ON lead_calls (site_id, feed, state) WHERE feed IS NOT NULL;
CREATE INDEX lead_calls_of_searches ON lead_calls (site_id, subject_id) WHERE deed = 'search';

-- A card ends with its alert, whatever ends that. Before its row loses who the person was.
CREATE TRIGGER search_card_ends BEFORE UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended' AND OLD.state = 'active'
BEGIN
  UPDATE search_cards SET ended_at = ifnull(NEW.ended_at, strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))
  WHERE site_id = OLD.site_id AND subscription_id = OLD.id AND ended_at IS NULL;
END;

-- That a card has ended is told to the system that has it, or to the agency. One that was still waiting goes nowhere, and nobody
-- needs to hear that it ended.
CREATE TRIGGER search_card_ended AFTER UPDATE OF ended_at ON search_cards
WHEN NEW.ended_at IS NOT NULL AND OLD.ended_at IS NULL AND NEW.queued_at IS NOT NULL
BEGIN
  INSERT INTO lead_calls (site_id, id, deed, news, subject_id, recipient, mail, next_attempt_at, created_at, feed, visitor_key)
  SELECT s.site_id, 'lead-search-' || s.id || '-' || s.changes || '-end', 'search', 'cancelled', s.id,
    w.doc ->> '$.settings.contact.email',
    json_object('id', 'card-' || s.id || '-' || s.changes || '-end', 'mail', json_object('kind', 'search-card', 'data', json_object(
      'subscriptionId', s.id, 'news', 'cancelled', 'ended', json_object(
        'system', NEW.system, 'email', s.email, 'name', s.name, 'locale', s.locale, 'criteria', json(s.criteria), 'origin', s.origin)))),
    NEW.ended_at, NEW.ended_at, NEW.feed, s.email_key
  FROM subscriptions AS s JOIN sites AS w ON w.id = s.site_id
  WHERE s.site_id = NEW.site_id AND s.id = NEW.subscription_id AND NOT EXISTS (
    SELECT 1 FROM lead_calls AS c WHERE c.site_id = NEW.site_id AND c.subject_id = NEW.subscription_id AND c.deed = 'search'
      AND c.news = 'asked' AND c.state = 'due')
  ON CONFLICT DO NOTHING;
  UPDATE lead_calls SET state = 'void', recipient = NULL, mail = NULL
  WHERE site_id = NEW.site_id AND subject_id = NEW.subscription_id AND deed = 'search' AND news <> 'cancelled' AND state = 'due';
END;

-- intake/: when the next call with this account may be made, in milliseconds since 1970, where the vendor counts calls by account:
-- the rounds of several agencies share it.
ALTER TABLE feed_accounts ADD COLUMN free_at INTEGER NOT NULL DEFAULT 0;
