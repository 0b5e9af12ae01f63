import { languageName, languageOf } from '#domain/languages.ts';
import { type MailTexts, mailTexts } from '#locales/mails.ts';
import type { LeadCall } from '#wire/lead.ts';
import type { Site } from '#wire/site.ts';
import type { WrittenLead } from '../mail/lead-context.ts';

/** What it is, in the words of the mail to the agency. */
function titleOf(type: LeadCall['type'], t: MailTexts): string {
  switch (type) {
    case 'lead.contact':
      return t('notice.title');
    case 'lead.viewing':
      return t('appointments.bookedNotice.title');
    case 'lead.viewing.moved':
      return t('moves.notice.title');
    case 'lead.viewing.cancelled':
      return t('appointments.cancelledNotice.title');
    case 'lead.valuation':
      return t('valuation.notice.title');
    case 'lead.valuation.cancelled':
      return t('valuation.withdrawn.title');
    case 'lead.stay':
    case 'lead.stay.cancelled':
      throw new TypeError('no feed brings holiday rentals');
  }
}

/**
 * A request as one text in the agency's language, for systems with a field for the visitor's words and none for the rest.
 * What the visitor wrote comes last, as they wrote it.
 */
export function leadText({ call: { type, data }, rows }: WrittenLead, site: Site): string {
  const t = mailTexts(site.defaultLocale, site.settings.figures);
  const { home, visitor, message } = data;
  const { colon } = languageOf(site.defaultLocale);
  const facts = [...rows, [t('notice.language'), languageName(visitor.locale, site.defaultLocale)] as const];
  const about =
    home === null ? [] : [[home.title, home.place].filter((part) => part !== '').join(', '), home.url];
  return [
    titleOf(type, t),
    ...facts.flatMap(([label, value]) => (value === '' ? [] : [`${label}${colon} ${value}`])),
    ...about,
    ...(message ? ['', message] : []),
  ].join('\n');
}
