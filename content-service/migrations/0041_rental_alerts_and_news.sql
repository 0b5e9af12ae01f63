-- Alerts on holiday rentals (docs/decisions/0070): which units fitted when it was last looked, so that the next look
-- tells of those that fit since, whatever made them: a unit that is new, nights that are free again, a price, a rule.
CREATE TABLE rental_alerts (
  site_id         TEXT NOT NULL,
  subscription_id TEXT NOT NULL,
  -- JSON list of ids of units.
  known           TEXT NOT NULL CHECK (json_valid(known)),
  -- Day in Brussels of the last look.
  seen_on         TEXT NOT NULL,
  PRIMARY KEY (site_id, subscription_id),
  FOREIGN KEY (site_id, subscription_id) REFERENCES subscriptions (site_id, id) ON DELETE CASCADE
) STRICT, WITHOUT ROWID;

CREATE TRIGGER rental_alert_ends AFTER UPDATE OF state ON subscriptions
WHEN NEW.state = 'ended'
BEGIN
  DELETE FROM rental_alerts WHERE site_id = NEW.site_id AND subscription_id = NEW.id;
END;

-- End of the last open house of an estate on offer, an instant in UTC: a search finds it by this (docs/decisions/0070).
ALTER TABLE estates ADD COLUMN open_until TEXT;
CREATE INDEX estates_by_open_house ON estates (site_id, open_until) WHERE open_until IS NOT NULL;
