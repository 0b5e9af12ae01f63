import type { Chance } from '../../canvas/chance.ts';

/** Styles of a Belgian terraced house, from the stepped gable to the contemporary row. */
const TERRACED_STYLES = [
  'town',
  'nouveau',
  'gabled',
  'interwar',
  'workers',
  'thirties',
  'belEtage',
  'newBuild',
] as const;
export type TerracedStyle = (typeof TERRACED_STYLES)[number];

interface Wall {
  readonly kind: 'brick' | 'render';
  readonly colour: string;
}

/** A terraced house before it is drawn; metres. */
export interface TerracedHouse {
  readonly style: TerracedStyle;
  readonly width: number;
  readonly bays: 2 | 3;
  /** Bay of the door, from the left. */
  readonly doorBay: number;
  /** Heights of the storeys, from the ground floor up. */
  readonly storeys: readonly number[];
  /** Height of the stone plinth below the ground floor. */
  readonly plinth: number;
  /** Height above the eaves; for a flat roof the height of its edge. */
  readonly roof: number;
  readonly wall: Wall;
  readonly frame: string;
  readonly door: string;
  readonly accent: string;
  readonly tile: string;
  readonly dormers: number;
}

export const BRICKS = ['#a9583f', '#b56a4a', '#8f4a3a', '#c08a62', '#7d4238', '#b9795a', '#9a6048'] as const;
export const RENDERS = ['#efe6d3', '#e7d3b4', '#dfe0d2', '#ecd0bb', '#d5ddda', '#f2ead9', '#dcc7a0'] as const;
const PAINTED = ['#f1ebdf', '#e3cfae', '#c9d2c4', '#d9b8a0', '#b9c6cc', '#e8c9a4', '#cdbfa9'] as const;
const DOORS = [
  '#2f4a44',
  '#6b2f2f',
  '#27425c',
  '#3c4a2f',
  '#1f2d33',
  '#8a5a2f',
  '#5a3a4a',
  '#b5872f',
] as const;
const TILES = ['#a8573c', '#b0633f', '#8f4f3c', '#5f5a58', '#7a4a3c'] as const;

interface Manner {
  readonly width: readonly [least: number, most: number];
  readonly bays: readonly (2 | 3)[];
  /** Ranges of storey heights, from the ground floor up; further storeys use the last one. */
  readonly heights: readonly (readonly [least: number, most: number])[];
  readonly storeys: readonly number[];
  readonly plinth: number;
  readonly roof: readonly [least: number, most: number];
  readonly bricks: readonly string[];
  readonly renders: readonly string[];
  /** Share of rendered or painted walls. */
  readonly rendered: number;
  readonly frames: readonly string[];
  readonly accents: readonly string[];
}

const CLASSICAL = {
  heights: [
    [3.5, 4.1],
    [3.1, 3.6],
    [2.5, 3],
  ],
  plinth: 1,
  roof: [1.6, 2.3],
  frames: ['#f0ebde', '#f0ebde', '#2f3f3a', '#5a3d2e', '#e4ded0'],
  accents: ['#cfc8b8', '#d9cfb8', '#9aa3a6'],
} as const;

const MANNERS: Readonly<Record<TerracedStyle, Manner>> = {
  town: {
    ...CLASSICAL,
    width: [6, 8.2],
    bays: [2, 3, 3],
    storeys: [3, 3, 2],
    bricks: [...BRICKS, '#cdb28c', '#8c6a58'],
    renders: RENDERS,
    rendered: 0.55,
  },
  nouveau: {
    ...CLASSICAL,
    width: [6, 7],
    bays: [2],
    storeys: [3],
    bricks: ['#a9583f', '#b56a4a', '#8f4a3a', '#c7a376', '#d8cdb2', '#7d4238', '#c08a62'],
    renders: [],
    rendered: 0,
  },
  gabled: {
    ...CLASSICAL,
    width: [6, 7.8],
    bays: [2, 3],
    storeys: [3, 3, 2],
    bricks: [...BRICKS, '#cbb18d'],
    renders: ['#efe6d3', '#ecd0bb', '#e7d3b4'],
    rendered: 0.2,
  },
  interwar: {
    ...CLASSICAL,
    width: [6, 7],
    bays: [2],
    storeys: [3, 2, 3],
    bricks: [...BRICKS, '#c7a376'],
    renders: [],
    rendered: 0,
  },
  workers: {
    width: [4.7, 5.8],
    bays: [2],
    heights: [
      [2.9, 3.2],
      [2.6, 2.9],
    ],
    storeys: [2],
    plinth: 0.45,
    roof: [1.7, 2.2],
    bricks: ['#a9583f', '#8f4a3a', '#b9795a', '#9a6048', '#7d4238'],
    renders: PAINTED,
    rendered: 0.5,
    frames: ['#f0ebde', '#f0ebde', '#3d5a50', '#5a3d2e'],
    accents: ['#3a3c3e', '#7d8588', '#5d4a42'],
  },
  thirties: {
    width: [6, 7],
    bays: [2],
    heights: [
      [3.1, 3.4],
      [2.9, 3.1],
      [2.6, 2.8],
    ],
    storeys: [2, 2, 3],
    plinth: 0.6,
    roof: [2.1, 2.7],
    bricks: ['#a0694c', '#b08a63', '#8c5544', '#c2a27a', '#8f5c48', '#744a3e'],
    renders: [],
    rendered: 0,
    frames: ['#f0ebde', '#3d5a50', '#2f3f3a', '#7a3a30'],
    accents: ['#e3d6b8', '#d9cfb8', '#c9bfa8'],
  },
  belEtage: {
    width: [6, 6.8],
    bays: [2],
    heights: [
      [2.6, 2.7],
      [2.85, 3.05],
      [2.7, 2.8],
    ],
    storeys: [3],
    plinth: 0.15,
    roof: [0.45, 0.7],
    bricks: ['#d3bd97', '#c7a376', '#b98a68', '#a86a4c', '#dccfb6', '#9a7a66'],
    renders: [],
    rendered: 0,
    frames: ['#f3eee2', '#f3eee2', '#4a4440', '#8b9396'],
    accents: ['#7fa3a8', '#8fa88a', '#d9a06a', '#c9bfa8', '#5f6f7a', '#b5694a'],
  },
  newBuild: {
    width: [5.8, 7.2],
    bays: [2],
    heights: [
      [3, 3.15],
      [2.9, 3],
    ],
    storeys: [2, 3, 3],
    plinth: 0.1,
    roof: [0.35, 0.5],
    bricks: ['#d9cdb8', '#c9b594', '#e3dccd', '#b8a48a', '#8c7f72', '#c7a58a', '#efe9dd'],
    renders: ['#f3ede0', '#e6e0d4'],
    rendered: 0.12,
    frames: ['#2c3032', '#33393b', '#3d3833'],
    accents: ['#8a6a4c', '#5f666a', '#a8835c', '#4a4440', '#6f7a6a'],
  },
};

/** Facts about the house from a listing; the rest is random. */
export interface TerracedFacts {
  readonly style?: TerracedStyle;
  /** Including the ground floor, without the attic. */
  readonly storeys?: number;
}

/** A random house that matches the facts. */
export function someTerraced(chance: Chance, facts: TerracedFacts = {}): TerracedHouse {
  const style = facts.style ?? chance.pick(TERRACED_STYLES);
  const manner = MANNERS[style];
  const [least, most] = manner.width;
  const third = (most - least) / 3;
  const bays = chance.pick(manner.bays);
  const wide = manner.bays.length > 1 && bays === 3;
  const count = facts.storeys ?? chance.pick(manner.storeys);
  const last = manner.heights.at(-1) ?? [2.6, 3];
  return {
    style,
    width: chance.between(wide ? least + third : least, wide ? most : most - third),
    bays,
    doorBay: bays === 3 && style === 'town' ? chance.int(0, 2) : chance.pick([0, bays - 1]),
    storeys: Array.from({ length: count }, (_, storey) =>
      chance.between(...(manner.heights[storey] ?? last)),
    ),
    plinth: manner.plinth,
    roof: chance.between(...manner.roof),
    wall: chance.chance(manner.rendered)
      ? { kind: 'render', colour: chance.pick(manner.renders) }
      : { kind: 'brick', colour: chance.pick(manner.bricks) },
    frame: chance.pick(manner.frames),
    door: chance.pick(DOORS),
    accent: chance.pick(manner.accents),
    tile: chance.pick(TILES),
    dormers: chance.pick(bays === 3 ? [2, 3, 1] : [1, 2]),
  };
}

/** Height of a storey's floor above the pavement. */
export const storeyFoot = ({ plinth, storeys }: TerracedHouse, storey: number): number =>
  plinth + storeys.slice(0, storey).reduce((sum, height) => sum + height, 0);

/** Height of the wall up to the eaves. */
export const eavesOf = (house: TerracedHouse): number => storeyFoot(house, house.storeys.length);

/** Height of the whole house with its chimneys, to fit it into a picture. */
export const heightOf = (house: TerracedHouse): number =>
  house.style === 'gabled'
    ? eavesOf(house) - 1.2 + house.width * 0.62 + 1.1
    : eavesOf(house) + house.roof + 1.3;
