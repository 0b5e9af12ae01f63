-- intake/: homes that come from agencies' systems and from files at addresses (decision 143).

-- Feeds of sites: from where homes come, and how the last round went. Instants are milliseconds since 1970.
CREATE TABLE feeds (
  site_id     TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- A word of the operator's; the kind's name where none was given.
  name        TEXT NOT NULL,
  kind        TEXT NOT NULL,
  settings    TEXT NOT NULL CHECK (json_valid(settings)),
  -- Hosts whose pictures are fetched, as the kind names them: a JSON list.
  picture_hosts TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(picture_hosts)),
  -- Sealed, with the id of the key; null where the kind needs none.
  secret_key  TEXT,
  secret      TEXT,
  paused      INTEGER NOT NULL DEFAULT 0 CHECK (paused IN (0, 1)),
  -- Milliseconds between the beginnings of two rounds.
  every       INTEGER NOT NULL CHECK (every >= 900000),
  -- When the next round is due.
  run_at      INTEGER NOT NULL,
  -- When the round under way began, until when its next piece is awaited, and whether it reads the whole list.
  round       INTEGER,
  round_until INTEGER,
  whole       INTEGER CHECK (whole IN (0, 1)),
  -- When the last complete round began, and the last complete one that read the whole list.
  since       INTEGER,
  whole_at    INTEGER,
  -- The mapping, settings and languages with which it read: with others, the next round reads the whole list again.
  reading     TEXT,
  -- What the kind wants to begin the next round with, such as an ETag.
  checkpoint  TEXT,
  -- Of the last round: 'ok' or a state of `FeedFault`, and why, in words for operators.
  outcome     TEXT,
  reason      TEXT,
  ended_at    INTEGER,
  -- Failed rounds in a row.
  failures    INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, name),
  CHECK ((secret IS NULL) = (secret_key IS NULL)),
  CHECK ((round IS NULL) = (round_until IS NULL) AND (round IS NULL) = (whole IS NULL))
) STRICT, WITHOUT ROWID;

-- Homes of feeds by their vendors' ids, for ever: a home keeps its number when it leaves and returns, and when its feed
-- is removed and added again.
CREATE TABLE feed_homes (
  site_id   TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed      TEXT NOT NULL,
  vendor_id TEXT NOT NULL,
  -- Its number here, of a range that no other record may use (`estates_of_feeds`).
  number    INTEGER NOT NULL CHECK (number BETWEEN 900000000000 AND 999999999999),
  -- estates.id: its number, or the home of the agency's own that an operator said is the same.
  estate_id TEXT NOT NULL,
  -- The vendor's id of the project that it is a unit of: while that one is not shown, neither is the unit.
  parent    TEXT,
  -- Of the vendor's home as it was last mapped; another one means that it is mapped again.
  mark      TEXT,
  -- `named` by another home only, such as the project of a unit; `shown`; `hidden` by its vendor; `refused` as it is now,
  -- while what was shown stays; `asked`: kept apart until an operator says what it is; `gone` from the vendor's list.
  state     TEXT NOT NULL DEFAULT 'named' CHECK (state IN ('named', 'shown', 'hidden', 'refused', 'asked', 'gone')),
  -- Why it is not shown as the vendor has it now.
  reason    TEXT,
  -- estates.id of a home of the agency's own with the same reference, and what an operator said of the two.
  rival     TEXT,
  decided   TEXT CHECK (decided IN ('same', 'other')),
  -- Since which round it is missing from the whole list, while that must be found once more.
  gone_at   INTEGER,
  -- Codes and values that have no place in our record: a JSON list.
  unmapped  TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(unmapped)),
  PRIMARY KEY (site_id, feed, vendor_id)
) STRICT, WITHOUT ROWID;

-- Ids that the pages of a round's whole list named, until the round ends: what is in none of them is missing.
CREATE TABLE feed_pages (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  feed    TEXT NOT NULL,
  -- feeds.round.
  round   INTEGER NOT NULL,
  page    INTEGER NOT NULL,
  ids     TEXT NOT NULL CHECK (json_valid(ids)),
  PRIMARY KEY (site_id, feed, round, page)
) STRICT, WITHOUT ROWID;

-- The deployment's accounts at vendors, one for all its agencies; in the first database only.
CREATE TABLE feed_accounts (
  kind    TEXT PRIMARY KEY NOT NULL,
  -- Sealed, with the id of the key.
  key     TEXT NOT NULL,
  account TEXT NOT NULL,
  set_at  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX feeds_due ON feeds (run_at) WHERE paused = 0;
-- One round per site at a time.
CREATE UNIQUE INDEX feeds_one_round ON feeds (site_id) WHERE round IS NOT NULL;
CREATE INDEX feed_homes_by_parent ON feed_homes (site_id, feed, parent) WHERE parent IS NOT NULL;
CREATE UNIQUE INDEX feed_homes_by_number ON feed_homes (site_id, number);
CREATE UNIQUE INDEX feed_homes_by_estate ON feed_homes (site_id, estate_id);

-- intake/: Numbers of feeds are for homes of feeds: an import, or a home made by hand, cannot take one.
CREATE TRIGGER estates_of_feeds BEFORE INSERT ON estates
WHEN length(NEW.id) = 12 AND NEW.id >= '9' AND NEW.id NOT GLOB '*[^0-9]*'
  AND NOT EXISTS (SELECT 1 FROM feed_homes WHERE site_id = NEW.site_id AND estate_id = NEW.id)
BEGIN
  SELECT RAISE(ABORT, 'refused: number_of_feeds');
END;
