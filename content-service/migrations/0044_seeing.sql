-- What the site's isolates have seen, added up in slots of ten minutes; kept for a day (docs/decisions/0081).

CREATE TABLE traffic (
  site_id  TEXT NOT NULL REFERENCES sites (id) ON DELETE CASCADE,
  -- Epoch milliseconds at which the slot begins.
  slot     INTEGER NOT NULL,
  requests INTEGER NOT NULL,
  errors   INTEGER NOT NULL,
  failed   INTEGER NOT NULL,
  -- Calls by how long they took: CALL_STEPS, and one for what took longer.
  took_0   INTEGER NOT NULL,
  took_1   INTEGER NOT NULL,
  took_2   INTEGER NOT NULL,
  took_3   INTEGER NOT NULL,
  took_4   INTEGER NOT NULL,
  took_5   INTEGER NOT NULL,
  took_6   INTEGER NOT NULL,
  took_7   INTEGER NOT NULL,
  PRIMARY KEY (site_id, slot)
) STRICT, WITHOUT ROWID;

CREATE INDEX traffic_by_slot ON traffic (slot);

-- The last import of each site, and its mails that failed, without reading all others.
CREATE INDEX journal_imports ON journal (site_id, at) WHERE deed = 'import.committed';
CREATE INDEX outbox_failed ON outbox (site_id) WHERE state = 'failed';
