/** Objects along the streets in front of a building: cars, bicycles, lamps, trees, and pedestrians. */

import type { Art } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { bench, bike, lamp } from '../street/street.ts';
import { walker } from '../street/walker.ts';
import { parkedCar } from './parked-car.ts';
import { type Face, frontOf, type Site } from './site.ts';
import { fromCorner, PAVEMENT } from './street-floor.ts';

/** An object in space, drawn in the order of its distance. */
interface Thing {
  readonly away: number;
  draw(): void;
}

/** Px of a place on the ground in front of a face, its distance, and px per metre there. */
function spot({ camera }: Site, face: Face, u: number, out: number) {
  const [cos, sin] = [Math.cos(face.turn), Math.sin(face.turn)];
  const place: Place = [face.origin[0] + cos * u + sin * out, 0, face.origin[2] + sin * u - cos * out];
  const [x, y] = camera.point(place);
  return { x, y, away: place[2] - camera.eye[2], scale: camera.scale(place) };
}

/** Cars at the kerb of one face, with some free places. */
function cars(art: Art, chance: Chance, site: Site, face: Face): Thing[] {
  const front = frontOf(art, site, face);
  const first = face.corner === null ? -18 : 6;
  const share = chance.between(0.3, 0.75);
  return Array.from({ length: face.corner === null ? 12 : 6 }, (_, n) => {
    const own = chance.fork(n);
    const by = first + n * 5.4 + own.between(0, 0.5);
    const u = face.corner === 'end' ? face.length - by - 4.5 : by;
    const { away } = spot(site, face, u + 2, PAVEMENT + 1.2);
    return own.chance(share) ? { away, draw: () => parkedCar(front, own, u, PAVEMENT + 0.25) } : null;
  }).filter((thing) => thing !== null);
}

/** Bicycles against the wall, lamps and trees at the kerb, and people on the pavement. */
function pavementThings(art: Art, chance: Chance, site: Site, face: Face): Thing[] {
  const things: Thing[] = [];
  const along = (by: number): number => fromCorner(face, by);
  const add = (by: number, out: number, draw: (x: number, y: number, scale: number) => void): void => {
    const { x, y, away, scale } = spot(site, face, along(by), out);
    if (away > 3) things.push({ away, draw: () => draw(x, y, scale) });
  };
  const bikes = chance.fork('bikes');
  const rack = bikes.between(1, face.length * 0.7);
  for (let n = 0; n < bikes.int(0, 5); n += 1)
    add(rack + n * 0.9, 0.7, (x, y, scale) =>
      bike(art, bikes.fork(n), x, y, scale * 0.82, { facing: n % 3 === 1 ? 'left' : 'right' }),
    );
  const lamps = chance.fork('lamps');
  for (let by = lamps.between(1, 8); by < face.length + 24; by += 15)
    add(by, PAVEMENT - 0.4, (x, y, scale) => lamp(art, x, y, scale * 4.6));
  const trees = chance.fork('trees');
  if (trees.chance(0.75))
    for (let by = face.length + trees.between(1.5, 4); by < face.length + 26; by += 7)
      add(by, PAVEMENT - 0.6, (x, y, scale) =>
        tree(art, trees.fork(by), x, y, scale * trees.between(5.4, 7), {
          shadow: false,
          kind: art.mood.snow ? 'bare' : 'round',
          spread: 0.26,
        }),
      );
  for (let n = 0; n < chance.fork('people').int(0, 3); n += 1) {
    const own = chance.fork(`walker-${n}`);
    add(own.between(-1, face.length + 6), own.between(1.1, 2.6), (x, y, scale) =>
      walker(art, own, x, y, scale * own.between(1.6, 1.8)),
    );
  }
  return things;
}

/** The viewer's side of the street: plants that frame the picture at one or both edges. */
function foreground(art: Art, chance: Chance, site: Site): void {
  const { width, mood } = art;
  const near = 12.5;
  const [, ground] = site.camera.point([0, 0, near]);
  const scale = site.camera.scale([0, 0, near]);
  const flowers = chance.pick([[], ['#d98aa0', '#f2ead2'], ['#b9a4d6'], ['#f3e3b0', '#e9b04c']]);
  const planting = chance.pick(['hedge', 'border', 'none', 'border'] as const);
  const sides = chance.pick([['left'], ['right'], ['left', 'right']] as const);
  for (const side of sides) {
    const own = chance.fork(side);
    const wide = own.between(240, 430);
    const x = side === 'left' ? -30 : width + 30 - wide;
    if (own.chance(0.75))
      tree(
        art,
        own.fork('tree'),
        side === 'left' ? own.between(-10, 90) : width - own.between(-10, 90),
        ground + 10,
        scale * own.between(5.4, 7.4),
        {
          shadow: false,
          kind: mood.snow ? 'bare' : own.pick(['round', 'birch', 'round']),
          spread: 0.27,
        },
      );
    if (planting === 'hedge') hedge(art, own.fork('hedge'), x, ground + 30, wide, scale * 1);
    else if (planting === 'border' && !mood.snow)
      bush(art, own.fork('border'), x, ground + 34, wide, scale * own.between(0.6, 0.9), { flowers });
  }
  const own = chance.fork('middle');
  const kind = own.pick(['bikes', 'bench', 'none', 'none'] as const);
  const x = own.between(480, width - 520);
  if (kind === 'bench') bench(art, x, ground + 26, scale * 0.75);
  if (kind === 'bikes') {
    bike(art, own.fork('one'), x, ground + 24, scale * 0.85);
    bike(art, own.fork('two'), x + scale, ground + 30, scale * 0.85, { facing: 'left' });
  }
}

/** Draws everything, from far to near. */
export function kerbside(art: Art, chance: Chance, site: Site): void {
  const faces = [site.main, site.side].filter((face) => face !== null);
  const things = faces.flatMap((face, index) => [
    ...cars(art, chance.fork(`cars-${index}`), site, face),
    ...pavementThings(art, chance.fork(`pavement-${index}`), site, face),
  ]);
  for (const thing of things.toSorted((one, other) => other.away - one.away)) thing.draw();
  foreground(art, chance.fork('foreground'), site);
}
