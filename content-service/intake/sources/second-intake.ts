import { SkarabeeListingSchema } from '../../../wire/skarabee-listing.ts';
import { withoutInternalFields } from '../../estates/sources/second/internal-fields.ts';
import { cardOf } from './derived-card.ts';
import { listingIntake } from './listing-intake.ts';
import { listingStatements } from './second.ts';

/** Intake of second-source listings. */
export const secondIntake = listingIntake({
  kind: 'listing',
  schema: SkarabeeListingSchema,
  guidOf: ({ guid }) => guid,
  kept: withoutInternalFields,
  cardOf,
  statements: listingStatements,
});
