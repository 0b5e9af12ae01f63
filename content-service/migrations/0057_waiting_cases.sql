-- What waits for an answer is read at each look at the agency's page (docs/decisions/0092): not all that is kept.
CREATE INDEX submissions_unanswered ON submissions (site_id, kind, answered_at, created_at) WHERE answered_at IS NULL;
CREATE INDEX valuations_unanswered ON valuations (site_id, created_at) WHERE state = 'asked' AND answered_at IS NULL;

-- Whose a case is, the address that its links were mailed to, is read beside it, from the index alone: else SQLite
-- goes through all links of the site for each case.
DROP INDEX answer_links_of;
CREATE INDEX answer_links_of ON answer_links (site_id, kind, subject_id, used_at, mailed_to);
