/** Data of a white cottage. */
import type { Chance } from '../../canvas/chance.ts';

/** A cottage before it is drawn; metres. */
export interface Cottage {
  readonly width: number;
  /** Height of the wall under the eaves: one storey, or two. */
  readonly wall: number;
  readonly rise: number;
  readonly gable: {
    readonly side: -1 | 1;
    readonly width: number;
    readonly face: 'timber' | 'boards' | 'plain';
  };
  readonly colour: string;
  /** Stones of the ground floor, unless it is rendered; the gable above is then timber-framed. */
  readonly stones: readonly string[] | null;
  readonly timber: string;
  readonly roof: string;
  readonly door: string;
  readonly frame: string;
  readonly shutters: string | null;
}

/** Schist and limestone, as in the Ardennes. */
const STONES = [
  ['#9a8f80', '#857b6f', '#aca08d', '#8f8a84'],
  ['#a89a82', '#8f8474', '#b9ab92', '#97907f'],
] as const;

/** A gable above stone is timber-framed. */
const timbered = (face: Cottage['gable']['face'], overStone: boolean): Cottage['gable']['face'] =>
  overStone && face === 'plain' ? 'timber' : face;

export function someCottage(chance: Chance): Cottage {
  const tall = chance.chance(0.4);
  const stones = chance.fork('masonry').chance(0.6) ? chance.fork('which').pick(STONES) : null;
  return {
    stones,
    width: chance.between(11, 13.2),
    wall: tall ? 5.3 : 2.9,
    rise: chance.between(3.3, 3.9),
    gable: {
      side: chance.pick([-1, 1] as const),
      width: chance.between(4.8, 5.8),
      face: timbered(chance.pick(['timber', 'timber', 'boards', 'plain'] as const), stones !== null),
    },
    colour: chance.pick(['#f6f3ea', '#f3ede0', '#efe6d3', '#f1efe8', '#eedfc8']),
    timber: chance.pick(['#4a3a2e', '#5a4636', '#3c4a44', '#41474c']),
    roof: chance.pick(['#8f4f3c', '#a8573c', '#4f5358', '#5a5f66', '#7a4a3c']),
    door: chance.pick(['#34506a', '#5f7f6a', '#6b2f2f', '#8a5f3c', '#d0a84a', '#3a3f42']),
    frame: chance.pick(['#f6f1e6', '#f6f1e6', '#3f4548']),
    shutters: chance.chance(0.35) ? chance.pick(['#5f7f6a', '#3f5f7a', '#7c8a86']) : null,
  };
}

export const gableStart = ({ gable, width }: Cottage): number => (gable.side < 0 ? 0 : width - gable.width);
export const gableTop = (house: Cottage): number => house.wall + house.gable.width * 0.62;
/** The part of the front beside the gable. */
export const beside = ({ gable, width }: Cottage): readonly [u: number, width: number] => [
  gable.side < 0 ? gable.width : 0,
  width - gable.width,
];
export const doorMiddle = (house: Cottage): number => {
  const [u, wide] = beside(house);
  return house.gable.side < 0 ? u + 1.2 : u + wide - 1.2;
};
