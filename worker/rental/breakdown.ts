import { formatPrice } from '#domain/format/money.ts';
import { glued } from '#domain/format/ties.ts';
import type { Breakdown, StayCosts } from '#domain/stays/stay.ts';
import type { ViewContext } from '../platform/page/context.ts';
import { countedExtra, extraAmount } from './extras.ts';

/** Price of a stay, line by line, shown before anything is sent. */
export interface BreakdownView {
  readonly rows: readonly { readonly label: string; readonly value: string }[];
  readonly total: string;
  /** "Waarborg: € 300 …"; null without one. It is not part of the total, because it is refunded. */
  readonly deposit: string | null;
}

/** The lines of a breakdown; items that cost nothing are left out. */
export function toBreakdown(
  { nights, stay, cleaning, touristTax, extras, total, deposit }: Breakdown,
  persons: number,
  { touristTaxPerPersonNight }: Pick<StayCosts, 'touristTaxPerPersonNight'>,
  context: ViewContext,
): BreakdownView {
  const { t } = context;
  const taxed = {
    persons: glued(t.count('stays.persons', persons)),
    nights: glued(t.count('stays.nights', nights)),
    price: glued(formatPrice(touristTaxPerPersonNight, t)),
  };
  const rows: readonly (readonly [label: string, euros: number])[] = [
    [t.count('stays.cost.stay', nights), stay],
    [t('stays.cost.cleaning'), cleaning],
    [t('stays.cost.tax', taxed), touristTax],
  ];
  return {
    rows: [
      ...rows
        .filter(([, euros]) => euros !== 0)
        .map(([label, euros]) => ({ label, value: formatPrice(euros, t) })),
      ...extras.map((line) => ({ label: countedExtra(line, context), value: extraAmount(line, context) })),
    ],
    total: formatPrice(total, t),
    deposit: deposit > 0 ? t('stays.cost.depositBack', { price: formatPrice(deposit, t) }) : null,
  };
}
