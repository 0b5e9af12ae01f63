/** Marked spaces on a ground in perspective, one of them free. */
import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { carFromBehind } from '../street/car.ts';

export const SPACE = 2.6;
/** Where the spaces begin, and how deep they are. */
export const FROM = 6.6;
export const DEPTH = 5;
export const COUNT = 8;

interface Ground {
  readonly art: Art;
  readonly camera: Camera;
  readonly floor: Plane;
  /** Left edge of the first space. */
  readonly left: number;
  /** The one that is on offer: always free. */
  readonly offered: number;
}

export function createGround(art: Art, chance: Chance, horizon: number): Ground {
  const camera = createCamera({
    eye: [0, chance.between(1.75, 2.2), 0],
    focal: chance.between(1280, 1560),
    centre: [art.width / 2 + chance.between(-90, 90), horizon],
  });
  const offered = chance.pick([3, 4]);
  return {
    art,
    camera,
    floor: planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]),
    left: -(offered + chance.between(0.3, 0.7)) * SPACE,
    offered,
  };
}

/** Lines between the spaces, and the one on offer freshly marked. */
export function spaces({ art, floor, left, offered }: Ground, paint: string): void {
  const line = art.colour(paint);
  floor.rect(left + offered * SPACE + 0.05, FROM, SPACE - 0.1, DEPTH, art.mood.wash.colour, {
    opacity: 0.16,
  });
  for (let n = 0; n <= COUNT; n += 1)
    floor.rect(left + n * SPACE - 0.06, FROM, 0.12, DEPTH, line, {
      opacity: n === offered || n === offered + 1 ? 1 : 0.75,
    });
  floor.rect(left, FROM + DEPTH - 0.06, COUNT * SPACE, 0.12, line, { opacity: 0.75 });
  const middle = left + (offered + 0.5) * SPACE;
  floor.polygon(
    [
      [middle - 0.1, FROM - 1.7],
      [middle + 0.1, FROM - 1.7],
      [middle + 0.1, FROM - 1],
      [middle + 0.32, FROM - 1],
      [middle, FROM - 0.4],
      [middle - 0.32, FROM - 1],
      [middle - 0.1, FROM - 1],
    ],
    line,
    { opacity: 0.8 },
  );
}

/** Cars in some of the other spaces, from behind. */
export function parkedBeside({ art, camera, left, offered }: Ground, chance: Chance): void {
  for (let n = 0; n < COUNT; n += 1) {
    const own = chance.fork(n);
    if (n === offered || !own.chance(0.5)) continue;
    const place: Place = [left + (n + 0.5) * SPACE, 0, FROM + own.between(0.4, 0.8)];
    carFromBehind(art, own, ...camera.point(place), camera.scale(place) * 1.8);
  }
}
