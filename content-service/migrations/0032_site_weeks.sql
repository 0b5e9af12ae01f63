-- interest/: what visitors asked of a site besides its homes, by week (decision 177).

-- Counts of a week, which its Monday names, as far as its days are closed. Of searches: combinations of closed lists with few
-- results (`few`), and of the others places and highest budgets, each by itself; of forms (`form`) those that are about no
-- home. `what` is a query of the site's search, an id of a place, euros, or the name of a form; never a typed word.
CREATE TABLE site_weeks (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  week TEXT NOT NULL CHECK (week = date(week, 'weekday 1')),
  kind TEXT NOT NULL CHECK (kind IN ('few', 'place', 'budget', 'form')),
  what TEXT NOT NULL CHECK (length(what) BETWEEN 1 AND 200),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (site_id, week, kind, what)
) STRICT, WITHOUT ROWID;
-- By which old weeks go.
CREATE INDEX site_weeks_by_age ON site_weeks (week);
