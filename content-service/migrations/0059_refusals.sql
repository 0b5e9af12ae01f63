-- A batch asks here whether what it was prepared for still holds (docs/decisions/0100): a row that would come in ends
-- the batch, with its reason in the error. Nothing is ever stored.
CREATE VIEW refusals AS SELECT '' AS because WHERE false;

CREATE TRIGGER batch_refused INSTEAD OF INSERT ON refusals
BEGIN
  SELECT RAISE(ABORT, 'refused: ' || NEW.because);
END;

-- Whether the commit allowed more than a fifth of the offer to leave: a repeated one must say the same.
ALTER TABLE imports ADD COLUMN allows_many INTEGER NOT NULL DEFAULT 0 CHECK (allows_many IN (0, 1));
