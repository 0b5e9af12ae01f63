import { holdsLink } from '../../domain/forms/links.ts';
import { findStay } from '../db/stays.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { rentalHome } from './rental-home.ts';
import { daysInWords } from './stay-facts.ts';
import { STAY_TEXTS } from './texts/stays/texts.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/** To the visitor: nobody confirmed in time, and the nights are free again. Not once it is confirmed after all. */
export async function stayLapsed(
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay?.state !== 'released') return null;
  const { locale, firstname } = stay.request;
  const [texts, { lapsed }] = [MAIL_TEXTS[locale], STAY_TEXTS[locale]];
  const home = await rentalHome(db, site.id, stay.request.rentalUnitId, { locale, origin: stay.origin });
  const body = lapsed.body(site.name, daysInWords(stay.request, locale));
  return {
    locale,
    subject: lapsed.subject(site.name),
    preview: body,
    title: lapsed.title,
    blocks: [
      { kind: 'text', text: texts.hello(holdsLink(firstname) ? null : firstname) },
      { kind: 'text', text: body },
      { kind: 'text', text: lapsed.again },
      { kind: 'home', home },
      { kind: 'button', label: lapsed.button, href: home.href },
      { kind: 'text', text: texts.regards(site.name) },
    ],
    why: lapsed.why(site.name),
  };
}
