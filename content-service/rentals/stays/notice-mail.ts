import { languageName } from '../../../domain/languages.ts';
import { mailTexts } from '../../../locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { costRows, daysInWords, filled, keptUntil, stayRows } from './mail-facts.ts';
import { findStay } from './stays.ts';

/** To the agency: who asks for which stay, with all that is needed to confirm. An answer goes to the visitor. */
export async function stayNotice(
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay === null || stay.state === 'released' || stay.heldUntil !== null) return null;
  const { request } = stay;
  const locale = site.defaultLocale;
  const t = mailTexts(locale);
  const estate = await rentalMailCard(db, site.id, request.rentalUnitId, { origin: stay.origin, t });
  const sender = `${request.firstname} ${request.lastname}`;
  const rows: (readonly [string, string])[] = [
    [t('notice.name'), sender],
    [t('notice.email'), request.email],
    [t('notice.phone'), request.phone ?? ''],
    [t('notice.language'), languageName(request.locale, locale)],
    ...stayRows(stay, t),
    ...costRows(stay, t),
    [t('stays.facts.agreements'), stay.agreements.map(({ title }) => title).join(', ')],
    [t('stays.facts.number'), stay.id],
  ];
  return {
    locale,
    subject: t('stays.notice.subject', { unit: estate.title, days: daysInWords(request, locale) }),
    preview: `${daysInWords(request, locale)}, ${estate.title}`,
    title: t('stays.notice.title'),
    blocks: [
      { kind: 'facts', rows: filled(rows) },
      ...(request.message
        ? [{ kind: 'quote', title: t('stays.notice.message'), text: request.message } as const]
        : []),
      { kind: 'estate', estate },
      ...(stay.state === 'requested'
        ? [{ kind: 'text', text: t('stays.notice.body', { until: keptUntil(stay, locale) }) } as const]
        : []),
    ],
    why: t('stays.notice.why'),
    replyTo: request.email,
  };
}
