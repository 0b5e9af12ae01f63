-- interest/: the page of a home's seller, behind a secret address (decision 176).

-- The page that one home's seller may open, made and ended by the agency.
CREATE TABLE seller_windows (
  site_id        TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  id             TEXT NOT NULL,
  kind           TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- Id of its record: estates.id, the GUID of a listing, or rental_units.id.
  home           TEXT NOT NULL,
  -- From which its address is derived with a secret that is not stored; `seller_links` has its hash.
  seed           TEXT NOT NULL,
  locale         TEXT NOT NULL,
  -- Origin of the site where it was made, for links in mails.
  origin         TEXT NOT NULL,
  -- Name of the person of the agency in the journal.
  made_by        TEXT NOT NULL,
  made_at        TEXT NOT NULL,
  ended_at       TEXT,
  -- The seller's own, for the mail; null without one.
  email          TEXT,
  email_key      TEXT,
  rhythm         TEXT NOT NULL DEFAULT 'none' CHECK (rhythm IN ('week', 'month', 'none')),
  -- Monday of the last mail, or of the week in which the address was made: a mail is due from the next one on.
  mailed_on      TEXT NOT NULL,
  -- What the agency writes above the figures, by whom (staff.id), and the last day on which it stands there.
  sentence       TEXT CHECK (length(sentence) BETWEEN 1 AND 280),
  sentence_by    TEXT,
  sentence_until TEXT,
  -- What the agency writes after viewings: a text by the instant at which the viewing began.
  words          TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(words)),
  PRIMARY KEY (site_id, id),
  CHECK ((email IS NULL) = (email_key IS NULL)),
  CHECK (rhythm = 'none' OR email IS NOT NULL),
  CHECK ((sentence IS NULL) = (sentence_until IS NULL))
) STRICT;
-- Two presses at once make one.
CREATE UNIQUE INDEX seller_windows_open ON seller_windows (site_id, kind, home) WHERE ended_at IS NULL;
-- By which the cron finds the mails that are due.
CREATE INDEX seller_windows_to_mail ON seller_windows (mailed_on) WHERE ended_at IS NULL AND rhythm <> 'none';

-- The addresses of a seller's page: one, and one more for each change of the secret from which they are derived.
CREATE TABLE seller_links (
  site_id   TEXT NOT NULL,
  hash      TEXT NOT NULL,
  window_id TEXT NOT NULL,
  PRIMARY KEY (site_id, hash),
  FOREIGN KEY (site_id, window_id) REFERENCES seller_windows (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;
