import { type CountryOfAddress, isAbroad } from './country.ts';
import type { Id } from './source.ts';

/** The three regions of Belgium, with different laws on energy, planning and flooding. */
export const REGIONS = ['FLANDERS', 'BRUSSELS', 'WALLONIA'] as const;
export type Region = (typeof REGIONS)[number];

const NAMES: Readonly<Record<Region, readonly string[]>> = {
  FLANDERS: ['flanders', 'vlaanderen', 'flandre', 'flandern', 'vlaams gewest', 'région flamande'],
  BRUSSELS: ['brussels', 'brussel', 'bruxelles', 'brüssel', 'brussels hoofdstedelijk gewest'],
  WALLONIA: ['wallonia', 'wallonië', 'wallonie', 'wallonien', 'waals gewest', 'région wallonne'],
};

/** Reads a region's code or name in any of the four languages; null for anything else. */
export function parseRegion(text: string | null | undefined): Region | null {
  const name = (text ?? '').trim().toLowerCase();
  return REGIONS.find((region) => NAMES[region].includes(name)) ?? null;
}

/** Belgian zips by region; the rest of 1000–9999 is Flanders. */
const ZIPS: readonly { readonly from: number; readonly to: number; readonly region: Region }[] = [
  { from: 1000, to: 1299, region: 'BRUSSELS' },
  { from: 1300, to: 1499, region: 'WALLONIA' },
  { from: 4000, to: 7999, region: 'WALLONIA' },
  { from: 1000, to: 9999, region: 'FLANDERS' },
];

/** The region of a Belgian zip (contract, "Estate"); null for any other zip. */
export function regionOfZip(zip: Id | null | undefined): Region | null {
  const text = String(zip ?? '').trim();
  if (!/^\d{4}$/.test(text)) return null;
  const value = Number(text);
  return ZIPS.find(({ from, to }) => value >= from && value <= to)?.region ?? null;
}

/**
 * The region of an address: the stated one, else by its zip. null outside Belgium, whatever the address
 * states and even when its zip looks Belgian: 1010 is Vienna, 2000 Neuchâtel.
 */
export const regionOf = (
  address:
    | (CountryOfAddress & {
        readonly region?: string | null;
        readonly city?: { readonly zip?: Id | null } | null;
      })
    | null
    | undefined,
): Region | null =>
  isAbroad(address) ? null : (parseRegion(address?.region) ?? regionOfZip(address?.city?.zip));
