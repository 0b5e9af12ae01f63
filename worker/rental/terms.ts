import { formatPrice } from '#domain/format/money.ts';
import { type CancellationTerm, cancellationSteps } from '#domain/stays/cancellation.ts';
import { dayInWords } from '#domain/stays/day-words.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import type { ViewContext } from '../platform/page/context.ts';

/** A term of cancellation in words. */
export interface TermView {
  /** "Tot en met 12 juni 2027", "Daarna". */
  readonly until: string;
  /** "kosteloos", "€ 545,20 blijft verschuldigd". */
  readonly due: string;
  /** Whether it applies today. */
  readonly current: boolean;
}

/** The terms of a stay with its total, from today on; empty for an agency without terms. */
export const toTerms = (
  terms: readonly CancellationTerm[],
  stay: { readonly from: string; readonly total: number },
  { t, locale }: ViewContext,
): readonly TermView[] =>
  cancellationSteps(terms, stay, brusselsDay(new Date())).map(({ until, due, current }, index) => ({
    until:
      until === null
        ? t(index === 0 ? 'ownStay.terms.always' : 'ownStay.terms.after')
        : t('ownStay.terms.until', { day: dayInWords(until, locale, 'date') }),
    due: due === 0 ? t('ownStay.terms.free') : t('ownStay.terms.due', { price: formatPrice(due, t) }),
    current,
  }));
