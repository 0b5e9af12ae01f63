import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { coarsePaths, pricePaths, realisedPaths } from '#domain/fields/table.ts';
import { coarseDistance } from '#domain/rules/coarse-distance.ts';
import { loweredFrom } from '#domain/rules/lowered-price.ts';
import { isPriceHidden, WITHHELD_PRICE } from '#domain/rules/price.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { SECOND } from '#domain/sources/second.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { changeFields, withoutFields } from '../../change-fields.ts';
import { historyOf } from '../../history.ts';
import { hiddenPointOf, type PublicColumns, withHiddenAddress } from '../../public-document.ts';
import { withoutTellingTexts } from '../../without-telling.ts';
import { withoutInternalFields } from './internal-fields.ts';
import { listedPrice } from './listed-price.ts';

/**
 * Fields that reveal the location of a hidden estate: its box, and cadastral data, which identify the address
 * in the land register.
 */
const TELLING_FIELDS = [
  'general.appartment_number',
  'construction.lot_number',
  'construction.cadastral_section',
  'construction.cadastral_classification',
] as const;

/** Removes a hidden price with its parts and figures computed from it. */
const withoutHiddenPrice = (listing: SkarabeeListing): SkarabeeListing => {
  const price = listedPrice(listing);
  if (price === null) return withoutFields(listing, pricePaths(SECOND_SOURCE_FIELDS, { withheld: false }));
  if (price > 0) return listing;
  const rest = withoutFields(listing, pricePaths(SECOND_SOURCE_FIELDS, { withheld: true }));
  return changeFields(rest, ['financial.price'], () => WITHHELD_PRICE);
};

/** Removes the realised price; once the home is gone, an auction's price is the realised one. */
const withoutRealisedPrice = (listing: SkarabeeListing): SkarabeeListing => {
  const { transaction, status } = listing;
  const { gone } = standingOf({ source: SECOND.name, transaction: transaction?.id, status });
  return withoutFields(listing, realisedPaths(SECOND_SOURCE_FIELDS, { gone }));
};

/** Adds the previous price of a lowered one, if the row has it; the listing's own claim is ignored. */
const withLoweredPrice = (
  { price_lowered: _claimed, ...listing }: SkarabeeListing,
  { price_before: before, cut_at: at }: PublicColumns,
): SkarabeeListing => {
  const lowered = loweredFrom(listedPrice(listing) ?? Number.POSITIVE_INFINITY, { before, at });
  return lowered === null || isPriceHidden(listedPrice(listing))
    ? listing
    : { ...listing, price_lowered: lowered };
};

/** With its published history, if the row has one; the listing's own claims of that and of units are ignored. */
const withHistory = (
  { history: _claimed, units: _units, ...listing }: SkarabeeListing,
  row: PublicColumns,
): SkarabeeListing => {
  const history = historyOf(row);
  return { ...listing, ...(history === null ? {} : { history }) } as SkarabeeListing;
};

/** The public document of a second-source listing; `realisedPrices` is the site's setting. */
export const publicListing = (
  row: PublicColumns,
  { realisedPrices }: { readonly realisedPrices: boolean },
): SkarabeeListing => {
  const stored = withoutHiddenPrice(withoutInternalFields(JSON.parse(row.doc)));
  const stated = withHistory(realisedPrices ? stored : withoutRealisedPrice(stored), row);
  const listing = withLoweredPrice(stated, row);
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
