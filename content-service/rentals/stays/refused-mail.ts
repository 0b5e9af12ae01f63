import { mailTexts } from '../../../locales/mails.ts';
import { rentalMailCard } from '../../estates/rental-mail-card.ts';
import type { MailContent } from '../../mail/mail.ts';
import type { MailContext } from '../../mail/mail-context.ts';
import { daysInWords, wordOf } from './mail-facts.ts';
import { findStay } from './stays.ts';

/** To the visitor: the agency declined the request, or cancelled the stay; what is still free there. */
export async function stayRefused(
  answer: 'declined' | 'cancelled',
  { stayId }: { readonly stayId: string },
  { db, site }: MailContext,
): Promise<MailContent | null> {
  const stay = await findStay(db, site.id, stayId);
  if (stay?.answer !== answer) return null;
  const { locale } = stay.request;
  const t = mailTexts(locale);
  const estate = await rentalMailCard(db, site.id, stay.request.rentalUnitId, { origin: stay.origin, t });
  const agency = { agency: site.name };
  const body = t(`stays.${answer}.body`, { ...agency, days: daysInWords(stay.request, locale) });
  return {
    locale,
    subject: t(`stays.${answer}.subject`, { unit: estate.title }),
    preview: body,
    title: t(`stays.${answer}.title`),
    blocks: [
      { kind: 'text', text: t('hello') },
      { kind: 'text', text: body },
      ...wordOf(stay, site, t),
      { kind: 'text', text: t(`stays.${answer}.next`, agency) },
      { kind: 'estate', estate },
      { kind: 'button', label: t('stays.answered.button'), href: estate.href },
      { kind: 'text', text: t('regards', agency) },
    ],
    why: t('stays.answered.why', agency),
  };
}
