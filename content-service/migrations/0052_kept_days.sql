-- For how many days an agency keeps what visitors left, where it says so itself (docs/decisions/0088): its document
-- is the one place; the index makes this no reading of documents.
CREATE INDEX sites_with_kept_days ON sites (id) WHERE doc ->> '$.settings.keptDays' IS NOT NULL;

CREATE VIEW kept_days AS
SELECT s.id AS site_id, k.key AS kind, k.value AS days
FROM sites AS s, json_each(s.doc, '$.settings.keptDays') AS k
WHERE s.doc ->> '$.settings.keptDays' IS NOT NULL AND k.type = 'integer';

CREATE INDEX stays_of_site_by_age ON stays (site_id, to_day);
