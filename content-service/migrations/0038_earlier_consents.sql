-- What visitors agreed to before the search card that is there now (decision 174).

-- What was agreed before, oldest first: a JSON list of `system`, `words`, `locale`, `agreed_at` and `ended_at`, which is null where
-- the card went over to another alert.
ALTER TABLE search_cards ADD COLUMN earlier TEXT NOT NULL DEFAULT '[]';
