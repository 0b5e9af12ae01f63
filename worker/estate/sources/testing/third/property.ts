import { hidingEntries, isHiddenStatus } from '#domain/rules/hidden-status.ts';
import { regionOf } from '#domain/rules/region.ts';
import type { EstateSource } from '#domain/rules/source.ts';
import { standingOf } from '#domain/rules/standing.ts';
import { standingName } from '#domain/rules/standing-words.ts';
import { THIRD } from '#domain/sources/testing/third.ts';
import { type Property, positive } from '#worker/estate/property/property.ts';
import { wordsOf } from '#worker/estate/property/property-words.ts';
import { nameOf } from '#worker/estate/property/vocabulary.ts';
import type { ViewContext } from '#worker/platform/page/context.ts';
import type { ThirdListing } from './listing.ts';

/** The names of sources are those that the domain lists; the tests list this one beside them. */
export const THIRD_NAME = THIRD.name as string as EstateSource;

/** A listing of the invented source as cards and pages need it. */
export function propertyOfThird(listing: ThirdListing, context: ViewContext): Property {
  const { key, deal = null, where = null } = listing;
  const standing = standingOf({ source: THIRD_NAME, transaction: deal });
  return {
    id: key,
    source: THIRD_NAME,
    project: false,
    kind: 'house',
    name: nameOf({ name: listing.sort }, 'subType', context),
    ...wordsOf({ title: listing.headline, lead: null, description: listing.story }, where, context),
    subTypeId: null,
    transactionId: deal,
    transactionName: standingName({ id: deal, name: listing.dealName }, THIRD_NAME, standing, context.t),
    standing,
    sold: standing.gone,
    hidden: isHiddenStatus(
      hidingEntries({ source: THIRD_NAME, transaction: deal, standing }),
      context.site.settings.hiddenStatus,
    ),
    address: where,
    point: where?.geoLocation ?? null,
    pointPrecision: null,
    region: regionOf(where),
    price: { value: listing.asking, forRent: standing.period, sold: standing.gone },
    terms: {
      plain: true,
      fullCosts: true,
      isNew: false,
      ground: null,
      charges: null,
      chargesIncluded: false,
      deposit: null,
      monthly: true,
    },
    sticker: null,
    openHouses: [],
    pictures: [],
    rooms: null,
    bedrooms: positive(listing.sleepingRooms),
    bathrooms: null,
    area: positive(listing.floorSpace),
    plot: null,
    constructionYear: null,
    renovationYear: null,
    energy: { energyLabel: listing.label },
    floodBuilding: null,
    floodParcel: null,
    history: null,
    reference: null,
    publicationDate: null,
    archivedAt: null,
    units: [],
    floor: null,
    floorId: null,
    unitNumber: null,
  };
}
