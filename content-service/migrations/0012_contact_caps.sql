-- Whoever writes to an agency is mailed to it: a program could fill its mailbox. More in a day than any
-- visitor writes, and more than any agency gets, is refused.
CREATE TRIGGER contact_cap BEFORE INSERT ON submissions WHEN NEW.kind = 'contact'
BEGIN
  SELECT RAISE(ABORT, 'cap_of_sender') WHERE 20 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'contact'
      AND sender_key = NEW.sender_key
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
  SELECT RAISE(ABORT, 'cap_of_site') WHERE 2000 <= (
    SELECT count(*) FROM submissions WHERE site_id = NEW.site_id AND kind = 'contact'
      AND created_at > strftime('%Y-%m-%dT%H:%M:%fZ', NEW.created_at, '-1 day'));
END;
