-- sites/: a preview may show its site with another look, so that an agency chooses among several (decision 173).

-- The theme in the contract's form; null for the site's own.
ALTER TABLE previews ADD COLUMN theme TEXT CHECK (theme IS NULL OR json_valid(theme));
