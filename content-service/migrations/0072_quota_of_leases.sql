-- A day's quota of mails holds for leases of the same moment too (docs/decisions/0100): each mail that is leased counts
-- those under way. A mail beyond the quota stays due. A lease lasts five minutes, so that its day is known from its end.
CREATE INDEX outbox_sending ON outbox (site_id) WHERE state = 'sending';

CREATE TRIGGER mail_within_quota BEFORE UPDATE OF state ON outbox
WHEN NEW.state = 'sending' AND OLD.state = 'due'
  AND (SELECT count(*) FROM outbox WHERE site_id = NEW.site_id AND state = 'sending')
    + COALESCE((SELECT sent FROM mail_days
      WHERE site_id = NEW.site_id AND day = date(NEW.next_attempt_at, '-5 minutes')), 0)
    >= COALESCE((SELECT most FROM mail_quotas WHERE site_id = NEW.site_id),
      (SELECT most FROM mail_quotas WHERE site_id = '')) * (10 - OLD.rank) / 10
BEGIN
  SELECT RAISE(IGNORE);
END;
