import { isHiddenStatus } from '../../domain/rules/hidden-status.ts';
import type { Site } from '../../wire/site.ts';

/** The columns that say whether an estate is on offer. */
export interface OfferColumns {
  readonly transaction_id: string | null;
  /** Derived when it is imported: sold, let, taken over, of an order that ended, or in the archive is 0 (`Standing.open`). */
  readonly on_offer: number;
  readonly withdrawn_at: string | null;
}

/** On offer and for everybody to see: as the view `offered_estates`, for units too. */
export const isOffered = (row: OfferColumns, site: Site): boolean =>
  row.withdrawn_at === null &&
  row.on_offer === 1 &&
  !isHiddenStatus(row.transaction_id, site.settings.hiddenStatus);
