import type { Estate } from '../../../wire/estate.ts';
import type { SkarabeeListing } from '../../../wire/skarabee-listing.ts';

/** An estate that is out of the ordinary in one way, so that a display rule has something to show. */
export interface EstateQuirk {
  readonly name: string;
  /** Sites that have such an estate; each gets one, or `times`. */
  readonly sites: readonly ('duinzicht' | 'huis-haard' | 'ardenne')[];
  readonly times?: number;
  /** The estate still looks like any other to a visitor: only a figure or a row differs. */
  readonly ordinary?: boolean;
  readonly fits?: (estate: Estate) => boolean;
  readonly apply: (estate: Estate) => Estate;
}

/** The same for listings of the second source. */
export interface ListingQuirk {
  readonly name: string;
  readonly ordinary?: boolean;
  readonly fits?: (listing: SkarabeeListing) => boolean;
  readonly apply: (listing: SkarabeeListing) => SkarabeeListing;
}

type General = Estate['general'];

/** Changes what stands under `general`. */
export const general =
  (change: Partial<General> | ((general: General) => Partial<General>)) =>
  (estate: Estate): Estate => ({
    ...estate,
    general: { ...estate.general, ...(typeof change === 'function' ? change(estate.general) : change) },
  });

/** Changes one of the other groups. */
export const group =
  <K extends 'dimensions' | 'energy' | 'technical' | 'certificates' | 'ki'>(
    key: K,
    change: NonNullable<Estate[K]>,
  ) =>
  (estate: Estate): Estate => ({ ...estate, [key]: { ...estate[key], ...change } });

const headType = (estate: Estate) => Number(estate.general.headType?.id);
/** A dwelling one can live in. */
export const isDwelling = (estate: Estate): boolean => [1, 3, 7].includes(headType(estate));
export const isHouse = (estate: Estate): boolean => headType(estate) === 3;
export const isFlat = (estate: Estate): boolean => headType(estate) === 1;
export const isPlot = (estate: Estate): boolean => headType(estate) === 2;
const transaction = (estate: Estate) => Number(estate.general.transaction?.id);
export const isForSale = (estate: Estate): boolean => transaction(estate) === 1;
export const isLet = (estate: Estate): boolean => transaction(estate) === 2;
export const isIn =
  (region: string) =>
  (estate: Estate): boolean =>
    estate.general.address?.region === region;
/** All of several conditions. */
export const all =
  (...conditions: readonly ((estate: Estate) => boolean)[]) =>
  (estate: Estate): boolean =>
    conditions.every((condition) => condition(estate));
