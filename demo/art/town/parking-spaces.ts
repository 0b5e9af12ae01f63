/** Marked spaces on a ground in perspective, one of them free. */
import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { carFromBehind } from '../street/car.ts';
import { floorNumber } from './floor-number.ts';

export const SPACE = 2.6;
/** Start and depth of the spaces, metres. */
export const FROM = 6.4;
export const DEPTH = 5;
export const COUNT = 10;

interface Ground {
  readonly art: Art;
  readonly camera: Camera;
  readonly floor: Plane;
  /** Left edge of the first space. */
  readonly left: number;
  /** Index of the space on offer: always free, between two taken ones. */
  readonly offered: number;
}

export function createGround(art: Art, chance: Chance, horizon: number): Ground {
  const camera = createCamera({
    eye: [0, chance.between(2.3, 2.6), 0],
    focal: chance.between(1280, 1400),
    centre: [art.width / 2 + chance.between(-150, 150), horizon],
  });
  const offered = 5;
  return {
    art,
    camera,
    floor: planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]),
    left: -(offered + chance.between(0.3, 0.7)) * SPACE,
    offered,
  };
}

/** Lines between the spaces; the one on offer is freshly marked, lighter than the others, with its number. */
export function spaces(
  { art, floor, left, offered }: Ground,
  chance: Chance,
  paint: string,
  base: string,
): void {
  const line = art.colour(paint);
  for (let n = 0; n < COUNT; n += 1)
    floor.rect(left + n * SPACE, FROM, SPACE, DEPTH, lit(base, n === offered ? 0.05 : -0.025), {
      opacity: n === offered ? 0.85 : 0.5,
    });
  for (let n = 0; n <= COUNT; n += 1) {
    const fresh = n === offered || n === offered + 1;
    floor.rect(left + n * SPACE - (fresh ? 0.08 : 0.06), FROM, fresh ? 0.16 : 0.12, DEPTH, line, {
      opacity: fresh ? 1 : 0.6,
    });
  }
  floor.rect(left, FROM + DEPTH - 0.06, COUNT * SPACE, 0.12, line, { opacity: 0.6 });
  const from = left + offered * SPACE;
  floor.rect(from - 0.08, FROM, SPACE + 0.16, 0.16, line);
  floorNumber(floor, chance.int(12, 48), from + SPACE / 2, FROM + 0.85, 1.5, line);
  for (const n of [offered - 1, offered, offered + 1])
    floor.rect(left + n * SPACE + 0.4, FROM + DEPTH - 0.5, SPACE - 0.8, 0.18, art.colour('#d9d4c8'));
}

/** Cars in the other spaces, from behind; those farther from the middle first. */
export function parkedBeside({ art, camera, left, offered }: Ground, chance: Chance): void {
  const order = Array.from({ length: COUNT }, (_, n) => n).toSorted(
    (one, other) => Math.abs(other - offered) - Math.abs(one - offered),
  );
  for (const n of order) {
    const own = chance.fork(n);
    const next = Math.abs(n - offered) === 1;
    if (n === offered || !own.chance(next ? 0.75 : 0.6)) continue;
    const place: Place = [left + (n + 0.5) * SPACE, 0, FROM + own.between(0.9, 1.3)];
    carFromBehind(art, own, ...camera.point(place), camera.scale(place) * 1.78);
  }
}
