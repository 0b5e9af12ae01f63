import { valueAt } from '../fields/read.ts';
import type { AddressLike } from '../rules/address.ts';
import type { Id } from '../rules/source.ts';
import { isSold, purposeOf } from '../rules/status.ts';
import type { Deal, Subject } from './duty.ts';
import type { Advertised } from './lacks.ts';

/** Head types of the first source and type codes of the second; all others are neither dwelling, business nor plot. */
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

const subjectOf = (type: unknown): Subject => {
  const code = String(type ?? '');
  return Object.hasOwn(SUBJECTS, code) ? (SUBJECTS[code] ?? 'other') : 'other';
};

/** What is still on offer, and for what; a takeover is none of the two. */
function dealOf(ids: readonly (Id | null | undefined)[], source: 'first' | 'second'): Deal | null {
  if (ids.some((id) => isSold(id, source))) return null;
  const purposes = ids.map((id) => purposeOf(id, source));
  if (purposes.includes('TO_RENT')) return 'letting';
  return purposes.includes('FOR_SALE') ? 'sale' : null;
}

interface EstateLike {
  readonly general: {
    readonly headType?: { readonly id?: Id | null } | null;
    readonly transaction?: { readonly id?: Id | null } | null;
    readonly address?: AddressLike | null;
  };
}

/** An estate of the first source, as the law of advertisements asks about it. */
export const advertisedEstate = (estate: EstateLike): Advertised => ({
  source: 'first',
  document: estate,
  address: estate.general.address,
  deal: dealOf([estate.general.transaction?.id], 'first'),
  subject: subjectOf(estate.general.headType?.id),
  leaseYears: null,
});

interface ListingLike {
  readonly type?: string | null;
  readonly status?: string | null;
  readonly transaction?: { readonly id?: Id | null } | null;
  readonly address?: AddressLike | null;
}

/** A listing of the second source, likewise; a country that it names beside its address counts. */
export function advertisedListing(listing: ListingLike): Advertised {
  const country = valueAt(listing, 'geo.address.country');
  return {
    source: 'second',
    document: listing,
    address:
      typeof country === 'string' && country.trim() !== ''
        ? { ...listing.address, country: { id: country } }
        : listing.address,
    deal: dealOf([listing.transaction?.id, listing.status], 'second'),
    subject: subjectOf(listing.type),
    leaseYears: null,
  };
}
