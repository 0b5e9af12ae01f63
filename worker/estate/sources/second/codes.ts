import { valueAt } from '../../../../domain/fields/read.ts';
import type { FilterStatus } from '../../../../domain/filter-status.ts';
import type { ListingState } from '../../../../domain/rules/listing-visibility.ts';
import {
  MEASURE_FIELDS,
  type Measures,
  measuresOf,
  mentionsMeasure,
} from '../../../../domain/rules/planning.ts';
import { isSold, purposeOf } from '../../../../domain/rules/status.ts';
import { SECOND } from '../../../../domain/sources/second.ts';
import type { SkarabeeListing } from '../../../../wire/skarabee-listing.ts';
import type { ViewContext } from '../../../platform/page/context.ts';
import { labelOf, nameOf } from '../../property/vocabulary.ts';

/** Names of a listing in the language of the context; empty where a code is unknown. */
interface ListingNames {
  readonly subType: string;
  readonly transaction: string;
}

/** Sub type, else type; the transaction by its own name, else by the listing's status (spec 2 §3). */
export const listingNames = (listing: SkarabeeListing, context: ViewContext): ListingNames => ({
  subType: labelOf('subType', listing.subType, context) || labelOf('type', listing.type, context),
  transaction:
    nameOf(listing.transaction, SECOND.transactionWords, context) ||
    labelOf(SECOND.transactionWords, listing.status, context) ||
    labelOf('status', listing.status, context),
});

/** Whether a listing is gone and what it is for: told by its transaction's number or its status's code. */
export function listingStatus({ transaction, status }: SkarabeeListing): {
  readonly sold: boolean;
  readonly status: FilterStatus | null;
} {
  const said = [transaction?.id, status];
  const purposes = said.map((id) => purposeOf(id, SECOND.name));
  const purpose = (['TAKE_OVER', 'TO_RENT', 'FOR_SALE'] as const).find((one) => purposes.includes(one));
  return { sold: said.some((id) => isSold(id, SECOND.name)), status: purpose ?? null };
}

/** What its five fields say of measures, together; words beside an answer that speak of one contradict it. */
export function measuresOfListing(listing: SkarabeeListing): Measures {
  const measures = measuresOf(MEASURE_FIELDS.map((path) => valueAt(listing, path)));
  const words = JSON.stringify(valueAt(listing, 'planning.proceeding_information') ?? '');
  return measures === 'none' && mentionsMeasure(words) ? 'said' : measures;
}

/** What decides which fields of a listing are hidden (spec 2 §9). */
export const listingState = (listing: SkarabeeListing): ListingState => ({
  status: listing.status,
  type: listing.type,
  vatRegime: valueAt(listing, 'financial.vat_regime'),
});
