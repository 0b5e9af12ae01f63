import { formatPrice } from '../format/money.ts';
import type { Writing } from '../format/writing.ts';
import { hasPositive } from '../rules/emptiness.ts';
import { addDays } from './day.ts';

/** Ways of paying that an agency may name. */
export const PAY_WAYS = ['transfer', 'card', 'cash'] as const;
type PayWay = (typeof PAY_WAYS)[number];

/** How and when an agency wants a stay to be paid; what is unset is not said. */
export interface PaymentTerms {
  /** Share of the total at the confirmation, percent. */
  readonly advance?: number | null | undefined;
  /** Days before the arrival by which all is paid. */
  readonly restDays?: number | null | undefined;
  /** Days after the departure within which the deposit is returned. */
  readonly depositDays?: number | null | undefined;
  readonly ways?: readonly PayWay[] | null | undefined;
}

interface Paid {
  readonly from: string;
  readonly total: number;
  readonly deposit: number;
  readonly touristTax: number;
}

/** A sentence about paying: its text is `stays.pay.{key}`. */
interface PaymentPart {
  readonly key: 'advance' | 'rest' | 'whole' | 'wholeBy' | 'ways' | 'tax' | 'deposit';
  readonly advance: string;
  readonly percent: number;
  readonly rest: string;
  /** Last day for the rest, `YYYY-MM-DD`; empty when it is not said. */
  readonly by: string;
  readonly total: string;
  readonly deposit: string;
  readonly days: number;
  readonly ways: readonly PayWay[];
}

/**
 * How and when a stay is paid, in order; empty for an agency that says nothing. `today` is the day in Brussels: when
 * the day for the rest is over, all is due at the confirmation. The deposit is not part of the total.
 */
export function paymentParts(
  terms: PaymentTerms | null | undefined,
  { from, total, deposit, touristTax }: Paid,
  today: string,
  writing: Writing,
): readonly PaymentPart[] {
  const { advance, restDays, depositDays, ways } = terms ?? {};
  const percent = hasPositive(advance) ? Math.min(100, advance) : 0;
  const first = Math.round(total * percent) / 100;
  const dated = typeof restDays === 'number' && restDays >= 0;
  const by = dated ? addDays(from, -restDays) : '';
  const whole = percent === 100 || (dated && by <= today);
  const when: PaymentPart['key'][] = whole
    ? ['whole']
    : [
        ...(percent > 0 ? (['advance'] as const) : []),
        ...(dated ? ([percent > 0 ? 'rest' : 'wholeBy'] as const) : []),
      ];
  const keys: PaymentPart['key'][] = [
    ...when,
    ...((ways?.length ?? 0) > 0 ? (['ways'] as const) : []),
    ...(when.length > 0 && touristTax > 0 ? (['tax'] as const) : []),
    ...(deposit > 0 && hasPositive(depositDays) ? (['deposit'] as const) : []),
  ];
  return keys.map((key) => ({
    key,
    advance: formatPrice(first, writing),
    percent,
    rest: formatPrice(Math.round((total - first) * 100) / 100, writing),
    by,
    total: formatPrice(total, writing),
    deposit: formatPrice(deposit, writing),
    days: depositDays ?? 0,
    ways: ways ?? [],
  }));
}
