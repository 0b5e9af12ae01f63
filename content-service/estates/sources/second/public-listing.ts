import { SECOND_SOURCE_FIELDS } from '../../../../domain/fields/second/fields.ts';
import { coarsePaths, pricePaths, realisedPaths } from '../../../../domain/fields/table.ts';
import { coarseDistance } from '../../../../domain/rules/coarse-distance.ts';
import { loweredFrom } from '../../../../domain/rules/lowered-price.ts';
import { isPriceHidden, WITHHELD_PRICE } from '../../../../domain/rules/price.ts';
import { standingOf } from '../../../../domain/rules/standing.ts';
import { SECOND } from '../../../../domain/sources/second.ts';
import type { SkarabeeListing } from '../../../../wire/skarabee-listing.ts';
import { changeFields, withoutFields } from '../../change-fields.ts';
import { hiddenPointOf, type PublicColumns, withHiddenAddress } from '../../public-document.ts';
import { withoutTellingTexts } from '../../without-telling.ts';
import { withoutInternalFields } from './internal-fields.ts';
import { listedPrice } from './listed-price.ts';

/**
 * Fields of a listing that tell where a hidden estate is: its box, and the plot, which is as good as an
 * address to whoever can read the land register.
 */
const TELLING_FIELDS = [
  'general.appartment_number',
  'construction.lot_number',
  'construction.cadastral_section',
  'construction.cadastral_classification',
] as const;

/** Without a price that is not shown, its parts, and what is computed from it. */
const withoutHiddenPrice = (listing: SkarabeeListing): SkarabeeListing => {
  const price = listedPrice(listing);
  if (price === null) return withoutFields(listing, pricePaths(SECOND_SOURCE_FIELDS, { withheld: false }));
  if (price > 0) return listing;
  const rest = withoutFields(listing, pricePaths(SECOND_SOURCE_FIELDS, { withheld: true }));
  return changeFields(rest, ['financial.price'], () => WITHHELD_PRICE);
};

/** Without what a home went for; an auction's price is that once the home is gone. */
const withoutRealisedPrice = (listing: SkarabeeListing): SkarabeeListing => {
  const { transaction, status } = listing;
  const { gone } = standingOf({ source: SECOND.name, transaction: transaction?.id, status });
  return withoutFields(listing, realisedPaths(SECOND_SOURCE_FIELDS, { gone }));
};

/** With what its price was before it was lowered, where the row says so; what it says of that itself counts for nothing. */
const withLoweredPrice = (
  { price_lowered: _claimed, ...listing }: SkarabeeListing,
  { price_before: before, cut_at: at }: PublicColumns,
): SkarabeeListing => {
  const lowered = loweredFrom(listedPrice(listing) ?? Number.POSITIVE_INFINITY, { before, at });
  return lowered === null || isPriceHidden(listedPrice(listing))
    ? listing
    : { ...listing, price_lowered: lowered };
};

/** A listing of the second source as it may leave the service; `realisedPrices` as the site's settings have it. */
export const publicListing = (
  row: PublicColumns,
  { realisedPrices }: { readonly realisedPrices: boolean },
): SkarabeeListing => {
  const stored = withoutHiddenPrice(withoutInternalFields(JSON.parse(row.doc)));
  const listing = withLoweredPrice(realisedPrices ? stored : withoutRealisedPrice(stored), row);
  if (row.address_hidden !== 1) return listing;
  const { address, geo } = listing;
  const quiet = withoutTellingTexts(withoutFields(listing, TELLING_FIELDS), {
    address,
    point: geo ?? address?.geoLocation,
  });
  return {
    ...changeFields(quiet, coarsePaths(SECOND_SOURCE_FIELDS), coarseDistance),
    address: withHiddenAddress(address ?? {}, row),
    geo: geo ? { ...geo, lat: undefined, lon: undefined, ...hiddenPointOf(row) } : hiddenPointOf(row),
  };
};
