-- An import that no alert tells of, such as a move from another system: the last event before its commit. The commit
-- deletes the events that its own triggers wrote behind it. Null: alerts tell of it, as usual.
ALTER TABLE imports ADD COLUMN quiet_after INTEGER;
