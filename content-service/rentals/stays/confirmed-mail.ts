import { brusselsDay } from '#domain/stays/today.ts';
import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { calendarOf } from './calendar.ts';
import { ownStayLink } from './guest/stay-link.ts';
import { costRows, daysInWords, filled, paymentBlocks, stayRows, termBlocks, wordOf } from './mail-facts.ts';
import { findStay } from './stays.ts';

/**
 * Mail to the visitor: the agency confirmed, with the details and its contact data. null once the
 * confirmation was undone.
 */
export async function stayConfirmed(
  { stayId }: { readonly stayId: string },
  context: MailContext,
): Promise<MailContent | null> {
  const { db, site } = context;
  const stay = await findStay(db, site.id, stayId);
  if (stay?.state !== 'confirmed') return null;
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const agency = { agency: site.name };
  const body = t('stays.confirmed.body', agency);
  const { phone, email, street, zip, city } = site.settings.contact;
  const town = [zip, city].filter(Boolean).join(' ');
  return {
    locale,
    subject: t('stays.confirmed.subject', { unit: estate.title, days: daysInWords(stay.request, locale) }),
    preview: body,
    title: t('stays.confirmed.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...wordOf(stay, site, t),
      { kind: 'estate', estate },
      {
        kind: 'facts',
        rows: filled([
          ...stayRows(stay, t),
          ...costRows(stay, t),
          [t('stays.facts.agreements'), stay.agreements.map(({ title }) => title).join(', ')],
        ]),
      },
      { kind: 'text', text: t('stays.confirmed.next', agency) },
      ...paymentBlocks(stay, site, brusselsDay(context.now), t),
      ...termBlocks(stay, brusselsDay(context.now), t),
      await ownStayLink(stay, context, t),
      { kind: 'text', text: t('stays.confirmed.file') },
      { kind: 'heading', text: t('stays.confirmed.contact', agency) },
      {
        kind: 'facts',
        rows: filled([
          [t('notice.phone'), phone ?? ''],
          [t('notice.email'), email ?? ''],
          [t('stays.facts.address'), [street, town].filter(Boolean).join(', ')],
        ]),
      },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('stays.answered.why', agency),
    attachments: [calendarOf(stay, estate, 'REQUEST', context)],
  };
}
