-- pages/: items of news are pages with days (decision 183).

-- Read by the list of news, and by each look-up of a site: whether it has any.
CREATE INDEX pages_news ON pages (site_id, doc ->> '$.news.publicationDate', id)
  WHERE doc ->> '$.news.publicationDate' IS NOT NULL;
