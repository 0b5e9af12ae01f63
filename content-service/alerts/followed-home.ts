import type { MailTexts } from '#locales/mails.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import type { MailCard } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** The followed home of an alert, while it is publicly on offer; null for a search. */
export async function followedHome(
  { criteria: { home: id }, origin }: StoredSubscription,
  { db, site }: MailContext,
  t: MailTexts,
): Promise<MailCard | null> {
  if (id === undefined) return null;
  const home = (await findMailEstates(db, site, [id])).get(id);
  return home?.offered === true ? estateMailCard(home, { origin, t }) : null;
}
