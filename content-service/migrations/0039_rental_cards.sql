-- A rental unit as lists carry it, so that a search need not read the whole document of each unit on its page. The
-- import writes it (intake/rentals.ts); what is stored already has none until its record comes again.
ALTER TABLE rental_units ADD COLUMN card TEXT;
