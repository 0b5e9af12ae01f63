import { tied } from '#domain/format/ties.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { type PaymentTerms, paymentParts } from '#domain/stays/payment.ts';
import type { Breakdown } from '#domain/stays/stay.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** How and when a stay is paid, in sentences whose amounts stay on one line; null for an agency that says nothing. */
export function toPayment(
  terms: PaymentTerms | null | undefined,
  stay: Pick<Breakdown, 'total' | 'deposit' | 'touristTax'> & { readonly from: string },
  { t, locale, site }: ViewContext,
): string | null {
  const said = paymentParts(terms, stay, brusselsDay(new Date()), t).map(({ key, by, ways, ...values }) =>
    t(`stays.pay.${key}`, {
      ...values,
      agency: site.name,
      by: by === '' ? '' : dayInWords(by, locale, 'date'),
      ways: new Intl.ListFormat(locale, { type: 'disjunction' }).format(
        ways.map((way) => t(`stays.pay.by.${way}`)),
      ),
    }),
  );
  return said.length === 0 ? null : tied(said.join(' '));
}
