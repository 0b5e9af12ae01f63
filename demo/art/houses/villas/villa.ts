/** Villas in their garden: a random one in each style. */
import type { Chance } from '../../canvas/chance.ts';
import { thirtiesVilla } from './brick-villa.ts';
import { cottageVilla } from './cottage.ts';
import { fermetteVilla } from './fermette.ts';
import { parsonageVilla } from './parsonage.ts';
import type { Villa } from './villa-spec.ts';

export const VILLA_STYLES = ['fermette', 'thatched', 'cottage', 'thirties', 'parsonage'] as const;
/**
 * A long farm-like house with tiles or thatch, a white cottage with a gable, a brick one of the 1930s, a
 * square white one.
 */
export type VillaStyle = (typeof VILLA_STYLES)[number];

const BY_STYLE: Readonly<Record<VillaStyle, (chance: Chance, garage: boolean) => Villa>> = {
  fermette: (chance, garage) => fermetteVilla(chance, { thatched: false, garage }),
  thatched: (chance, garage) => fermetteVilla(chance, { thatched: true, garage }),
  cottage: cottageVilla,
  thirties: thirtiesVilla,
  parsonage: parsonageVilla,
};

export const someVilla = (chance: Chance, style: VillaStyle, garage: boolean): Villa =>
  BY_STYLE[style](chance, garage);
