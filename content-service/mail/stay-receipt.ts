import { holdsLink } from '../../domain/forms/links.ts';
import { findStay } from '../db/stays.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { rentalHome } from './rental-home.ts';
import { costRows, keptUntil, stayRows } from './stay-facts.ts';
import { STAY_TEXTS } from './texts/stays/texts.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/**
 * To the visitor: the nights are kept, what they cost, and what happens next. Nothing of what was typed
 * but a first name, since anybody can enter anybody's address.
 */
export async function stayReceipt(
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay === null || stay.state === 'released') return null;
  const { locale, firstname } = stay.request;
  const [texts, stays] = [MAIL_TEXTS[locale], STAY_TEXTS[locale]];
  const home = await rentalHome(db, site.id, stay.request.rentalUnitId, { locale, origin: stay.origin });
  const body = stays.receipt.body(site.name, keptUntil(stay, locale));
  return {
    locale,
    subject: stays.receipt.subject(site.name, home.title),
    preview: body,
    title: stays.receipt.title,
    blocks: [
      { kind: 'text', text: texts.hello(holdsLink(firstname) ? null : firstname) },
      { kind: 'text', text: body },
      { kind: 'home', home },
      { kind: 'facts', rows: [...stayRows(stay, locale, stays), ...costRows(stay, stays)] },
      { kind: 'text', text: stays.receipt.next },
      { kind: 'text', text: texts.regards(site.name) },
    ],
    why: stays.receipt.why(site.name),
  };
}
