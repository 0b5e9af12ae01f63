import type { Chance } from '../canvas/chance.ts';

/** Building period of a block of flats, which decides its look. */
export const BLOCK_STYLES = ['thirties', 'sixties', 'eighties', 'new'] as const;
export type BlockStyle = (typeof BLOCK_STYLES)[number];
export type Parapet = 'glass' | 'solid' | 'rail';
/** Content of a bay on a storey. */
type Cell = 'balcony' | 'loggia' | 'window';

/** Pattern of cells, by bay and storey. */
const PATTERNS = {
  everywhere: () => 'balcony',
  ends: (bay, _storey, bays) => (bay === 0 || bay === bays - 1 ? 'balcony' : 'window'),
  middle: (bay, _storey, bays) => (bay === 0 || bay === bays - 1 ? 'window' : 'balcony'),
  columns: (bay) => (bay % 3 === 2 ? 'window' : 'balcony'),
  pairs: (bay, _storey, bays) => (bay === Math.floor(bays / 2) ? 'window' : 'balcony'),
  checker: (bay, storey) => ((bay + storey) % 2 === 0 ? 'balcony' : 'window'),
  loggias: (bay) => (bay % 2 === 0 ? 'loggia' : 'window'),
  woven: (bay, storey) => ((bay + storey) % 2 === 0 ? 'loggia' : 'window'),
  mixed: (bay, storey, bays) =>
    bay === 0 ? 'loggia' : bay >= bays - 2 && storey % 2 === 0 ? 'balcony' : 'window',
} as const satisfies Record<string, (bay: number, storey: number, bays: number) => Cell>;
type Pattern = keyof typeof PATTERNS;

/** A block of flats before it is drawn; metres. */
export interface Block {
  readonly style: BlockStyle;
  /** Number of storeys above the ground floor. */
  readonly storeys: number;
  readonly bays: number;
  readonly bay: number;
  readonly storey: number;
  readonly ground: number;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly accent: string;
  readonly frame: string;
  readonly pattern: Pattern;
  readonly parapet: Parapet;
  readonly parapetColour: string;
  readonly depth: number;
  readonly shops: boolean;
  readonly top: 'flat' | 'setback' | 'mansard';
}

interface Manner {
  readonly walls: readonly Block['wall'][];
  readonly accents: readonly string[];
  readonly frames: readonly string[];
  readonly patterns: readonly Pattern[];
  readonly parapets: readonly Parapet[];
  readonly colours: readonly string[];
  readonly depth: readonly [number, number];
  readonly tops: readonly Block['top'][];
}

const rendered = (...colours: readonly string[]): Block['wall'][] =>
  colours.map((colour) => ({ kind: 'render', colour }));
const bricks = (...colours: readonly string[]): Block['wall'][] =>
  colours.map((colour) => ({ kind: 'brick', colour }));

const MANNERS: Readonly<Record<BlockStyle, Manner>> = {
  thirties: {
    walls: [...rendered('#f0e6d0', '#e8d3b4', '#dfe0d2', '#ecd0bb'), ...bricks('#c9a06f', '#b9794f')],
    accents: ['#f6efe0', '#d9cfb8'],
    frames: ['#f4efe2', '#2f4a44', '#3f5f6a'],
    patterns: ['ends', 'middle', 'pairs'],
    parapets: ['solid', 'solid', 'rail'],
    colours: ['#f3ead8', '#e8dcc4', '#d9c3a0'],
    depth: [0.8, 1.1],
    tops: ['mansard', 'flat', 'setback'],
  },
  sixties: {
    walls: [...rendered('#efe8da', '#e3dccb', '#dfe0d8'), ...bricks('#c98f6e', '#d8b79a', '#b98a68')],
    accents: ['#b98a68', '#7fa3a8', '#d9c9a8'],
    frames: ['#f3eee2', '#8b9396'],
    patterns: ['everywhere', 'columns', 'pairs'],
    parapets: ['solid', 'solid', 'rail'],
    colours: ['#f6f0e2', '#7fa3a8', '#d98a6a', '#e3c98a', '#8fa88a'],
    depth: [1.2, 1.5],
    tops: ['flat', 'flat', 'setback'],
  },
  eighties: {
    walls: bricks('#a86a4c', '#d8c0a0', '#c9a58a', '#8f5a45', '#e0cfb2'),
    accents: ['#e6dcc8', '#8a5a44'],
    frames: ['#5a4636', '#f3eee2', '#3b4245'],
    patterns: ['columns', 'checker', 'pairs', 'loggias'],
    parapets: ['solid', 'rail', 'glass'],
    colours: ['#e6dcc8', '#c9a58a', '#efe6d6'],
    depth: [1.2, 1.6],
    tops: ['setback', 'mansard', 'flat'],
  },
  new: {
    walls: [
      ...rendered('#f3ede0', '#efe9dd'),
      ...bricks('#b98a68', '#d9cdb8', '#8c7f72', '#c4b49c', '#a9654a', '#6f625a'),
    ],
    accents: ['#b98a68', '#5f6a6e', '#8a6a4c', '#c9b594'],
    frames: ['#33393b', '#4a4440', '#2c3032'],
    patterns: ['everywhere', 'checker', 'woven', 'mixed', 'columns', 'loggias'],
    parapets: ['glass', 'glass', 'rail'],
    colours: ['#f6f1e6', '#3a3f40'],
    depth: [1.5, 1.9],
    tops: ['setback', 'setback', 'flat'],
  },
};

/** Facts about the block from a listing; the rest is random. */
export interface BlockFacts {
  /** Number of storeys above the ground floor. */
  readonly storeys?: number;
  readonly bays?: number;
  readonly style?: BlockStyle;
  readonly shops?: boolean;
}

/** A random block that matches the facts. */
export function someBlock(chance: Chance, facts: BlockFacts = {}): Block {
  const style = facts.style ?? chance.pick(BLOCK_STYLES);
  const manner = MANNERS[style];
  const shops = facts.shops ?? chance.chance(0.5);
  return {
    style,
    storeys: facts.storeys ?? chance.int(4, 8),
    bays: facts.bays ?? chance.int(4, 7),
    bay: chance.between(3.7, 4.6),
    storey: chance.between(2.85, 3.1),
    ground: shops ? chance.between(3.6, 4) : chance.between(3, 3.4),
    wall: chance.pick(manner.walls),
    accent: chance.pick(manner.accents),
    frame: chance.pick(manner.frames),
    pattern: chance.pick(manner.patterns),
    parapet: chance.pick(manner.parapets),
    parapetColour: chance.pick(manner.colours),
    depth: chance.between(...manner.depth),
    shops,
    top: chance.pick(manner.tops),
  };
}

export const widthOf = ({ bays, bay }: Block): number => bays * bay;
/** Height of the wall, without objects on the roof. */
export const wallHeight = ({ ground, storeys, storey }: Block): number => ground + storeys * storey;
/** Total height. */
export const blockHeight = (block: Block): number => wallHeight(block) + (block.top === 'flat' ? 1.6 : 3.4);
export const cellAt = ({ pattern, bays }: Block, bay: number, storey: number): Cell =>
  PATTERNS[pattern](bay, storey, bays);
