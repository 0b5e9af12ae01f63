import type { Chance } from '../../canvas/chance.ts';

/** The house before it is drawn; metres. */
export interface Ruin {
  readonly bays: number;
  readonly doorBay: number;
  readonly width: number;
  readonly storeys: 1 | 2;
  readonly roof: number;
  readonly material: 'brick' | 'stone' | 'render';
  readonly colour: string;
  readonly tile: string;
  /** Side with the ivy: -1 is left. */
  readonly ivy: -1 | 1;
  /** Works in progress: tiles renewed at one end, a scaffold, a sheet over the roof. */
  readonly works: 'tiles' | 'scaffold' | 'sheet' | 'none';
}

export const STOREY = 2.7;

export function someRuin(chance: Chance): Ruin {
  const bays = chance.pick([3, 4, 4]);
  const material = chance.pick(['brick', 'stone', 'render', 'brick'] as const);
  return {
    bays,
    doorBay: chance.int(0, bays - 1),
    width: bays * chance.between(2.5, 2.9),
    storeys: chance.pick([1, 2, 2]),
    roof: chance.between(2.9, 3.6),
    material,
    colour:
      material === 'brick'
        ? chance.pick(['#a9583f', '#8f4a3a', '#b9795a'])
        : chance.pick(['#e7d3b4', '#e0d8c6', '#d5ddda']),
    tile: chance.pick(['#a8573c', '#8f4f3c', '#545e68']),
    ivy: chance.pick([-1, 1] as const),
    works: chance.pick(['tiles', 'scaffold', 'scaffold', 'sheet', 'none'] as const),
  };
}

export const wallOf = ({ storeys }: Ruin): number => storeys * STOREY + 0.4;
export const ruinHeight = (house: Ruin): number => wallOf(house) + house.roof + 1.2;
export const ruinDoor = ({ width, bays, doorBay }: Ruin): number => (width / bays) * (doorBay + 0.5);
