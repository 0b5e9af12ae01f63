import { textOf, valueAt } from '#domain/fields/read.ts';
import { isAbroad } from '#domain/rules/country.ts';
import { isPriceHidden, WITHHELD_PRICE } from '#domain/rules/price.ts';
import { type Standing, standingOf } from '#domain/rules/standing.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { SECOND } from '#domain/sources/second.ts';
import type { Estate } from '#wire/estate.ts';
import { type SkarabeeListing, SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { readStrict } from '#wire/tolerant/read.ts';
import { withoutInternalFields } from '../../estates/sources/second/internal-fields.ts';
import { listedPrice } from '../../estates/sources/second/listed-price.ts';
import { storedListingStatements } from '../estate.ts';
import { LIFT } from '../estate-words.ts';
import type { ImportOptions } from '../options.ts';
import type { Write } from '../write.ts';

/**
 * Adds data for cards that only the listing has: a country other than Belgium stated outside the address, and
 * the flood scores.
 */
function withListingFacts(summary: Estate, listing: SkarabeeListing): Estate {
  const { general } = summary;
  const country = { id: listing.geo?.address?.country };
  const score = (name: string) => textOf(valueAt(listing, `flood_information.${name}`));
  return {
    ...summary,
    general: {
      ...general,
      ...(isAbroad({ country }) ? { address: { ...general.address, country } } : {}),
      floodingParcelScore: general.floodingParcelScore ?? score('parcel_score'),
      floodingBuildingScore: general.floodingBuildingScore ?? score('building_score'),
    },
  };
}

/** A listing as it is stored, and the estate that represents it in lists. */
interface ListedHome {
  readonly document: SkarabeeListing;
  readonly card: Estate;
  readonly standing: Standing;
}

/**
 * What lists show of a listing: its status is the listing's own, and a price hidden in either is hidden in
 * both, so that no filter, sort order or card reveals it.
 */
export function listedHome(listing: SkarabeeListing, summary: Estate): ListedHome {
  const read = withoutInternalFields(readStrict(SkarabeeListingSchema, listing));
  const completed = withListingFacts(summary, read);
  const { price } = completed.general;
  const withheld = isPriceHidden(listedPrice(read)) || isPriceHidden(price?.value);
  const document = withheld ? { ...read, financial: { ...read.financial, price: WITHHELD_PRICE } } : read;
  const { status, archived, archived_at: archivedAt } = document;
  const transaction = summary.general.transaction ?? document.transaction;
  const standing = standingOf({
    source: SECOND.name,
    transaction: transaction?.id,
    status,
    archived,
    archivedAt,
  });
  const card = {
    ...completed,
    general: {
      ...completed.general,
      // The card's status comes from the same data as the page's.
      transaction,
      status,
      archived: standing.archived,
      archivedAt,
      ...(withheld ? { price: { ...price, value: WITHHELD_PRICE } } : {}),
    },
  };
  return { document, card, standing };
}

/**
 * Stores a second-source listing and the estate that represents it in lists; the listing's status determines
 * how it is found.
 */
export const listingStatements = (
  siteId: string,
  listing: SkarabeeListing,
  summary: Estate,
  options: ImportOptions = {},
): Write[] => {
  const { document, card, standing } = listedHome(listing, summary);
  const { guid, address, geo } = document;
  return storedListingStatements(
    siteId,
    {
      guid,
      document,
      address,
      point: geo ?? address?.geoLocation,
      texts: [
        document.title,
        document.short_description,
        document.description,
        yesOrNo(valueAt(document, 'comfort.lift')) === true ? LIFT : null,
      ],
      standing,
    },
    card,
    options,
  );
};
