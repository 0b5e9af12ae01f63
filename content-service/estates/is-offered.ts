import { sourceOf } from '../../domain/rules/source.ts';
import { isHiddenStatus, isSold } from '../../domain/rules/status.ts';
import type { Site } from '../../wire/site.ts';

/** The columns that say whether an estate is on offer. */
export interface OfferColumns {
  readonly guid: string | null;
  readonly transaction_id: string | null;
  readonly transaction_key: string | null;
  readonly withdrawn_at: string | null;
}

const SOLD_KEYS: readonly (string | null)[] = ['5', '6', 'TAKEN_OVER'];

/** Sold, let or taken over, in its own source's numbering or that of lists. */
export const isSoldRow = (row: Omit<OfferColumns, 'withdrawn_at'>): boolean =>
  SOLD_KEYS.includes(row.transaction_key) || isSold(row.transaction_id, sourceOf(row));

/** On offer and for everybody to see: not withdrawn, sold, let, or of a status the site hides. */
export const isOffered = (row: OfferColumns, site: Site): boolean =>
  row.withdrawn_at === null &&
  !isSoldRow(row) &&
  !isHiddenStatus(row.transaction_id, site.settings.hiddenStatus);
