import type { Localized } from '#domain/locale.ts';
import { isBlank } from '#domain/rules/emptiness.ts';
import { mentionsSpecialSale } from '#domain/rules/plain-sale.ts';
import { isYear } from '#domain/rules/year.ts';

/** What a listing states about its sale or letting beside the price. Euros; null for what it does not state. */
export interface DealTerms {
  /** Whether it is a plain sale of full ownership: no life annuity, no public sale, no other right. */
  readonly plain: boolean;
  /** Whether the full costs of a purchase may be shown (`financial.full_costs_visible`). */
  readonly fullCosts: boolean;
  /** Whether it may be sold with VAT, as a new home is. */
  readonly isNew: boolean;
  /** The part of the price that is the land's. */
  readonly ground: number | null;
  /** Each month, beside the rent. */
  readonly charges: number | null;
  /** Whether the rent contains the charges. */
  readonly chargesIncluded: boolean;
  readonly deposit: number | null;
  /** Whether the rent is that of a month. */
  readonly monthly: boolean;
}

/** Whether none of these texts, in any language, speaks of a sale with taxes and fees of its own. */
export const isPlainSale = (texts: readonly (Localized | null | undefined)[]): boolean =>
  !texts.some((text) => Object.values(text ?? {}).some((words) => mentionsSpecialSale(words ?? '')));

/** Years after the one of its construction in which a home may still be new for VAT. */
const NEW_YEARS = 2;

/** Whether a year of construction, or one that is planned, makes a home new on a day `YYYY-MM-DD`. */
export const isNewlyBuilt = (year: number | null, today: string): boolean =>
  year !== null && isYear(year) && year + NEW_YEARS >= Number(today.slice(0, 4));

/** Whether a rent without a period, or with this one, is paid each month. */
export const isMonthly = (period: Localized | null | undefined): boolean => {
  const names = Object.values(period ?? {}).filter((name) => !isBlank(name));
  return names.length === 0 || names.some((name) => /maand|mois|month|monat/i.test(name ?? ''));
};
