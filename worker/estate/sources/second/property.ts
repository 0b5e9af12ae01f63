import { valueAt } from '#domain/fields/read.ts';
import { isAbroad } from '#domain/rules/country.ts';
import { isBlank, isKnownNumber } from '#domain/rules/emptiness.ts';
import { hidingEntries, isHiddenStatus } from '#domain/rules/hidden-status.ts';
import { isListingFieldHidden } from '#domain/rules/listing-visibility.ts';
import { showsFullCosts } from '#domain/rules/price.ts';
import { kindOf } from '#domain/rules/property-kind.ts';
import { regionOf } from '#domain/rules/region.ts';
import { saysYes } from '#domain/rules/yes-no.ts';
import { SECOND } from '#domain/sources/second.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { onceEach } from '#worker/platform/cache/once-each.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import { type DealTerms, isNewlyBuilt, isPlainSale } from '../../property/deal-terms.ts';
import type { EnergyFacts } from '../../property/energy-facts.ts';
import { type Property, positive } from '../../property/property.ts';
import { wordsOf } from '../../property/property-words.ts';
import { listingNames, listingStanding, listingState } from './codes.ts';
import { type ListingField, numberAt, textAt } from './values.ts';

const energyOf = (listing: SkarabeeListing): EnergyFacts => ({
  epcValue: numberAt(listing, 'certification.epc_value'),
  epcValueTotal: numberAt(listing, 'certification.epc_year_value'),
  energyLabel: textAt(listing, 'certification.energy_label'),
  epcReference: textAt(listing, 'certification.epc_number'),
  eLevel: numberAt(listing, 'certification.e_level'),
  kLevel: numberAt(listing, 'certification.k_level'),
  co2: numberAt(listing, 'certification.co2_emission'),
});

/** Price in euros; -1, which hides it, where the VAT regime hides the field (spec 2 §9). */
const priceOf = (listing: SkarabeeListing): number | null =>
  isListingFieldHidden('financial.price', listingState(listing)) ? -1 : numberAt(listing, 'financial.price');

/** Fields that only a life annuity or a sale by a notary has. */
const SPECIAL = [
  'notary.annuity',
  'notary.annuity_advance_amount',
  'notary.annuity_holder_1_age',
  'notary.max_duration_annuity',
  'notary.setting_price',
  'notary.location_public_auction',
  'notary.interactive_sale_bid_url',
  'notary.interactive_sale_bid_startdate',
] as const satisfies readonly ListingField[];

/** What the listing states of its sale or letting beside the price. */
function termsOf(listing: SkarabeeListing, today: string): DealTerms {
  const amount = (field: ListingField) => positive(numberAt(listing, field));
  return {
    plain:
      isPlainSale([listing.title, listing.short_description, listing.description]) &&
      SPECIAL.every((field) => textAt(listing, field) === null && amount(field) === null),
    fullCosts: showsFullCosts(valueAt(listing, 'financial.full_costs_visible')),
    isNew:
      textAt(listing, 'construction.condition') === 'NEW' ||
      ['financial.vat_regime', 'financial.land_vat_regime'].some((path) => saysYes(valueAt(listing, path))) ||
      isNewlyBuilt(amount('construction.construction_year'), today),
    ground: amount('financial.land_price'),
    charges: amount('financial.monthly_costs'),
    chargesIncluded: saysYes(valueAt(listing, 'financial.costs_included')),
    deposit: amount('financial.warranty'),
    monthly: true,
  };
}

const filled = (text: string | null | undefined): string | null =>
  isBlank(text) ? null : (text ?? '').trim();

/** The point beside the address, else the address's own. */
const pointOf = ({ geo, address }: SkarabeeListing): Property['point'] =>
  isKnownNumber(geo?.lat) && isKnownNumber(geo.lon) ? geo : (address?.geoLocation ?? null);

/**
 * The address with the listing's country, given beside it or inside it: a country other than Belgium wins.
 */
function addressOf({ address, geo }: SkarabeeListing): Property['address'] {
  const beside = { country: { id: geo?.address?.country } };
  return isAbroad(beside) ? { ...address, ...beside } : (address ?? null);
}

const precisionOf = (listing: SkarabeeListing): number | null =>
  listing.geo?.precision ?? numberAt(listing, 'other.geo_precision');

const propertiesIn = onceEach((context: ViewContext) =>
  onceEach((listing: SkarabeeListing) => readListing(listing, context)),
);

/** A listing of the second source as a property; read once per page. */
export const propertyOfListing = (listing: SkarabeeListing, context: ViewContext): Property =>
  propertiesIn(context)(listing);

function readListing(listing: SkarabeeListing, context: ViewContext): Property {
  const { site } = context;
  const names = listingNames(listing, context);
  const standing = listingStanding(listing);
  const count = (field: ListingField) => positive(numberAt(listing, field));
  const address = addressOf(listing);
  return {
    id: listing.guid,
    source: SECOND.name,
    project: listing.type === 'PROJECT',
    kind: kindOf(listing.type),
    name: names.subType || context.t(`views.noun.${kindOf(listing.type)}.one`),
    ...wordsOf(
      { title: listing.title, lead: listing.short_description, description: listing.description },
      address,
      context,
    ),
    subTypeId: filled(listing.subType),
    transactionId: listing.transaction?.id ?? listing.status ?? null,
    transactionName: names.transaction,
    standing,
    sold: standing.gone,
    hidden: isHiddenStatus(
      hidingEntries({
        source: SECOND.name,
        transaction: listing.transaction?.id,
        status: listing.status,
        standing,
      }),
      site.settings.hiddenStatus,
    ),
    address,
    point: pointOf(listing),
    pointPrecision: precisionOf(listing),
    region: regionOf(address),
    price: {
      value: priceOf(listing),
      priceFrom: listing.type === 'PROJECT',
      lowered: listing.price_lowered,
      forRent: standing.period,
      sold: standing.gone,
    },
    terms: termsOf(listing, context.today),
    history: listing.history ?? null,
    sticker: listing.sticker ?? null,
    // The second source has no open houses.
    openHouses: [],
    pictures: listing.pictures ?? [],
    rooms: null,
    bedrooms: count('construction.bedrooms_count'),
    bathrooms: count('construction.bathrooms_count'),
    area: count('construction.living_area_surface'),
    plot: count('construction.land_surface'),
    constructionYear: count('construction.construction_year'),
    renovationYear: count('construction.renovation_year'),
    energy: energyOf(listing),
    floodBuilding: textAt(listing, 'flood_information.building_score'),
    floodParcel: textAt(listing, 'flood_information.parcel_score'),
    reference: textAt(listing, 'general.dossierNumber') ?? filled(listing.external_id),
    publicationDate: filled(listing.publicationDate),
    archivedAt: filled(listing.archived_at),
    units: [],
    floor: numberAt(listing, 'construction.floor'),
    floorId: null,
    unitNumber: textAt(listing, 'general.appartment_number'),
  };
}
