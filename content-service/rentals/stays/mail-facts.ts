import { formatPrice } from '#domain/format/money.ts';
import type { Locale } from '#domain/locale.ts';
import { type CancellationStep, cancellationSteps } from '#domain/stays/cancellation.ts';
import { dayInWords, spanInWords } from '#domain/stays/day-words.ts';
import type { ExtraLine } from '#domain/stays/extras.ts';
import { paymentParts } from '#domain/stays/payment.ts';
import { localized } from '#domain/text.ts';
import type { MailTexts } from '#locales/mails.ts';
import type { Site } from '#wire/site.ts';
import type { Block } from '../../mail/mail.ts';
import type { RequestedStay } from './stays.ts';

/** A stay in one line: "3–10 juli 2027". */
export const daysInWords = ({ from, to }: { from: string; to: string }, locale: Locale): string =>
  spanInWords(from, to, locale);

/** Last day for the agency to confirm. */
export const reservedUntil = ({ keptUntil: day }: RequestedStay, locale: Locale): string =>
  dayInWords(day, locale, 'long');

type Rows = readonly (readonly [label: string, value: string])[];

/** Rows without empty ones. */
export const filled = (rows: Rows): Rows => rows.filter(([, value]) => value !== '');

/** The agency's message to the visitor, if any. */
export const wordOf = ({ word }: RequestedStay, site: Site, t: MailTexts): readonly Block[] =>
  word === null ? [] : [{ kind: 'quote', title: t('wordFrom', { agency: site.name }), text: word }];

/** Its number, days and number of persons. */
export const stayRows = ({ request, number }: RequestedStay, t: MailTexts): Rows => [
  [t('stays.facts.arrival'), dayInWords(request.from, t.locale, 'long')],
  [t('stays.facts.departure'), dayInWords(request.to, t.locale, 'long')],
  [t('stays.facts.persons'), String(request.persons)],
  ...(number === '' ? [] : [[t('notice.number'), number] as const]),
];

/** "Hond", "Bedlinnen, 2 ×". */
const extraName = ({ name, count }: ExtraLine, locale: Locale): string =>
  count === 1 ? localized(name, locale) : `${localized(name, locale)}, ${count} ×`;

/** The price, without parts that cost nothing. */
export function costRows({ breakdown }: RequestedStay, t: MailTexts): Rows {
  const { nights, stay, cleaning, touristTax, extras, total, deposit } = breakdown;
  const parts: readonly (readonly [string, number])[] = [
    [t.count('stays.facts.stay', nights), stay],
    [t('stays.facts.cleaning'), cleaning],
    [t('stays.facts.touristTax'), touristTax],
    ...extras.map((line) => [extraName(line, t.locale), line.amount] as const),
    [t('stays.facts.total'), total],
    [t('stays.facts.deposit'), deposit],
  ];
  const free = extras.filter(({ amount }) => amount === 0).map((line) => extraName(line, t.locale));
  return [
    ...parts
      .filter(([, euros]) => euros > 0)
      .map(([label, euros]) => [label, formatPrice(euros, t)] as const),
    ...free.map((name) => [name, t('stays.facts.free')] as const),
  ];
}

/** How and when it is paid, a sentence each; nothing for an agency that says nothing. */
export function paymentBlocks(
  { payment, request, breakdown }: RequestedStay,
  site: Site,
  today: string,
  t: MailTexts,
): readonly Block[] {
  const said = paymentParts(payment, { from: request.from, ...breakdown }, today, t).map(
    ({ key, by, ways, ...values }) =>
      t(`stays.pay.${key}`, {
        ...values,
        agency: site.name,
        by: by === '' ? '' : dayInWords(by, t.locale, 'date'),
        ways: new Intl.ListFormat(t.locale, { type: 'disjunction' }).format(
          ways.map((way) => t(`stays.pay.by.${way}`)),
        ),
      }),
  );
  return said.length === 0
    ? []
    : [
        { kind: 'heading', text: t('stays.pay.name') },
        { kind: 'text', text: said.join(' ') },
      ];
}

/** The terms on which it was requested, from a day on. */
export const stepsOf = (
  { terms = [], request, breakdown }: Pick<RequestedStay, 'terms' | 'request' | 'breakdown'>,
  today: string,
): readonly CancellationStep[] =>
  cancellationSteps(terms, { from: request.from, total: breakdown.total }, today);

/** Those terms as a heading and facts; nothing for an agency without them. */
export function termBlocks(stay: RequestedStay, today: string, t: MailTexts): readonly Block[] {
  const steps = stepsOf(stay, today);
  const rows: Rows = steps.map(({ until, due }, index) => [
    until === null
      ? t(index === 0 ? 'stays.terms.always' : 'stays.terms.after')
      : t('stays.terms.until', { day: dayInWords(until, t.locale, 'date') }),
    due === 0 ? t('stays.terms.free') : t('stays.terms.due', { price: formatPrice(due, t) }),
  ]);
  return rows.length === 0
    ? []
    : [
        { kind: 'heading', text: t('stays.terms.heading') },
        { kind: 'facts', rows },
      ];
}
