/** Villas in their garden: what a scene must know of any of them, and one by chance in each style. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import type { Plane } from '../plane.ts';
import { thirtiesVilla } from './brick-villa.ts';
import { cottageVilla } from './cottage.ts';
import { fermetteVilla } from './fermette.ts';
import { parsonageVilla } from './parsonage.ts';

export const VILLA_STYLES = ['fermette', 'thatched', 'cottage', 'thirties', 'parsonage'] as const;
/** A long farm-like house in tiles or in thatch, a white cottage with a gable, a 1930s brick one, a square white one. */
export type VillaStyle = (typeof VILLA_STYLES)[number];

/** A house that can be drawn on a front; metres. */
export interface Villa {
  /** Where it begins and ends with its wing, left of and beyond the plane's origin. */
  readonly from: number;
  readonly to: number;
  /** With its chimneys. */
  readonly height: number;
  /** Width of the house without its wing; it begins at 0. */
  readonly width: number;
  /** Middle of the front door. */
  readonly door: number;
  /** Middle of the garage's door, where there is one. */
  readonly drive: number | null;
  draw(art: Art, chance: Chance, plane: Plane): void;
}

const BY_STYLE: Readonly<Record<VillaStyle, (chance: Chance, garage: boolean) => Villa>> = {
  fermette: (chance, garage) => fermetteVilla(chance, { thatched: false, garage }),
  thatched: (chance, garage) => fermetteVilla(chance, { thatched: true, garage }),
  cottage: cottageVilla,
  thirties: thirtiesVilla,
  parsonage: parsonageVilla,
};

export const someVilla = (chance: Chance, style: VillaStyle, garage: boolean): Villa =>
  BY_STYLE[style](chance, garage);
