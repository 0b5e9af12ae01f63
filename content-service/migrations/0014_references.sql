-- Estates by the reference that agencies print in windows and advertisements, whatever its capitals.
CREATE INDEX documents_by_reference ON estate_documents (site_id, lower(trim(doc ->> '$.general.reference')))
  WHERE doc ->> '$.general.reference' IS NOT NULL;
