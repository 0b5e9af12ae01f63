import type { FieldFacts } from '#domain/fields/field.ts';
import { valueAt } from '#domain/fields/read.ts';
import { MEASURE_FIELDS, type Measures, measuresOf, mentionsMeasure } from '#domain/rules/planning.ts';
import { showsFullCosts } from '#domain/rules/price.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import { standingName } from '#domain/rules/standing-words.ts';
import { SECOND } from '#domain/sources/second.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { labelOf } from '../../property/vocabulary.ts';

/** Names of a listing in the language of the context; empty where a code is unknown. */
interface ListingNames {
  readonly subType: string;
  readonly transaction: string;
}

/** Sub type, else type; the transaction by its own name when that agrees with the listing's status. */
export const listingNames = (listing: SkarabeeListing, context: ViewContext): ListingNames => ({
  subType: labelOf('subType', listing.subType, context) || labelOf('type', listing.type, context),
  transaction: standingName(listing.transaction, SECOND.name, listingStanding(listing), context.t),
});

/** Whether a listing is available and for what: from its transaction id, its status code, or both. */
export const listingStanding = (listing: SkarabeeListing): Standing =>
  standingOf({
    source: SECOND.name,
    transaction: listing.transaction?.id,
    status: listing.status,
    archived: listing.archived,
    archivedAt: listing.archived_at,
  });

/** The result of its five fields about measures; text beside an answer that mentions one contradicts it. */
export function measuresOfListing(listing: SkarabeeListing): Measures {
  const measures = measuresOf(MEASURE_FIELDS.map((path) => valueAt(listing, path)));
  const words = JSON.stringify(valueAt(listing, 'planning.proceeding_information') ?? '');
  return measures === 'none' && mentionsMeasure(words) ? 'said' : measures;
}

/** Facts that decide which fields of a listing are hidden (spec 2 §9). */
export const listingState = (
  listing: SkarabeeListing,
): Pick<FieldFacts, 'standing' | 'type' | 'vatRegime' | 'costsHidden'> => ({
  standing: listingStanding(listing),
  type: listing.type,
  vatRegime: valueAt(listing, 'financial.vat_regime'),
  costsHidden: !showsFullCosts(valueAt(listing, 'financial.full_costs_visible')),
});
