-- intake/: units of projects that an agency's own people add (decision 158).

-- records.id of the project of which it is a unit, which has its draft; null for a home.
ALTER TABLE made_homes ADD COLUMN project TEXT;
