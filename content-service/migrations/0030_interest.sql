-- interest/: how much interest homes met, as numbers alone: no visitor, address, source or hour (decision 175).

-- What was counted of a home on a day in Brussels. After two years `day` is a month, `YYYY-MM`, of whose weeks only the
-- counts that may be shown are added up. Nothing is written for a home without events.
CREATE TABLE home_days (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('estate', 'rental')),
  home_id TEXT NOT NULL,
  day TEXT NOT NULL CHECK (day = date(day) OR (length(day) = 7 AND day || '-01' = date(day || '-01'))),
  opened INTEGER NOT NULL DEFAULT 0,
  kept INTEGER NOT NULL DEFAULT 0,
  compared INTEGER NOT NULL DEFAULT 0,
  shared INTEGER NOT NULL DEFAULT 0,
  matched INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  questions INTEGER NOT NULL DEFAULT 0,
  viewings INTEGER NOT NULL DEFAULT 0,
  visits INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (site_id, kind, home_id, day)
) STRICT, WITHOUT ROWID;

-- Reports of the site's isolates about a day, of all sites together, until the day is closed: a row for some reports of an
-- isolate in turn (`part`), whatever they count. `isolate` is drawn at random by an isolate; `seq` is the number of its last
-- report here, so that one that is sent again counts once. `counts` are the sites of the reports with their homes, and
-- `homes` is the number of those.
CREATE TABLE interest_reports (
  day TEXT NOT NULL CHECK (day = date(day)),
  isolate TEXT NOT NULL,
  part INTEGER NOT NULL,
  seq INTEGER NOT NULL,
  homes INTEGER NOT NULL,
  counts TEXT NOT NULL CHECK (json_valid(counts)),
  PRIMARY KEY (day, isolate, part)
) STRICT, WITHOUT ROWID;

-- Days for which no further report is taken. `closed_at` is when all that was counted stood in `home_days`; from then on
-- the day's numbers never change, so that nobody sees a single visit by comparing two pages.
CREATE TABLE interest_days (
  day TEXT PRIMARY KEY NOT NULL CHECK (day = date(day)),
  closed_at TEXT
) STRICT, WITHOUT ROWID;
