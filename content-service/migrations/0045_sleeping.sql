-- What the cron asks each minute and each hour, found without reading what sleeps (docs/decisions/0081).

-- Days whose alerts have begun: after that no site is looked at for the rest of the day.
CREATE TABLE alert_days (
  day TEXT PRIMARY KEY NOT NULL
) STRICT, WITHOUT ROWID;

-- Live sites that send alerts, without a look into any document.
CREATE INDEX sites_with_alerts ON sites (id)
  WHERE removed_at IS NULL AND doc ->> '$.state' = 'live' AND instr(doc -> '$.settings.features', '"alerts"') > 0;
CREATE INDEX sites_removed ON sites (removed_at) WHERE removed_at IS NOT NULL;

DROP INDEX alert_runs_open;
CREATE INDEX alert_runs_open ON alert_runs (enqueued_at, site_id) WHERE finished_at IS NULL;
CREATE INDEX alert_runs_by_end ON alert_runs (finished_at) WHERE finished_at IS NOT NULL;

-- What the sweep takes, by age.
CREATE INDEX submissions_to_sweep ON submissions (kind, created_at);
CREATE INDEX subscriptions_ended ON subscriptions (ended_at) WHERE state = 'ended';
CREATE INDEX valuations_to_sweep ON valuations (created_at);
CREATE INDEX lead_keys_by_end ON lead_keys (ends_at) WHERE ends_at IS NOT NULL;
CREATE INDEX tokens_revoked ON tokens (revoked_at) WHERE revoked_at IS NOT NULL;

-- Homes and pages whose addresses have answered 410 long enough.
CREATE INDEX estates_withdrawn ON estates (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX source_listings_withdrawn ON source_listings (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX rental_units_withdrawn ON rental_units (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX records_withdrawn ON records (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX pages_withdrawn ON pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;
CREATE INDEX estate_pages_withdrawn ON estate_pages (withdrawn_at) WHERE withdrawn_at IS NOT NULL;

-- The number of the database that has the rows of each site; the first database alone knows (docs/decisions/0081).
CREATE TABLE site_shards (
  site_id TEXT PRIMARY KEY NOT NULL,
  shard   INTEGER NOT NULL CHECK (shard >= 0)
) STRICT, WITHOUT ROWID;

INSERT INTO site_shards (site_id, shard) SELECT id, 0 FROM sites;
