-- Conditions of batches (content-service/platform/db/only-if.ts). What was read before a batch may be untrue in it: a
-- batch that relies on it begins with an INSERT here that selects a row where it no longer holds. The constraint refuses
-- that row, and the whole batch with it, so that this table is always empty.
CREATE TABLE unmet_conditions (
  unmet INTEGER NOT NULL CONSTRAINT changed_meanwhile CHECK (unmet = 0 AND unmet = 1)
) STRICT;

-- Confirming a held booking states its condition in its own batch.
DROP TRIGGER appointment_confirmed;
DROP TRIGGER stay_confirmed;
