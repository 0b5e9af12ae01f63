import type { Chance } from '../chance.ts';

/** Looks of a Belgian terraced house, by when it was built. */
export const TERRACED_STYLES = ['town', 'nouveau', 'gabled', 'interwar'] as const;
export type TerracedStyle = (typeof TERRACED_STYLES)[number];

/** A terraced house before it is drawn; metres. */
export interface TerracedHouse {
  readonly style: TerracedStyle;
  readonly width: number;
  readonly bays: 2 | 3;
  /** Where the door is, from the left. */
  readonly doorBay: number;
  readonly storeys: readonly [number, number, number];
  readonly roof: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly frame: string;
  readonly door: string;
  readonly accent: string;
  readonly tile: string;
  readonly dormers: number;
}

export const BRICKS = ['#a9583f', '#b56a4a', '#8f4a3a', '#c08a62', '#7d4238', '#b9795a', '#9a6048'] as const;
export const RENDERS = ['#efe6d3', '#e7d3b4', '#dfe0d2', '#ecd0bb', '#d5ddda', '#f2ead9', '#dcc7a0'] as const;
const DOORS = ['#2f4a44', '#6b2f2f', '#27425c', '#3c4a2f', '#1f2d33', '#8a5a2f', '#5a3a4a'] as const;
const FRAMES = ['#f0ebde', '#f0ebde', '#2f3f3a', '#5a3d2e', '#e4ded0'] as const;
const ACCENTS = ['#cfc8b8', '#d9cfb8', '#9aa3a6'] as const;
const TILES = ['#a8573c', '#b0633f', '#8f4f3c'] as const;

/** Height of the stone foot below the ground floor. */
export const PLINTH = 1;

/** A house drawn by chance within a style. */
export function someTerraced(chance: Chance, style: TerracedStyle): TerracedHouse {
  const bays =
    style === 'town'
      ? chance.pick([2, 3, 3] as const)
      : style === 'gabled'
        ? chance.pick([2, 3] as const)
        : 2;
  const rendered = style === 'town' && chance.chance(0.5);
  return {
    style,
    width: bays === 3 ? chance.between(6.6, 8.2) : chance.between(6, 7),
    bays,
    doorBay: chance.pick([0, bays - 1]),
    storeys: [chance.between(3.5, 4.1), chance.between(3.1, 3.6), chance.between(2.5, 3)],
    roof: chance.between(1.6, 2.3),
    wall: rendered
      ? { kind: 'render', colour: chance.pick(RENDERS) }
      : { kind: 'brick', colour: chance.pick(BRICKS) },
    frame: chance.pick(FRAMES),
    door: chance.pick(DOORS),
    accent: chance.pick(ACCENTS),
    tile: chance.pick(TILES),
    dormers: chance.pick(bays === 3 ? [2, 3, 1] : [1, 2]),
  };
}

/** Foot of a storey above the pavement. */
export const storeyFoot = ({ storeys }: TerracedHouse, storey: number): number =>
  PLINTH + storeys.slice(0, storey).reduce((sum, height) => sum + height, 0);

/** Height of the wall up to the eaves. */
export const eavesOf = (house: TerracedHouse): number => storeyFoot(house, 3);

/** Height of the whole house with its chimneys; for fitting it into a picture. */
export const heightOf = (house: TerracedHouse): number =>
  house.style === 'gabled'
    ? eavesOf(house) - 1.2 + house.width * 0.62 + 1.1
    : eavesOf(house) + house.roof + 1.3;
