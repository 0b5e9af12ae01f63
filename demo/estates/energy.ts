import type { Region } from '../../domain/rules/region.ts';
import type { Rng } from '../basics/rng.ts';

const BANDS: readonly (readonly [until: number, low: number, high: number])[] = [
  [1970, 350, 650],
  [1995, 250, 450],
  [2010, 130, 260],
  [2020, 50, 140],
  [9999, -5, 40],
];

/** kWh/m²/year by year of construction and renovation; flats need about a quarter less. */
export function epcFor(built: number, renovated: number | null, flat: boolean, rng: Rng): number {
  const band = BANDS.find(([until]) => built <= until) ?? [9999, 0, 40];
  const raw = band[1] + (band[2] - band[1]) * rng.next();
  const after = renovated !== null && renovated >= 2005 ? raw * (0.3 + rng.next() * 0.3) : raw;
  return Math.round(after > 0 && flat ? after * 0.75 : after);
}

/** A certificate number in the region's format. */
export function certificateNumber(region: Region | null, year: number, rng: Rng): string {
  const digits = (count: number) => Array.from({ length: count }, () => rng.int(0, 9)).join('');
  const day = `${year}${String(rng.int(1, 12)).padStart(2, '0')}${String(rng.int(1, 28)).padStart(2, '0')}`;
  return region === 'FLANDERS' ? `${day}-${digits(10)}-RES-1` : `${day}${digits(6)}`;
}
