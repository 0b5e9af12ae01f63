import type { Estate } from '../../../wire/estate.ts';
import type { SkarabeeListing } from '../../../wire/skarabee-listing.ts';

/** A change that makes an estate unusual in one way, so that it exercises a display rule. */
export interface EstateQuirk {
  readonly name: string;
  /** Sites with such an estate; each gets one, or `times`. */
  readonly sites: readonly ('duinzicht' | 'huis-haard' | 'ardenne')[];
  readonly times?: number;
  /** The estate still looks normal to a visitor: only a figure or a row differs. */
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

/** Changes members of `general`. */
export const general =
  (change: Partial<General> | ((general: General) => Partial<General>)) =>
  (estate: Estate): Estate => ({
    ...estate,
    general: { ...estate.general, ...(typeof change === 'function' ? change(estate.general) : change) },
  });

/** Changes another group. */
export const group =
  <K extends 'dimensions' | 'energy' | 'technical' | 'certificates' | 'ki'>(
    key: K,
    change: NonNullable<Estate[K]>,
  ) =>
  (estate: Estate): Estate => ({ ...estate, [key]: { ...estate[key], ...change } });

const headType = (estate: Estate) => Number(estate.general.headType?.id);
/** Whether it is a dwelling. */
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
/** Whether all conditions hold. */
export const all =
  (...conditions: readonly ((estate: Estate) => boolean)[]) =>
  (estate: Estate): boolean =>
    conditions.every((condition) => condition(estate));
