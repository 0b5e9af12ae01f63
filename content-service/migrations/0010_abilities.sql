-- own_services/: what a service can do besides the core, as its agency says: a JSON list of `traits` and `areas`
-- (decisions 86, 150, 151). The site offers nothing else of its searches.
ALTER TABLE own_services ADD COLUMN knows TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(knows));
