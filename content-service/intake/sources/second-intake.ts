import { SECOND_ID } from '#domain/sources/second.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { withoutInternalFields } from '../../estates/sources/second/internal-fields.ts';
import { cardOf } from './derived-card.ts';
import { listingIntake } from './listing-intake.ts';
import { listedHome, listingStatements } from './second.ts';

/** Intake of second-source listings. */
export const secondIntake = listingIntake({
  kind: 'listing',
  source: SECOND_ID,
  schema: SkarabeeListingSchema,
  guidOf: ({ guid }) => guid,
  stored: withoutInternalFields,
  cardOf,
  listed: (listing, card) => listedHome(listing, card).card,
  statements: listingStatements,
});
