-- Names of head types, sub types and transactions as the listings write them, merged from all of them,
-- so that one listing with a missing translation does not leave an option without a name.
-- Kinds: headType, subType, transaction (first source's numbering), ownTransaction (second source's).
CREATE TABLE option_names (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL,
  id      TEXT NOT NULL,
  nl      TEXT,
  fr      TEXT,
  en      TEXT,
  de      TEXT,
  PRIMARY KEY (site_id, kind, id)
) STRICT, WITHOUT ROWID;
