-- intake/: what an agency's people chose over homes that a feed or a file brings (decision 156).

-- A row for each field of a home that shows something else than its record, until it shows the record's again.
CREATE TABLE home_layers (
  site_id TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  kind    TEXT NOT NULL CHECK (kind IN ('estate', 'listing', 'rental')),
  -- records.id.
  home    TEXT NOT NULL COLLATE NOCASE,
  field   TEXT NOT NULL CHECK (field IN ('contact', 'hidden', 'openHouses', 'pictures')),
  -- JSON; null: the record's own value again, so that an older choice in a file does not come back.
  value   TEXT NOT NULL CHECK (json_valid(value)),
  -- staff.id; empty for what an import brought.
  who     TEXT NOT NULL,
  at      TEXT NOT NULL,
  -- Of value and instant: a commit compares it with what the home was derived with.
  mark    TEXT NOT NULL,
  PRIMARY KEY (site_id, kind, home, field)
) STRICT, WITHOUT ROWID;

-- Marks of the layer with which a staged record was derived; null for none.
ALTER TABLE staged_records ADD COLUMN layer TEXT;

-- Of an action that changed a layer: its rows before and after, a JSON object; null for an action on the record.
ALTER TABLE home_versions ADD COLUMN layer TEXT CHECK (layer IS NULL OR json_valid(layer));

-- intake/: A record that is deleted for good takes its layer along, and a listing the versions of it.
CREATE TRIGGER layer_is_forgotten AFTER DELETE ON records WHEN OLD.kind IN ('estate', 'listing', 'rental')
BEGIN
  DELETE FROM home_layers WHERE site_id = OLD.site_id AND kind = OLD.kind AND home = OLD.id;
  DELETE FROM home_versions WHERE OLD.kind = 'listing' AND site_id = OLD.site_id AND kind = 'estate' AND home = OLD.id;
END;
