import { valueAt } from '../fields/read.ts';
import type { AddressLike } from '../rules/address.ts';
import { type Id, sourceOf } from '../rules/source.ts';
import { type Standing, standingOf } from '../rules/standing.ts';
import { subTypeOf } from '../vocabulary/sub-types.ts';
import type { Deal, Subject } from './duty.ts';
import { type Advertised, type Lack, lacksOf } from './lacks.ts';

/**
 * Head types of the first source and type codes of the second; any other type is neither dwelling, business
 * nor plot.
 */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  1: 'dwelling',
  2: 'plot',
  3: 'dwelling',
  4: 'business',
  6: 'business',
  7: 'dwelling',
  10: 'business',
  11: 'dwelling',
  APARTMENT: 'dwelling',
  HOUSE: 'dwelling',
  PLOT: 'plot',
  COMMERCIAL: 'business',
};

const subjectOf = (type: Id | null | undefined): Subject => {
  const code = String(type ?? '');
  return Object.hasOwn(SUBJECTS, code) ? (SUBJECTS[code] ?? 'other') : 'other';
};

/** Sub types of buildings that are offered with all of their units. */
const OF_SEVERAL_UNITS = [
  'MULTI_FAMILY_HOUSE',
  'TWO_FAMILY_HOUSE',
  'APARTMENT_BUILDING',
  'INVESTMENT_PROPERTY',
];
/** The same by the ids that estates of the first source have. */
const IDS_OF_SEVERAL_UNITS = OF_SEVERAL_UNITS.map((code) => String(subTypeOf(code)?.id));

/** Whether the estate is offered for sale or to let; null for neither, such as a takeover. */
function dealOf({ forSale, toRent }: Standing): Deal | null {
  if (toRent) return 'letting';
  return forSale ? 'sale' : null;
}

interface EstateLike {
  readonly general: {
    readonly headType?: { readonly id?: Id | null } | null;
    readonly subType?: { readonly id?: Id | null } | null;
    readonly transaction?: { readonly id?: Id | null } | null;
    readonly status?: string | null;
    readonly archived?: unknown;
    readonly archivedAt?: string | null;
    readonly address?: AddressLike | null;
  };
}

/**
 * Reads an estate of the first source, in the form that lists have (not one that represents a listing of
 * another source).
 */
export function advertisedEstate(estate: EstateLike): Advertised {
  const source = sourceOf({});
  const { headType, subType, transaction, status, archived, archivedAt, address } = estate.general;
  return {
    source,
    document: estate,
    address,
    deal: dealOf(standingOf({ source, transaction: transaction?.id, status, archived, archivedAt })),
    subject: subjectOf(headType?.id),
    severalUnits: IDS_OF_SEVERAL_UNITS.includes(String(subType?.id)),
    leaseYears: null,
  };
}

interface ListingLike {
  readonly guid: string;
  readonly type?: string | null;
  readonly subType?: string | null;
  readonly status?: string | null;
  readonly transaction?: { readonly id?: Id | null } | null;
  readonly archived?: unknown;
  readonly archived_at?: string | null;
  readonly address?: AddressLike | null;
}

/** Reads a listing of a source with its own ids; a country stated outside its address counts too. */
function advertisedListing(listing: ListingLike): Advertised {
  const source = sourceOf(listing);
  const country = valueAt(listing, 'geo.address.country');
  const named = typeof country === 'string' && country.trim() !== '';
  return {
    source,
    document: listing,
    address: named ? { ...listing.address, country: { id: country } } : listing.address,
    deal: dealOf(
      standingOf({
        source,
        transaction: listing.transaction?.id,
        status: listing.status,
        archived: listing.archived,
        archivedAt: listing.archived_at,
      }),
    ),
    subject: subjectOf(listing.type),
    severalUnits: OF_SEVERAL_UNITS.includes(listing.subType ?? ''),
    leaseYears: null,
  };
}

/** Duties that an estate of the first source does not fulfil, from its document as stored or sent. */
export const lacksOfEstate = (estate: EstateLike): readonly Lack[] => lacksOf(advertisedEstate(estate));

/** The same for a listing of the second source. */
export const lacksOfListing = (listing: ListingLike): readonly Lack[] => lacksOf(advertisedListing(listing));
