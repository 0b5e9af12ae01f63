import { findStay } from '../db/stays.ts';
import type { MailContent } from './mail.ts';
import type { MailContext } from './mail-context.ts';
import { rentalHome } from './rental-home.ts';
import { costRows, daysInWords, keptUntil, stayRows } from './stay-facts.ts';
import { STAY_TEXTS } from './texts/stays/texts.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/** To the agency: who asks for which stay, with all that is needed to confirm. An answer goes to the visitor. */
export async function stayNotice(
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay === null || stay.state === 'released') return null;
  const { request } = stay;
  const locale = site.defaultLocale;
  const [{ notice, languages }, stays] = [MAIL_TEXTS[locale], STAY_TEXTS[locale]];
  const home = await rentalHome(db, site.id, request.rentalUnitId, { locale, origin: stay.origin });
  const sender = `${request.firstname} ${request.lastname}`;
  const rows: (readonly [string, string])[] = [
    [notice.name, sender],
    [notice.email, request.email],
    [notice.phone, request.phone ?? ''],
    [notice.language, languages[request.locale]],
    ...stayRows(stay, locale, stays),
    ...costRows(stay, stays),
    [stays.facts.agreements, stay.agreements.map(({ title }) => title).join(', ')],
    [stays.facts.number, stay.id],
  ];
  const body = stays.notice.body(keptUntil(stay, locale));
  return {
    locale,
    subject: stays.notice.subject(sender, home.title, daysInWords(request, locale)),
    preview: `${daysInWords(request, locale)}, ${home.title}`,
    title: stays.notice.title,
    blocks: [
      { kind: 'facts', rows: rows.filter(([, value]) => value !== '') },
      ...(request.message
        ? [{ kind: 'quote', title: stays.notice.message, text: request.message } as const]
        : []),
      { kind: 'home', home },
      { kind: 'text', text: body },
    ],
    why: stays.notice.why,
    replyTo: { email: request.email, name: sender },
  };
}
