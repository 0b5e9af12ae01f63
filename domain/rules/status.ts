import type { EstateSource, Id } from './source.ts';

type TransactionId = Id | null | undefined;

const SOLD: Readonly<Record<EstateSource, readonly string[]>> = {
  first: ['5', '6'],
  second: ['1', '6', '7', 'SOLD', 'RENTED', 'TAKEN_OVER'],
};
const RENT: Readonly<Record<EstateSource, readonly string[]>> = {
  first: ['2', '4', '6', '8'],
  second: ['2', '4', '6', '8', '10', 'TO_RENT', 'RENTED', 'FOR_RENT', 'OPTION_FOR_RENT'],
};
const OPTION: Readonly<Record<EstateSource, readonly string[]>> = {
  first: ['3', '4'],
  // Numbers of the second source say nothing of options; its texts do (contract, "Estate search").
  second: ['OPTION_FOR_SALE', 'OPTION_FOR_RENT'],
};

const among = (id: TransactionId, ids: readonly string[]): boolean =>
  id !== null && id !== undefined && ids.includes(String(id));

/** Sold or let: ids 5, 6 of the first source and 1, 6, 7 of the second, or its closed status codes (spec 1 §4). */
export const isSold = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, SOLD[source]);

/** For rent, let ones included: the price is a rent (spec 1 §4). */
export const isForRent = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, RENT[source]);

/** Under option: still shown, no longer free. */
export const isUnderOption = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, OPTION[source]);

/** State of a unit of a project: the dot in the units table. */
export function availability(transactionId: TransactionId, source: EstateSource): 'free' | 'option' | 'sold' {
  if (isSold(transactionId, source)) return 'sold';
  return isUnderOption(transactionId, source) ? 'option' : 'free';
}

/** A status the site hides: its card is a plain block, its page is not indexed (spec 1 §2, "Estate card"). */
export const isHiddenStatus = (
  transactionId: TransactionId,
  hiddenStatus: readonly Id[] | null | undefined,
): boolean => among(transactionId, (hiddenStatus ?? []).map(String));
