/** Growth habits of kinds of trees. */
import type { Chance } from '../../canvas/chance.ts';

export type TreeKind = 'round' | 'birch' | 'poplar' | 'pine' | 'bare' | 'fruit';

/** Growth habit of a leafy kind; shares of its height. */
export interface Habit {
  readonly bark: string;
  /** Thickness of the trunk. */
  readonly thick: number;
  /** Middle of the crown above the ground, and half its height. */
  readonly middle: number;
  readonly reach: number;
  /** Half the width of the crown, as a share of `spread`. */
  readonly wide: number;
  /** Range of the radius of its masses of leaves. */
  readonly mass: readonly [number, number];
  readonly masses: number;
  /** Minimum distance of masses, as a share of the sum of their radii: low is dense. */
  readonly apart: number;
  /** Colour and share by which its leaves are tinted. */
  readonly hue?: readonly [string, number];
}

const OAK: Habit = {
  bark: '#604c3e',
  thick: 0.046,
  middle: 0.59,
  reach: 0.35,
  wide: 1.12,
  mass: [0.06, 0.105],
  masses: 34,
  apart: 0.46,
};
const ROUND: readonly Habit[] = [
  OAK,
  { ...OAK, bark: '#6a5a4c', reach: 0.39, wide: 0.86, middle: 0.56, hue: ['#9bb04a', 0.22] },
  { ...OAK, bark: '#665a50', wide: 1, apart: 0.42, hue: ['#5f8a5a', 0.25] },
  {
    ...OAK,
    bark: '#5d5046',
    middle: 0.6,
    reach: 0.33,
    mass: [0.05, 0.09],
    masses: 42,
    hue: ['#c2a94a', 0.14],
  },
];
/** A dark red beech, common in old gardens. */
const COPPER: Habit = { ...OAK, bark: '#6d645c', hue: ['#7a3f3f', 0.55] };
export const HABITS: Readonly<Record<'birch' | 'poplar' | 'fruit', Habit>> = {
  birch: {
    bark: '#d9d3c6',
    thick: 0.026,
    middle: 0.62,
    reach: 0.33,
    wide: 0.62,
    mass: [0.032, 0.06],
    masses: 46,
    apart: 0.6,
    hue: ['#b5b95a', 0.25],
  },
  poplar: {
    bark: '#6a5a4b',
    thick: 0.034,
    middle: 0.53,
    reach: 0.42,
    wide: 0.36,
    mass: [0.045, 0.075],
    masses: 34,
    apart: 0.4,
  },
  fruit: {
    bark: '#6f5a4c',
    thick: 0.046,
    middle: 0.6,
    reach: 0.32,
    wide: 1.15,
    mass: [0.06, 0.1],
    masses: 26,
    apart: 0.46,
  },
};

/** The growth habit of a kind of tree; round ones are of several species. */
export const habitOf = (chance: Chance, kind: TreeKind): Habit => {
  if (kind === 'birch' || kind === 'poplar' || kind === 'fruit') return HABITS[kind];
  return chance.chance(0.05) ? COPPER : chance.pick(ROUND);
};
