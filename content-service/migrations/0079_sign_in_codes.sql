-- Signing in by a code of six digits, and limits of a browser's own (docs/decisions/0116).
-- SHA-256 of the asking browser's secret with the code: who reads the database cannot find the code by trying all.
ALTER TABLE staff_sign_ins ADD COLUMN code_hash TEXT NOT NULL DEFAULT '';
-- Wrong codes typed.
ALTER TABLE staff_sign_ins ADD COLUMN tries INTEGER NOT NULL DEFAULT 0;
-- Whether the browser that asked had signed in as this person before.
ALTER TABLE staff_sign_ins ADD COLUMN known INTEGER NOT NULL DEFAULT 0;
-- Hash of the session that it opened: the batch that used it finds it by this.
ALTER TABLE staff_sign_ins ADD COLUMN used_by TEXT;
-- SHA-256 of the proof that a browser signed in before as this address; empty without one.
ALTER TABLE staff_asks ADD COLUMN proof_key TEXT NOT NULL DEFAULT '';

CREATE INDEX staff_sign_ins_of_browser ON staff_sign_ins (site_id, browser_hash);
