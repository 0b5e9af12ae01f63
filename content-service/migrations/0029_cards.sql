-- An estate as lists carry it, so that a search need not read the whole document of each home on its page. The
-- import writes it (intake/estate.ts); what is stored already has none until its record comes again.
ALTER TABLE estate_documents ADD COLUMN card TEXT;
