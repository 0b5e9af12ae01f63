import { formatArea } from '#domain/format/measure.ts';
import { UNKNOWN, type ValuationRequest } from '#domain/forms/valuation.ts';
import type { MailTexts } from '#locales/mails.ts';

type Rows = readonly (readonly [label: string, value: string])[];

/** A choice as text; empty when it was left out, and "unknown" in words. */
const known = <Answer extends string>(
  answer: Answer | undefined,
  t: MailTexts,
  words: (answer: Exclude<Answer, typeof UNKNOWN>) => string,
): string => {
  if (answer === undefined) return '';
  return answer === UNKNOWN ? t('valuation.unknown') : words(answer as Exclude<Answer, typeof UNKNOWN>);
};

/** The largest count on offer means "or more". */
const counted =
  (t: MailTexts, most: string) =>
  (n: string): string =>
    n === most ? t('valuation.orMore', { n }) : n;

const squareMetres = (area: number | undefined, t: MailTexts): string =>
  area === undefined ? '' : formatArea(area, t);

/** The home of a request, as label and value; the value is empty where nothing was typed. */
export const homeRows = (request: ValuationRequest, t: MailTexts): Rows => [
  [t('valuation.address'), request.address],
  [t('valuation.kind'), t(`valuation.kinds.${request.kind}`)],
  [t('valuation.area'), squareMetres(request.area, t)],
  [t('valuation.plot'), squareMetres(request.plot, t)],
  [t('valuation.year'), request.year === undefined ? '' : String(request.year)],
  [t('valuation.bedrooms'), known(request.bedrooms, t, counted(t, '5'))],
  [t('valuation.bathrooms'), known(request.bathrooms, t, counted(t, '3'))],
  [t('valuation.state'), known(request.state, t, (state) => t(`valuation.states.${state}`))],
  [t('valuation.epc'), known(request.epc, t, (label) => label)],
];

/** When the visitor wants to hear of it, and when they plan to sell. */
export const wishRows = (request: ValuationRequest, t: MailTexts): Rows => [
  [t('valuation.moment'), known(request.moment, t, (moment) => t(`valuation.moments.${moment}`))],
  [t('valuation.plan'), known(request.plan, t, (plan) => t(`valuation.plans.${plan}`))],
];
