import type { MailTexts } from '../../locales/mails.ts';
import { estateMailCard, findMailEstates } from '../estates/mail-card.ts';
import type { Block } from '../mail/mail.ts';
import type { MailContext } from '../mail/mail-context.ts';
import type { StoredSubscription } from './subscriptions.ts';

/** The followed home of an alert, while it is publicly on offer; nothing for a search. */
export async function followedHome(
  { criteria: { home: id }, origin }: StoredSubscription,
  { db, site }: MailContext,
  t: MailTexts,
): Promise<readonly Block[]> {
  if (id === undefined) return [];
  const home = (await findMailEstates(db, site, [id])).get(id);
  return home?.offered === true ? [{ kind: 'estate', estate: estateMailCard(home, { origin, t }) }] : [];
}
