-- A site that is being removed: since when. From then on no call finds it; its rows, pictures and cached
-- answers go in pieces that each fit into one invocation, and this row goes last (docs/decisions/0047).
ALTER TABLE sites ADD COLUMN removed_at TEXT;

-- A hostname leads to one site. What is put for one never takes it from another, whoever comes first.
CREATE TRIGGER hostname_stays BEFORE UPDATE OF site_id ON hostnames WHEN NEW.site_id <> OLD.site_id
BEGIN
  SELECT RAISE(ABORT, 'hostname_taken');
END;
