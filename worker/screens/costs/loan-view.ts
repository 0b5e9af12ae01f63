import { inEuros } from '#domain/costs/amounts.ts';
import { HIGHEST_LOAN_RATE, LOAN_YEARS, type LoanLine, loanFees, repaymentOf } from '#domain/costs/loan.ts';
import { RATES } from '#domain/costs/rates.ts';
import { unconfirmedFor } from '#domain/costs/unconfirmed.ts';
import { formatPrice } from '#domain/format/money.ts';
import { formatTrimmed } from '#domain/format/number.ts';
import type { Translator } from '#locales/translator.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import type { Asked } from './asked.ts';

/** The visitor's loan: what was typed, and what follows from it. */
export interface LoanView {
  readonly money: { readonly value: string; readonly error: string | null };
  /** Never filled in by the page. */
  readonly rate: { readonly value: string; readonly error: string | null };
  readonly years: readonly { readonly value: number; readonly chosen: boolean }[];
  /** "€ 1.754"; null until rate and years are there. */
  readonly month: string | null;
  /** What would be borrowed, and paid over the years; null while own money is not typed. */
  readonly borrowed: string | null;
  readonly interest: string | null;
  /** What is known of the costs of its deed; empty without a loan. */
  readonly fees: readonly { readonly label: string; readonly amount: string }[];
  /** What the deed's lines lack. */
  readonly lacks: readonly string[];
}

/** A line of the deed by name; those of a share say which. */
function feeLabel({ id, rate }: LoanLine, t: Translator): string {
  const percent = formatTrimmed(RATES[rate].value / 1000, t);
  const more = formatTrimmed(RATES['mo-accessories'].value / 1000, t);
  if (id === 'registration') return t('costs.loan.deed.registration', { percent, more });
  return id === 'mortgageDuty' ? t('costs.loan.deed.mortgageDuty', { percent }) : t(`costs.loan.deed.${id}`);
}

/** A loan of the whole sum without the visitor's own money, cents. */
export function toLoan({ money, rate, years }: Asked, total: number, { t, today }: ViewContext): LoanView {
  const amount = (cents: number): string => formatPrice(inEuros(cents), t);
  const sum = money.value === null ? null : Math.max(0, total - money.value);
  const isLent = sum !== null && sum > 0;
  const repayment =
    isLent && rate.value !== null && years !== null ? repaymentOf(sum, rate.value, years) : null;
  const borrowed = (): string | null => {
    if (sum === null) return null;
    return isLent ? t('costs.loan.borrowed', { amount: amount(sum) }) : t('costs.loan.nothing');
  };
  return {
    money: { value: money.text, error: money.isUnread ? t('costs.unread.amount') : null },
    rate: {
      value: rate.text,
      error: rate.isUnread ? t('costs.unread.rate', { most: HIGHEST_LOAN_RATE }) : null,
    },
    years: LOAN_YEARS.map((value) => ({ value, chosen: value === years })),
    month: repayment === null ? null : amount(repayment.month),
    borrowed: borrowed(),
    interest: repayment === null ? null : t('costs.loan.interest', { amount: amount(repayment.interest) }),
    fees: isLent
      ? loanFees(sum, today).map((line) => ({ label: feeLabel(line, t), amount: amount(line.cents) }))
      : [],
    lacks: isLent
      ? unconfirmedFor({ region: 'FLANDERS', subject: 'other', isNew: false, loan: true }).map((id) =>
          t(`costs.unconfirmed.${id}`),
        )
      : [],
  };
}
