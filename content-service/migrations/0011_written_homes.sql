-- intake/: homes that an agency's own people write (decision 155).

-- Homes made here by their numbers, for ever: one above all that the site has in the range of such numbers.
CREATE TABLE made_homes (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- records.id: twelve digits that begin with an eight.
  home    TEXT NOT NULL CHECK (length(home) = 12 AND home GLOB '8*' AND home NOT GLOB '*[^0-9]*'),
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- What the request said that made it: the same request again names the same home.
  made_by TEXT NOT NULL,
  -- staff.id.
  who     TEXT NOT NULL,
  PRIMARY KEY (site_id, home),
  UNIQUE (site_id, made_by)
) STRICT, WITHOUT ROWID;

-- Drafts, a row for each field that differs from the record: visitors see none of it.
CREATE TABLE home_drafts (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  -- records.id, or the number of a home that was never published.
  home    TEXT NOT NULL COLLATE NOCASE,
  -- Path within the record: `estate.general.price.value`.
  field   TEXT NOT NULL,
  -- JSON; null removes the field.
  value   TEXT NOT NULL CHECK (json_valid(value)),
  -- What the record had when this was typed: another value there means that the two must be chosen between.
  base    TEXT NOT NULL CHECK (json_valid(base)),
  -- staff.id.
  who     TEXT NOT NULL,
  at      TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

-- The last ten records of a home that went out from here, and those that were found in their place.
CREATE TABLE home_versions (
  site_id      TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind         TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home         TEXT NOT NULL COLLATE NOCASE,
  -- Counts from 1.
  number       INTEGER NOT NULL,
  -- What was done; `found` for a record that another way had brought.
  action       TEXT NOT NULL,
  -- staff.id; empty for `found`.
  who          TEXT NOT NULL,
  at           TEXT NOT NULL,
  -- Of the record: its hash, its withdrawal and its document.
  hash         TEXT NOT NULL,
  withdrawn_at TEXT,
  doc          TEXT NOT NULL CHECK (json_valid(doc)),
  -- The draft that was published, so that taking it back gives it back: a JSON list of its rows.
  draft        TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(draft)),
  -- The last event before it: its own are later.
  events_after INTEGER NOT NULL,
  -- What visitors had been shown before it, so that taking it back gives it back: lists of the values of rows of
  -- home_histories, shown_prices and price_cuts.
  shown_before TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(shown_before)),
  PRIMARY KEY (site_id, kind, home, number)
) STRICT, WITHOUT ROWID;

-- Retention: drafts and versions that are too old, over all sites.
CREATE INDEX home_drafts_by_age ON home_drafts (at);
CREATE INDEX home_versions_by_age ON home_versions (at);

-- intake/: What a site shows begins anew when it goes live, closes or hides other statuses: taking back an action of before
-- gives back no older beginning.
CREATE TRIGGER shown_before_ends AFTER UPDATE OF doc ON sites
WHEN (OLD.doc ->> '$.state', OLD.doc -> '$.settings.hiddenStatus')
  IS NOT (NEW.doc ->> '$.state', NEW.doc -> '$.settings.hiddenStatus')
BEGIN
  UPDATE home_versions SET shown_before = '{}' WHERE site_id = NEW.id AND shown_before <> '{}';
END;

-- intake/: A record that is deleted for good takes its drafts and versions along.
CREATE TRIGGER home_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'rental')
BEGIN
  DELETE FROM home_drafts WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
END;

-- staff/: what people may do besides answering; the operator grants the first.

-- Write homes: their drafts, prices, states and versions.
ALTER TABLE staff ADD COLUMN edits_homes INTEGER NOT NULL DEFAULT 0 CHECK (edits_homes IN (0, 1));

-- Write pages, menus and the team.
ALTER TABLE staff ADD COLUMN edits_site INTEGER NOT NULL DEFAULT 0 CHECK (edits_site IN (0, 1));

-- Add and remove people, and grant the rights that they have themselves.
ALTER TABLE staff ADD COLUMN keeps_people INTEGER NOT NULL DEFAULT 0 CHECK (keeps_people IN (0, 1));

-- alerts/: what can still be taken back is not told.

-- No run of alerts reaches this event, or a later one, before this instant; null for one that may go at once.
ALTER TABLE estate_events ADD COLUMN not_before TEXT;
CREATE INDEX estate_events_held ON estate_events (site_id, not_before) WHERE not_before IS NOT NULL;
