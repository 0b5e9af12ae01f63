-- A claim is a row of its own for each call (docs/decisions/0121): a call that ends takes only its own claims, and not
-- the one of another call for the same site.
CREATE TABLE claims_of_calls (
  hostname   TEXT NOT NULL CHECK (hostname = lower(hostname)),
  site_id    TEXT NOT NULL,
  -- The call that claimed it, or that found it with the site when it ended.
  claim      TEXT NOT NULL,
  claimed_at TEXT NOT NULL,
  -- 1 until the call says how it ended; 0 for a hostname that the site has.
  is_open    INTEGER NOT NULL DEFAULT 0 CHECK (is_open IN (0, 1)),
  PRIMARY KEY (hostname, claim)
) STRICT, WITHOUT ROWID;

INSERT INTO claims_of_calls SELECT hostname, site_id, claim, claimed_at, claim <> '' FROM claimed_hostnames;

DROP TRIGGER hostname_claimed;
DROP TABLE claimed_hostnames;
ALTER TABLE claims_of_calls RENAME TO claimed_hostnames;

CREATE INDEX claimed_hostnames_of ON claimed_hostnames (site_id);
CREATE INDEX claimed_hostnames_open ON claimed_hostnames (claimed_at) WHERE is_open = 1;

CREATE TRIGGER claim_taken BEFORE INSERT ON claimed_hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
  OR EXISTS (SELECT 1 FROM hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;

CREATE TRIGGER hostname_claimed BEFORE INSERT ON hostnames
WHEN EXISTS (SELECT 1 FROM claimed_hostnames WHERE hostname = NEW.hostname AND site_id <> NEW.site_id)
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;
