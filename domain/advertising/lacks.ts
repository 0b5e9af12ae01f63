import { localizedOf, textOf, valueAt } from '../fields/read.ts';
import { type AddressLike, showsStreet, streetLine } from '../rules/address.ts';
import { hasPositive, isKnownNumber } from '../rules/emptiness.ts';
import { regionOf } from '../rules/region.ts';
import type { EstateSource } from '../rules/source.ts';
import { planningCode } from '../rules/yes-no.ts';
import { DUTIES } from './duties.ts';
import { type Deal, type Duty, type Subject, WHOLE_ADDRESS } from './duty.ts';

/** A listing, as far as the law of advertisements asks. */
export interface Advertised {
  /** Whose fields the document has. */
  readonly source: EstateSource;
  /** The listing as it comes over the wire. */
  readonly document: unknown;
  readonly address: (AddressLike & { readonly region?: string | null }) | null | undefined;
  /** null: sold, let, or for nobody knows what; nothing is asked of it. */
  readonly deal: Deal | null;
  readonly subject: Subject;
  /** Years that a lease runs; null where nobody says, as in listings. */
  readonly leaseYears: number | null;
}

/** Something that a listing does not say. */
export interface Lack {
  readonly duty: Duty;
  /** Owed only if the lease runs for more than nine years, which the listing does not tell. */
  readonly ifLongLease: boolean;
}

/** A lease of more years owes what a sale owes. */
const LONG_LEASE_YEARS = 9;

/** Energy figures may be 0 or below. */
const ENERGY_FIGURE = /(^|\.)(epcValue|epcValueTotal|epc_value|epc_year_value)$/;

function says(path: string, { document, address }: Advertised): boolean {
  if (path === WHOLE_ADDRESS) {
    const shown = showsStreet(address, false) && streetLine(address, 'nl') !== '';
    return shown && textOf(String(address?.number ?? '')) !== null;
  }
  const value = valueAt(document, path);
  if (typeof value === 'boolean') return true;
  if (typeof value === 'number') return ENERGY_FIGURE.test(path) ? isKnownNumber(value) : hasPositive(value);
  if (typeof value === 'string') return planningCode(value) !== null && planningCode(value) !== 'UNKNOWN';
  return Object.values(localizedOf(value) ?? {}).some((text) => text.trim() !== '');
}

/** Whether a duty is owed: surely, if the lease is a long one, or not at all. */
function owed(duty: Duty, { address, deal, subject, leaseYears }: Advertised): 'yes' | 'ifLongLease' | 'no' {
  if (deal === null || duty.region !== regionOf(address)) return 'no';
  if (!duty.deals.includes(deal) || !duty.subjects.includes(subject)) return 'no';
  if (deal === 'sale' || duty.longLeaseOnly !== true) return 'yes';
  if (leaseYears === null) return 'ifLongLease';
  return leaseYears > LONG_LEASE_YEARS ? 'yes' : 'no';
}

/**
 * What a listing lacks of what the law asks of an advertisement for it, in the order of `DUTIES`. For operators:
 * no page prints it. A lease of unknown length is not taken for a short one. Silence about a measure is a lack,
 * even where the page may state that there is none.
 */
export const lacksOf = (advertised: Advertised): readonly Lack[] =>
  DUTIES.flatMap((duty) => {
    const is = owed(duty, advertised);
    if (is === 'no') return [];
    const said = duty.said.every((saying) =>
      saying[advertised.source].some((path) => says(path, advertised)),
    );
    return said ? [] : [{ duty, ifLongLease: is === 'ifLongLease' }];
  });
