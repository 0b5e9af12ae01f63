-- Requests to say what a home is worth. Whoever asks may take the request back by a link in a mail: then the
-- row stays, so that the link can say so, and nothing of what was typed does.
CREATE TABLE valuations (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id           TEXT NOT NULL,
  -- From which the token of the link is made (docs/decisions/0017).
  seed         TEXT NOT NULL,
  -- By which visitor and agency name it: six signs, drawn by chance.
  reference    TEXT NOT NULL,
  state        TEXT NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'withdrawn')),
  locale       TEXT NOT NULL,
  -- As the site's addresses begin.
  origin       TEXT NOT NULL,
  -- SHA-256 of the address or the number that it is to be answered at; empty once it is withdrawn.
  sender_key   TEXT NOT NULL,
  created_at   TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  PRIMARY KEY (site_id, id)
) STRICT;

CREATE INDEX valuations_of_sender ON valuations (site_id, sender_key, created_at);
CREATE INDEX valuations_by_age ON valuations (site_id, created_at);

-- Hashes of the tokens that mails carry, stored before they are sent.
CREATE TABLE valuation_links (
  site_id      TEXT NOT NULL,
  hash         TEXT NOT NULL,
  valuation_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, valuation_id) REFERENCES valuations (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE INDEX valuation_links_of ON valuation_links (site_id, valuation_id);

-- More homes than anybody has valued in a day, and more than any agency can go and see.
CREATE TRIGGER valuation_cap BEFORE INSERT ON valuations
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 10 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 1000 <= (
    SELECT count(*) FROM valuations WHERE site_id = NEW.site_id
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;
