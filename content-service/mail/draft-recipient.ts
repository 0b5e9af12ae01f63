import type { Site } from '#wire/site.ts';
import { addressKey } from '../platform/hash.ts';
import type { LeasedMail } from './outbox.ts';
import { soundAddress } from './recipient.ts';

/** The addresses in a site's settings, as `addressKey`s. */
function settingsKeys({ settings: { contact, team } }: Site): ReadonlySet<string> {
  const texts = [contact, ...(team?.people ?? []), ...(team?.offices ?? [])].map(({ email }) => email);
  return new Set(texts.flatMap((text) => soundAddress(text) ?? []).map(addressKey));
}

/** Whether an address belongs to somebody who may sign in to the site's page. */
const isStaff = async (db: D1Database, siteId: string, key: string): Promise<boolean> =>
  (await db
    .prepare('SELECT 1 FROM staff WHERE site_id = ? AND email_key = ? AND removed_at IS NULL')
    .bind(siteId, key)
    .first()) !== null;

/**
 * Who receives a mail of a draft: nobody outside the agency. Other people's mails go to the agency's own address, so
 * that it sees what a visitor would get (decision 131). null when there is none, and for the mail that confirms an
 * alert: whoever presses its link says that the address is theirs.
 */
export async function draftRecipient(
  db: D1Database,
  site: Site,
  { kind, recipient }: Pick<LeasedMail, 'kind' | 'recipient'>,
): Promise<string | null> {
  const key = addressKey(recipient);
  if (settingsKeys(site).has(key) || (await isStaff(db, site.id, key))) return recipient;
  return kind === 'confirm' ? null : soundAddress(site.settings.contact.email);
}
