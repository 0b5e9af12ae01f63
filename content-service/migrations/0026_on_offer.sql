-- Whether a home is on offer: neither sold, let nor taken over, its order not ended, and not in the archive. The
-- import says so (`Standing.open`), and alerts, mails, viewings and searches ask nothing else. What the archive
-- holds is found by the key ARCHIVED, so that no status on offer finds or counts it.

ALTER TABLE estates ADD COLUMN on_offer INTEGER NOT NULL DEFAULT 1 CHECK (on_offer IN (0, 1));

-- What was stored before, as the next import would say it.
UPDATE estates SET on_offer = 0, transaction_key =
  CASE WHEN transaction_key IN ('5', '6', 'TAKEN_OVER', '8', 'FOR_SALE_ORDER_ENDED') THEN transaction_key
  ELSE 'ARCHIVED' END
WHERE EXISTS (SELECT 1 FROM estate_documents AS d WHERE d.site_id = estates.site_id AND d.id = estates.id
    AND (d.doc ->> '$.general.archived' = 1
      OR trim(ifnull(d.doc ->> '$.general.archivedAt', '')) NOT IN ('', '0', '-1')))
  OR EXISTS (SELECT 1 FROM source_listings AS l WHERE l.site_id = estates.site_id AND l.guid = estates.guid
    AND trim(ifnull(l.doc ->> '$.archived_at', '')) NOT IN ('', '0', '-1'));
UPDATE estates SET on_offer = 0
WHERE sold = 1 OR transaction_key IN ('5', '6', 'TAKEN_OVER', '8', 'FOR_SALE_ORDER_ENDED');

DROP VIEW offered_estates;
-- Estates on offer that everybody may see: no units, nothing withdrawn or hidden by the site.
CREATE VIEW offered_estates AS
SELECT e.site_id, e.id, e.publication_date
FROM estates AS e
WHERE e.parent_id IS NULL
  AND e.withdrawn_at IS NULL
  AND e.on_offer = 1
  AND NOT EXISTS (
    SELECT 1 FROM sites AS s, json_each(s.doc, '$.settings.hiddenStatus') AS hidden
    WHERE s.id = e.site_id AND CAST(hidden.value AS TEXT) = e.transaction_id);
