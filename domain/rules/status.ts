import type { FilterStatus } from '../filter-status.ts';
import { SOURCES } from '../sources/index.ts';
import { ORDINARY_STATUSES, UNREADABLE_STATUS } from './hidden-status.ts';
import type { EstateSource, Id } from './source.ts';

type TransactionId = Id | null | undefined;

const among = (id: TransactionId, ids: readonly string[]): boolean =>
  id !== null && id !== undefined && ids.includes(String(id));

/** Sold or let, in the numbers of the source (spec 1 §4). */
export const isSold = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, SOURCES.named(source).sold);

/** For rent, let ones included: the price is a rent (spec 1 §4). */
export const isForRent = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, SOURCES.named(source).rent);

/**
 * What an estate is for, past or present; null when its transaction is missing or unknown. Such an estate is
 * neither "for sale" nor an offer.
 */
export function purposeOf(transactionId: TransactionId, source: EstateSource): FilterStatus | null {
  const { sale, takeover } = SOURCES.named(source);
  if (isForRent(transactionId, source)) return 'TO_RENT';
  if (among(transactionId, takeover)) return 'TAKE_OVER';
  return among(transactionId, sale) ? 'FOR_SALE' : null;
}

/** Under option: still shown, no longer free. */
const isUnderOption = (transactionId: TransactionId, source: EstateSource): boolean =>
  among(transactionId, SOURCES.named(source).option);

export type Availability = 'free' | 'option' | 'sold' | 'unknown';

/** State of a unit of a project: the dot in the units table. */
export function availability(transactionId: TransactionId, source: EstateSource): Availability {
  if (isSold(transactionId, source)) return 'sold';
  if (isUnderOption(transactionId, source)) return 'option';
  return purposeOf(transactionId, source) === null ? 'unknown' : 'free';
}

/** A status the site hides: its card is a plain block, its page is not indexed (spec 1 §2, "Estate card"). */
export function isHiddenStatus(
  transactionId: TransactionId,
  hiddenStatus: readonly Id[] | null | undefined,
): boolean {
  const hidden = (hiddenStatus ?? []).map(String);
  if (hidden.includes(UNREADABLE_STATUS) && !among(transactionId, ORDINARY_STATUSES)) return true;
  return among(transactionId, hidden);
}
