-- Hostnames of sites in further databases, in the directory (docs/decisions/0108): one hostname leads to one site,
-- whichever database has it. In a further database this table is empty.
CREATE TABLE claimed_hostnames (
  hostname   TEXT PRIMARY KEY NOT NULL CHECK (hostname = lower(hostname)),
  site_id    TEXT NOT NULL,
  -- Which call claimed it and has not said how it ended; empty once its site has it.
  claim      TEXT NOT NULL,
  claimed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX claimed_hostnames_of ON claimed_hostnames (site_id);
CREATE INDEX claimed_hostnames_open ON claimed_hostnames (claimed_at) WHERE claim <> '';

CREATE TRIGGER claim_stays BEFORE UPDATE OF site_id ON claimed_hostnames WHEN NEW.site_id <> OLD.site_id
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER claim_of_directory BEFORE INSERT ON claimed_hostnames
WHEN EXISTS (SELECT 1 FROM hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER hostname_claimed BEFORE INSERT ON hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;
