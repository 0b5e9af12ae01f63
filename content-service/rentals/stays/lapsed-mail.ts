import { mailTexts } from '#locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { daysInWords } from './mail-facts.ts';
import { findStay } from './stays.ts';

/**
 * Mail to the visitor: the request lapsed, and the nights are free again. Not sent once it was answered after
 * all.
 */
export async function stayLapsed(
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay?.state !== 'released' || stay.answer !== null) return null;
  const { locale } = stay.request;
  const t = mailTexts(locale, site.settings.figures);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const days = daysInWords(stay.request, locale);
  const body = t('stays.lapsed.body', { agency: site.name, days });
  return {
    locale,
    subject: t('stays.lapsed.subject', { unit: estate.title, days }),
    preview: body,
    title: t('stays.lapsed.title'),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      { kind: 'text', text: t('stays.lapsed.again') },
      { kind: 'estate', estate },
      { kind: 'button', label: t('stays.lapsed.button'), href: estate.href },
      { kind: 'text', text: t('regards', { agency: site.name }) },
    ],
    why: t('stays.lapsed.why', { agency: site.name }),
  };
}
