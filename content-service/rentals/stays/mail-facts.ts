import { formatPrice } from '../../../domain/format/money.ts';
import type { Locale } from '../../../domain/locale.ts';
import { dayInWords, spanInWords } from '../../../domain/stays/day-words.ts';
import type { MailTexts } from '../../../locales/mails.ts';
import type { Site } from '../../../wire/site.ts';
import type { Block } from '../../mail/mail.ts';
import type { RequestedStay } from './stays.ts';

/** A stay in one line: "3–10 juli 2027". */
export const daysInWords = ({ from, to }: { from: string; to: string }, locale: Locale): string =>
  spanInWords(from, to, locale);

/** Last day for the agency to confirm. */
export const keptUntil = ({ keptUntil: day }: RequestedStay, locale: Locale): string =>
  dayInWords(day, locale, 'long');

type Rows = readonly (readonly [label: string, value: string])[];

/** Rows without empty ones. */
export const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== '');

/** The agency's message to the visitor, if any. */
export const wordOf = ({ word }: RequestedStay, site: Site, t: MailTexts): readonly Block[] =>
  word === null ? [] : [{ kind: 'quote', title: t('wordFrom', { agency: site.name }), text: word }];

/** Days and number of persons. */
export const stayRows = ({ request }: RequestedStay, t: MailTexts): Rows => [
  [t('stays.facts.arrival'), dayInWords(request.from, t.locale, 'long')],
  [t('stays.facts.departure'), dayInWords(request.to, t.locale, 'long')],
  [t('stays.facts.persons'), String(request.persons)],
];

/** The price, without parts that cost nothing. */
export function costRows({ breakdown }: RequestedStay, t: MailTexts): Rows {
  const { nights, stay, cleaning, touristTax, total, deposit } = breakdown;
  const parts: readonly (readonly [string, number])[] = [
    [t.count('stays.facts.stay', nights), stay],
    [t('stays.facts.cleaning'), cleaning],
    [t('stays.facts.touristTax'), touristTax],
    [t('stays.facts.total'), total],
    [t('stays.facts.deposit'), deposit],
  ];
  return parts.filter(([, euros]) => euros > 0).map(([label, euros]) => [label, formatPrice(euros)]);
}
