/** Data of a small castle. */
import type { Chance } from '../../canvas/chance.ts';

/** A manor before it is drawn; metres. */
export interface Manor {
  readonly width: number;
  readonly bays: 5 | 7;
  readonly wall: { readonly kind: 'brick' | 'render'; readonly colour: string };
  readonly trim: string;
  readonly shutters: string | null;
  readonly door: string;
  readonly roof: number;
  /** Corner of the tower: -1 is left. */
  readonly tower: -1 | 1;
  readonly towerWidth: number;
  /** Whether a second tower stands at the other corner. */
  readonly twin: boolean;
}

export const PLINTH = 0.9;
export const STOREYS = [3.7, 3.3] as const;
export const WALL = PLINTH + STOREYS[0] + STOREYS[1];
export const SLATE = '#525c68';
export const FRAME = '#f3eee2';
export const TOWER_WALL = WALL + 2.3;

export function someManor(chance: Chance): Manor {
  const bays = chance.pick([5, 5, 7] as const);
  const bricks = chance.chance(0.55);
  return {
    width: bays * chance.between(2.55, 2.8) + (bays === 5 ? 3.2 : 2),
    bays,
    wall: bricks
      ? { kind: 'brick', colour: chance.pick(['#a9583f', '#8f4a3a', '#b9795a']) }
      : { kind: 'render', colour: chance.pick(['#efe6d3', '#e7d3b4', '#e9dcc6', '#dfe0d2']) },
    trim: chance.pick(['#d9cfb8', '#cfc8b8', '#e2dccb']),
    shutters: chance.chance(0.4) ? chance.pick(['#4f6b5a', '#7c8a86', '#6b2f2f']) : null,
    door: chance.pick(['#2f4a44', '#5a3b26', '#27425c']),
    roof: chance.between(3.6, 4.4),
    tower: chance.pick([-1, 1] as const),
    towerWidth: chance.between(3.6, 4.3),
    twin: bays === 5 && chance.chance(0.35),
  };
}

/** The part of the front that no tower hides: its start and its width. */
function free({ width, tower, towerWidth, twin }: Manor): readonly [u: number, width: number] {
  const hidden = towerWidth / 2 + 0.2;
  const [left, right] = [twin || tower < 0 ? hidden : 0, twin || tower > 0 ? hidden : 0];
  return [left, width - left - right];
}

export const bayMiddle = (house: Manor, bay: number): number => {
  const [from, across] = free(house);
  return from + (across / house.bays) * (bay + 0.5);
};

/** Middle of the door. */
export const manorDoor = (house: Manor): number => bayMiddle(house, (house.bays - 1) / 2);

/** Height including the finial. */
export const manorHeight = ({ towerWidth }: Manor): number => TOWER_WALL + towerWidth * 1.35 + 1.2;
