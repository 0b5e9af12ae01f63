/** Wall materials and paint colours of houses in the Ardennes. */

import type { Chance } from '../../canvas/chance.ts';
import type { Opening, Volume, Walls } from './stone-spec.ts';

export const RUBBLES = [
  ['#9a8f80', '#857b6f', '#aca08d', '#8f8577'],
  ['#8d8f8f', '#787d80', '#a3a29c', '#85888a'],
  ['#b39a78', '#a08a6c', '#c2aa86', '#94805f'],
  ['#a7988a', '#8c7468', '#b9a898', '#7f7a78'],
] as const;

/** Random walls of one of these kinds. */
export function someWalls(chance: Chance, kinds: readonly Walls['kind'][]): Walls {
  const kind = chance.pick(kinds);
  const stones = chance.pick(['#b9b0a0', '#c9c2b2', '#a9a8a2']);
  if (kind === 'stone')
    return { kind, colours: chance.pick(RUBBLES), dressed: chance.pick([stones, stones, '#a9654a']) };
  if (kind === 'brick')
    return { kind, colours: [chance.pick(['#a9583f', '#8f4a3a', '#b5694c'])], dressed: stones };
  return {
    kind,
    colours: [chance.pick(['#f2ead9', '#efe6d3', '#e9dcc4', '#e7d8cf', '#ece6d8'])],
    dressed: stones,
  };
}

/** A number of equal openings, with other ones in some bays. */
export const bays = (
  count: number,
  opening: Opening,
  others: Readonly<Record<number, Opening>> = {},
): Opening[] => Array.from({ length: count }, (_, bay) => others[bay] ?? opening);

/** Properties that all bodies of a house share. */
export function manners(chance: Chance): Pick<Volume, 'slate' | 'door' | 'shutters' | 'flowers'> {
  const paint = chance.pick(['#6b2f2f', '#2f4a44', '#3f5f7a', '#5a3b26', '#7a5a3a', '#4f6b5a']);
  return {
    slate: chance.pick(['#545e68', '#4a525c', '#5f6670', '#655f60']),
    door: paint,
    shutters: chance.chance(0.45) ? paint : null,
    flowers: chance.chance(0.6),
  };
}
