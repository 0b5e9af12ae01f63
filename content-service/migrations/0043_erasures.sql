-- That somebody was forgotten, and when (docs/decisions/0078): a hash under a key outside of the database, by
-- which an address that is shown again can be recognised, and from which none can be read.
CREATE TABLE erasures (
  person    TEXT NOT NULL,
  erased_at TEXT NOT NULL,
  -- Id of a token, or 'operator'.
  who       TEXT NOT NULL,
  rows      INTEGER NOT NULL,
  PRIMARY KEY (person, erased_at)
) STRICT, WITHOUT ROWID;

CREATE INDEX erasures_by_age ON erasures (erased_at);
