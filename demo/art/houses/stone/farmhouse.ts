/** Houses of the Ardennes: a long farm with its barn, a whitewashed manor, one with a wing, a village house. */

import type { Art, Point } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';
import { bays, manners, someWalls } from './farm-walls.ts';
import type { Opening, Volume } from './stone-spec.ts';
import { drawVolume } from './stone-volume.ts';

const FARM_FORMS = ['long', 'manor', 'angle', 'village'] as const;
export type FarmForm = (typeof FARM_FORMS)[number];

/** Data of a house; metres. */
interface Farmhouse {
  readonly width: number;
  readonly height: number;
  /** Middle of the door. */
  readonly door: number;
  /** Position of its smoke. */
  readonly smoke: Point;
  /** In drawing order: the rear ones first. */
  readonly volumes: readonly Volume[];
}

/** Mirrored around its middle, so that the barn or wing is on the other side. */
function mirrored(house: Farmhouse): Farmhouse {
  const { width } = house;
  return {
    ...house,
    door: width - house.door,
    smoke: [width - house.smoke[0], house.smoke[1]],
    volumes: house.volumes.map((volume) => ({
      ...volume,
      u: width - volume.u - volume.width,
      storeys: volume.storeys.map((storey) => storey.toReversed()),
      chimneys: volume.chimneys.map((share) => 1 - share),
    })),
  };
}

const FORMS: Readonly<Record<FarmForm, (chance: Chance) => Farmhouse>> = {
  long(chance) {
    const shared = {
      ...manners(chance),
      walls: someWalls(chance, ['stone', 'stone', 'white']),
      ends: 'walls',
    } as const;
    const count = chance.int(3, 4);
    const [width, barn] = [count * chance.between(2.6, 2.9), chance.between(5, 6.6)];
    const [wall, roof] = [chance.between(4.8, 5.3), chance.between(2.9, 3.7)];
    const doorBay = chance.int(0, count - 1);
    const lower = chance.chance(0.5) ? chance.between(0.25, 0.45) : 0;
    const house: Volume = {
      ...shared,
      u: 0,
      width,
      wall,
      roof,
      storeys: [bays(count, 'window', { [doorBay]: 'door' }), bays(count, 'window')],
      chimneys: [0.06, ...(chance.chance(0.6) ? [0.94] : [])],
      dormers: chance.pick([0, 0, 2]),
    };
    const shed: Volume = {
      ...shared,
      walls: shared.walls.kind === 'white' ? someWalls(chance, ['stone']) : shared.walls,
      u: width,
      width: barn,
      wall: wall - lower,
      roof: roof - lower * 0.7,
      door: '#6b4a33',
      shutters: null,
      flowers: false,
      storeys: [['gate'], chance.pick<Opening[]>([['vent', 'vent'], ['loft'], ['vent', 'loft', 'vent']])],
      chimneys: [],
      dormers: 0,
    };
    return {
      width: width + barn,
      height: wall + roof + 1.4,
      door: (width / count) * (doorBay + 0.5),
      smoke: [width * 0.06, wall + roof + 1.3],
      volumes: [shed, house],
    };
  },
  manor(chance) {
    const count = chance.pick([3, 5, 5]);
    const width = count * chance.between(2.6, 3) + (count === 3 ? 2 : 0);
    const [wall, roof] = [chance.between(6, 6.6), chance.between(3, 3.6)];
    const middle = (count - 1) / 2;
    const main: Volume = {
      ...manners(chance),
      walls: someWalls(chance, ['white', 'white', 'stone']),
      ends: 'hipped',
      u: 0,
      width,
      wall,
      roof,
      storeys: [bays(count, 'window', { [middle]: 'door' }), bays(count, 'window')],
      chimneys: [0.36, 0.64],
      dormers: count === 5 ? chance.pick([0, 3]) : chance.pick([0, 1]),
    };
    return {
      width,
      height: wall + roof + 1.2,
      door: width / 2,
      smoke: [width * 0.36, wall + roof + 1.3],
      volumes: [main],
    };
  },
  angle(chance) {
    const shared = { ...manners(chance), walls: someWalls(chance, ['stone', 'stone', 'white', 'brick']) };
    const count = 3;
    const [width, wing] = [count * chance.between(2.7, 3), chance.between(5.2, 6.2)];
    const [wall, roof] = [chance.between(4.8, 5.2), chance.between(3, 3.4)];
    const doorBay = chance.int(1, 2);
    const low = chance.chance(0.45);
    const main: Volume = {
      ...shared,
      ends: 'walls',
      u: wing - 0.4,
      width: width + 0.4,
      wall,
      roof,
      storeys: [bays(count, 'window', { [doorBay]: 'door' }), bays(count, 'window')],
      chimneys: [0.93],
      dormers: chance.pick([0, 2]),
    };
    const gable: Volume = {
      ...shared,
      ends: 'gable',
      u: 0,
      width: wing,
      wall: low ? 3 : wall - 0.3,
      roof: wing * 0.5,
      storeys: low
        ? [['window', 'window']]
        : [
            ['window', 'window'],
            ['window', 'window'],
          ],
      chimneys: [],
      dormers: 0,
    };
    return {
      width: width + wing,
      height: wall + roof + 1.4,
      door: wing + (width / count) * (doorBay + 0.5),
      smoke: [wing - 0.4 + (width + 0.4) * 0.93, wall + roof + 1.3],
      volumes: [main, gable],
    };
  },
  village(chance) {
    const count = chance.int(3, 4);
    const width = count * chance.between(2.5, 2.8);
    const [wall, roof] = [chance.between(5.9, 6.4), chance.between(2.8, 3.4)];
    const doorBay = chance.int(0, count - 1);
    const hipped = chance.chance(0.3);
    const main: Volume = {
      ...manners(chance),
      walls: someWalls(chance, ['brick', 'stone', 'white', 'brick']),
      ends: hipped ? 'hipped' : 'walls',
      u: 0,
      width,
      wall,
      roof,
      storeys: [bays(count, 'window', { [doorBay]: 'door' }), bays(count, 'window')],
      chimneys: hipped ? [chance.pick([0.4, 0.6])] : chance.pick([[0.08], [0.92], [0.08, 0.92]]),
      dormers: chance.pick([0, 1, 2]),
    };
    const shares = main.chimneys;
    return {
      width,
      height: wall + roof + 1.4,
      door: (width / count) * (doorBay + 0.5),
      smoke: [width * (shares[0] ?? 0.1), wall + roof + 1.3],
      volumes: [main],
    };
  },
};

/** A random one, of the given form if any. */
export function someFarmhouse(
  chance: Chance,
  form: FarmForm = chance.fork('form').pick(FARM_FORMS),
): Farmhouse {
  const house = FORMS[form](chance);
  return chance.fork('mirror').chance(0.5) ? mirrored(house) : house;
}

/** The house with its left foot at the plane's origin. */
export function drawFarmhouse(art: Art, chance: Chance, plane: Plane, house: Farmhouse): void {
  for (const [index, volume] of house.volumes.entries()) {
    const edge = volume.u + (art.sun < 0 ? volume.width : 0);
    const before = volume.ends === 'gable' && edge > 0.1 && edge < house.width - 0.1;
    if (before)
      plane.shade(
        [
          [edge, 0],
          [edge, volume.wall + 0.3],
          [edge - art.sun * 1.6, volume.wall - 0.8],
          [edge - art.sun * 1.6, 0],
        ],
        0.95,
        2,
      );
    drawVolume(art, chance.fork(`volume-${index}`), plane, volume);
  }
}
