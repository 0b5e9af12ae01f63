import { formatPrice } from '#domain/format/money.ts';
import { tiedSpan } from '#domain/format/ties.ts';
import { spanInWords } from '#domain/stays/day-words.ts';
import { PERIOD_NIGHTS, PERIOD_TYPES, type Period, type StayCosts, totalOf } from '#domain/stays/stay.ts';
import type { ViewContext } from '../../platform/page/context.ts';

/** Prices of one kind of period over the year. */
export interface RatesView {
  /** "Per week". */
  readonly title: string;
  readonly rows: readonly {
    /** "3 juli – 28 augustus 2027". */
    readonly when: string;
    readonly price: string;
    /** "5 vrij", "volzet". */
    readonly free: string;
  }[];
}

interface Run {
  readonly from: string;
  readonly to: string;
  readonly price: number;
  readonly free: number;
}

/** Merges consecutive periods with the same price. */
function runsOf(periods: readonly Period[]): readonly Run[] {
  const runs: Run[] = [];
  for (const { from, to, price, state } of periods) {
    const last = runs.at(-1);
    const free = state === 'free' ? 1 : 0;
    if (last?.price === price) runs[runs.length - 1] = { ...last, to, free: last.free + free };
    else runs.push({ from, to, price, free });
  }
  return runs;
}

/**
 * The price list: one table for each kind of period of the unit, in chronological order, with the totals that its
 * guests would pay.
 */
export function toRates(
  periods: readonly Period[],
  { costs, persons }: { readonly costs: StayCosts; readonly persons: number },
  { t, locale }: ViewContext,
): readonly RatesView[] {
  return PERIOD_TYPES.flatMap((type) => {
    const own = periods
      .filter((period) => period.type === type)
      .toSorted((one, other) => (one.from < other.from ? -1 : 1));
    if (own.length === 0) return [];
    const rows = runsOf(own).map(({ from, to, price, free }) => ({
      when: tiedSpan(spanInWords(from, to, locale)),
      price: formatPrice(totalOf(price, costs, { persons, nights: PERIOD_NIGHTS[type] }).total, t),
      free: free === 0 ? t('stays.full') : t.count('stays.free', free),
    }));
    return [{ title: t(`stays.ratesOf.${type}`), rows }];
  });
}
