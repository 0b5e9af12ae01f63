import type { FilterStatus } from './filter-status.ts';

/**
 * Availability: free, under option, under offer (somebody has bid and no one has accepted yet), gone (sold, let,
 * taken over), or the agency's mandate has ended.
 */
export type StatusState = 'free' | 'option' | 'bid' | 'gone' | 'ended' | 'unknown';

interface StatusMeaning {
  readonly state: StatusState;
  /** Purpose of the price: sale, letting or takeover, past or present; null when unknown. */
  readonly purpose: FilterStatus | null;
}

/**
 * Every status of a home, whatever its source calls it: the listing vocabulary (spec 2 §3), the options of
 * the contract, and mandates that ended without a buyer or tenant. When a source's two statements differ, the
 * first in this order wins: a home that may be gone is not on offer.
 */
export const STATUSES = {
  TAKEN_OVER: { state: 'gone', purpose: 'TAKE_OVER' },
  RENTED: { state: 'gone', purpose: 'TO_RENT' },
  SOLD: { state: 'gone', purpose: 'FOR_SALE' },
  FOR_RENT_ORDER_ENDED: { state: 'ended', purpose: 'TO_RENT' },
  FOR_SALE_ORDER_ENDED: { state: 'ended', purpose: 'FOR_SALE' },
  OFFER_FOR_RENT: { state: 'bid', purpose: 'TO_RENT' },
  OFFER_FOR_SALE: { state: 'bid', purpose: 'FOR_SALE' },
  OPTION_FOR_RENT: { state: 'option', purpose: 'TO_RENT' },
  OPTION_FOR_SALE: { state: 'option', purpose: 'FOR_SALE' },
  TAKE_OVER: { state: 'free', purpose: 'TAKE_OVER' },
  TO_RENT: { state: 'free', purpose: 'TO_RENT' },
  FOR_SALE: { state: 'free', purpose: 'FOR_SALE' },
  UNDEFINED: { state: 'unknown', purpose: null },
} as const satisfies Readonly<Record<string, StatusMeaning>>;

export type StatusCode = keyof typeof STATUSES;

export const STATUS_CODES = Object.keys(STATUSES) as readonly StatusCode[];

/** Status texts of systems and their meaning; spec 2 §3 has TO_RENT where others have FOR_RENT. */
export const STATUS_TEXTS: Readonly<Record<string, StatusCode>> = {
  ...(Object.fromEntries(STATUS_CODES.map((code) => [code, code])) as Record<StatusCode, StatusCode>),
  FOR_RENT: 'TO_RENT',
  UNDER_OFFER: 'OFFER_FOR_SALE',
  // Not public yet, or never: they have no meaning for visitors.
  PROSPECT_FOR_SALE: 'UNDEFINED',
  PROSPECT_FOR_RENT: 'UNDEFINED',
  PRICING: 'UNDEFINED',
  IN_MANAGEMENT: 'UNDEFINED',
};
