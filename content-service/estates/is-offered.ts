import { isHiddenStatus } from '../../domain/rules/hidden-status.ts';
import type { Site } from '../../wire/site.ts';
import { standingOfKey } from './transaction-codes.ts';

/** The columns that say whether an estate is on offer. */
export interface OfferColumns {
  readonly transaction_id: string | null;
  readonly transaction_key: string | null;
  readonly withdrawn_at: string | null;
}

/**
 * On offer and for everybody to see: not withdrawn, sold, let, taken over, of an order that ended, or of a status the
 * site hides. One of no known status is not said to be gone.
 */
export const isOffered = (row: OfferColumns, site: Site): boolean => {
  const { offered, unknown } = standingOfKey(row.transaction_key);
  return (
    row.withdrawn_at === null &&
    (offered || unknown) &&
    !isHiddenStatus(row.transaction_id, site.settings.hiddenStatus)
  );
};
