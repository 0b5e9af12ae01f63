import { isHiddenStatus } from '#domain/rules/hidden-status.ts';
import type { Site } from '#wire/site.ts';

/** Columns that determine whether an estate is on offer. */
export interface OfferColumns {
  /** Entries of a site's hidden statuses that hide it, as JSON (`hidingEntries`). */
  readonly hidden_by: string;
  /** Derived on import: 0 for sold, let, taken over, an ended mandate, or archived (`Standing.open`). */
  readonly on_offer: number;
  readonly withdrawn_at: string | null;
}

/** Whether an estate is publicly on offer: like the view `offered_estates`, but for units too. */
export const isOffered = (row: OfferColumns, site: Site): boolean =>
  row.withdrawn_at === null &&
  row.on_offer === 1 &&
  !isHiddenStatus(JSON.parse(row.hidden_by), site.settings.hiddenStatus);
