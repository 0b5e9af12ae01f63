import { shareOf } from './amounts.ts';
import { notaryVat } from './purchase.ts';
import { limitOf, RATES, type RateId, rateOn } from './rates.ts';

/** The highest rate that a visitor may type, percent a year. */
export const HIGHEST_LOAN_RATE = 20;
/** Years among which a visitor chooses. */
export const LOAN_YEARS = [10, 15, 20, 25, 30] as const;

/** A yearly rate as people type it: "3,2", "3.25 %"; null for anything else, and above the highest. */
export function readLoanRate(text: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,3}))?\s*%?$/.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const rate = Number(`${whole}.${decimals === '' ? '0' : decimals}`);
  return rate <= HIGHEST_LOAN_RATE ? rate : null;
}

/** What a loan costs: cents each month, and the interest until its end. */
interface Repayment {
  readonly month: number;
  readonly interest: number;
}

/**
 * Equal monthly payments for a sum in cents, at a rate in percent a year and for a number of years. The rate of a month
 * is the one that makes the year's: (1 + r)^(1/12) − 1. A payment is rounded to a cent.
 */
export function repaymentOf(sum: number, rate: number, years: number): Repayment {
  const count = years * 12;
  const monthly = (1 + rate / 100) ** (1 / 12) - 1;
  const exact = monthly === 0 ? sum / count : (sum * monthly) / (1 - (1 + monthly) ** -count);
  const month = Math.round(exact);
  return { month, interest: Math.max(0, month * count - sum) };
}

/** A line of the loan's deed, cents. */
export interface LoanLine {
  readonly id: 'registration' | 'mortgageDuty' | 'retribution' | 'writing' | 'file' | 'fileVat';
  readonly cents: number;
  readonly rate: RateId;
}

/** The sum that a mortgage secures: the loan, and what usually comes with it; cents. */
export const securedBy = (sum: number): number => sum + shareOf(sum, RATES['mo-accessories'].value);

/**
 * What is known of the costs of the loan's deed on a day. Without the notary's fee on it, whose scale could not be
 * confirmed, and without an amount that is not known on that day.
 */
export function loanFees(sum: number, day: string): readonly LoanLine[] {
  const secured = securedBy(sum);
  const retribution: RateId = sum > limitOf('mo-retribution') ? 'mo-retribution-high' : 'mo-retribution';
  const amountOf = (id: LoanLine['id'], rate: RateId): readonly LoanLine[] => {
    const known = rateOn(rate, day);
    return known === null ? [] : [{ id, rate, cents: known.value }];
  };
  const file = amountOf('file', 'mo-file-costs');
  return [
    { id: 'registration', rate: 'mo-registration', cents: shareOf(secured, RATES['mo-registration'].value) },
    {
      id: 'mortgageDuty',
      rate: 'mo-mortgage-duty',
      cents: shareOf(secured, RATES['mo-mortgage-duty'].value),
    },
    ...amountOf('retribution', retribution),
    ...amountOf('writing', 'no-writing-duty'),
    ...file,
    ...file.map(
      ({ cents }): LoanLine => ({ id: 'fileVat', rate: 'vat-notary', cents: notaryVat(cents, day) }),
    ),
  ];
}
