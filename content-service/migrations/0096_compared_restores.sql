-- When a restore's rows and files were compared (decision 129): from then on nothing more is written, until it is begun
-- again, so that the site that opens is the one that was compared, without those who were erased since the backup.
ALTER TABLE restores ADD COLUMN compared_at TEXT;
