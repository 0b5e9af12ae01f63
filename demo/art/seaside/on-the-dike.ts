/** Objects and walkers on a dike; each foot at `(x, y)` px, with a scale in px per metre. */

import { type Art, type Point, px } from '../canvas/art.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import { bench, bike, lamp, laurel } from '../street/street.ts';
import { dog, walker } from '../street/walker.ts';
import { BEACH_COLOURS, parasol } from './sand.ts';

type Drawn = (art: Art, chance: Chance, x: number, y: number, scale: number) => void;

/** A pedal car with a driver, as rented on every dike. */
const goCart: Drawn = (art, chance, x, y, scale) => {
  const s = (by: number): number => px(scale * by);
  const way = chance.pick([-1, 1] as const);
  const at = (dx: number, up: number): Point => [x + way * s(dx), y - s(up)];
  const [paint, tyre] = [art.colour(chance.pick(BEACH_COLOURS)), art.colour('#2c3032')];
  const skin = art.colour(chance.pick(['#e3b58f', '#c98f68', '#8a5a40', '#f0c8a4']));
  art.ellipse(x - art.sun * s(0.2), y, s(0.95), s(0.09), art.mood.shadow.colour, {
    opacity: 0.35,
    blend: 'multiply',
    blur: 2,
  });
  art.line([at(-0.6, 0.24), at(0.15, 0.24), at(0.65, 0.3)], paint, s(0.12), { round: true });
  art.line([at(-0.62, 0.26), at(-0.74, 0.75)], lit(paint, -0.06), s(0.1), { round: true });
  art.line([at(-0.5, 0.4), at(0.05, 0.5), at(0.5, 0.42)], art.colour('#3b4a5c'), s(0.17), { round: true });
  art.line([at(-0.5, 0.45), at(-0.4, 0.95)], art.colour(chance.pick(BEACH_COLOURS)), s(0.3), { round: true });
  art.line([at(-0.36, 0.88), at(0.1, 0.72)], skin, s(0.08), { round: true });
  art.line([at(0.08, 0.3), at(0.14, 0.8)], tyre, s(0.05));
  art.ellipse(...at(-0.36, 1.22), s(0.13), s(0.15), skin);
  art.ellipse(
    ...at(-0.38, 1.29),
    s(0.14),
    s(0.1),
    art.colour(chance.pick(['#3a2a20', '#6b4a30', '#c9a06a'])),
  );
  for (const wheel of [-0.5, 0.62]) {
    art.ellipse(...at(wheel, 0.22), s(0.21), s(0.21), 'none', { stroke: tyre, strokeWidth: s(0.09) });
    art.ellipse(...at(wheel, 0.22), s(0.06), s(0.06), tyre);
  }
};

/** Black at the pole, then yellow and red (Constitution of Belgium, art. 193). */
const BELGIAN = ['#2d2926', '#ffcd00', '#c8102e'] as const;
/** Points along each edge of a band. */
const STEPS = 6;

/** A pole with the Belgian flag in the wind. */
const flag: Drawn = (art, chance, x, y, scale) => {
  const top = y - scale * 6.4;
  const way = -art.sun;
  art.rect(x - scale * 0.05, top, scale * 0.1, scale * 6.4, art.colour('#e9e4d8'));
  const wave = chance.between(0.06, 0.16) * scale;
  const [long, tall] = [scale * 2, scale * 1.25];
  const at = (along: number, down: number): string =>
    `${px(x + way * long * along)} ${px(top + down - wave * Math.sin(2 * Math.PI * along))}`;
  for (const [index, colour] of BELGIAN.entries()) {
    const edge = Array.from({ length: STEPS + 1 }, (_, step) => (index + step / STEPS) / BELGIAN.length);
    const points = [
      ...edge.map((along) => at(along, 0)),
      ...edge.toReversed().map((along) => at(along, tall)),
    ];
    art.path(`M${points.join('L')}Z`, art.colour(colour));
  }
};

/** A box with grasses or flowers. */
const planter: Drawn = (art, chance, x, y, scale) => {
  const wide = scale * chance.between(1.4, 2.2);
  const tub = art.colour(chance.pick(['#8a8f90', '#d8cfc0', '#6d5a48']));
  art.ellipse(x - art.sun * wide * 0.15, y, wide * 0.6, scale * 0.1, art.mood.shadow.colour, {
    opacity: 0.35,
    blend: 'multiply',
    blur: 3,
  });
  bush(art, chance, x - wide / 2, y - scale * 0.45, wide, scale * chance.between(0.5, 0.9), {
    flowers: art.mood.snow ? [] : chance.pick([['#e7c2d0', '#f6ead0'], ['#d9695f'], ['#b9a4d6'], []]),
  });
  art.rect(x - wide / 2, y - scale * 0.6, wide, scale * 0.6, art.gradient([lit(tub, 0.05), lit(tub, -0.07)]));
};

/** A tea room table with two chairs, under a parasol by day in summer. */
const table: Drawn = (art, chance, x, y, scale) => {
  const s = (by: number): number => scale * by;
  const wood = art.colour('#8a6a4c');
  const cloth = art.colour(chance.pick(BEACH_COLOURS));
  const { mood } = art;
  art.ellipse(x, y, s(1.2), s(0.12), mood.shadow.colour, { opacity: 0.3, blend: 'multiply', blur: 3 });
  for (const way of [-1, 1]) {
    art.rect(x + way * s(0.85) - s(0.25), y - s(0.5), s(0.5), s(0.09), cloth);
    art.rect(x + way * s(1.06) - s(0.04), y - s(0.98), s(0.08), s(0.55), cloth);
    for (const leg of [-0.2, 0.18]) art.rect(x + way * s(0.85) + s(leg), y - s(0.45), s(0.04), s(0.45), wood);
  }
  art.rect(x - s(0.04), y - s(0.72), s(0.08), s(0.72), wood);
  art.rect(x - s(0.45), y - s(0.78), s(0.9), s(0.07), lit(wood, 0.08));
  if (!mood.snow && mood.lamps < 0.5 && chance.chance(0.6)) parasol(art, chance, x, y, s(2.5));
};

const post: Drawn = (art, _chance, x, y, scale) => lamp(art, x, y, scale * 5);
const seat: Drawn = (art, _chance, x, y, scale) => bench(art, x - scale * 0.85, y, scale * 0.85);
const stroller: Drawn = (art, chance, x, y, scale) =>
  walker(art, chance, x, y, scale * chance.between(1.58, 1.8));
const pair: Drawn = (art, chance, x, y, scale) => {
  stroller(art, chance.fork('one'), x - scale * 0.32, y, scale);
  stroller(art, chance.fork('other'), x + scale * 0.32, y + scale * 0.03, scale);
};
const withDog: Drawn = (art, chance, x, y, scale) => {
  stroller(art, chance, x, y, scale);
  dog(art, chance.fork('dog'), x + scale * 1.1, y, scale * 0.7, 1);
};
const cycle: Drawn = (art, chance, x, y, scale) => bike(art, chance, x, y, scale * 0.9);
const pot: Drawn = (art, chance, x, y, scale) =>
  laurel(art, chance, x, y, scale * 1.2, { shape: chance.pick(['ball', 'cone'] as const) });

const THINGS = {
  bench: seat,
  cycle,
  flag,
  goCart,
  lamp: post,
  pair,
  planter,
  pot,
  stroller,
  table,
  withDog,
};
export type ThingName = keyof typeof THINGS;

/** An object at a place on the dike: metres across and away. */
export type Placed = readonly [name: ThingName, x: number, z: number];

/** Draws all objects on a dike, from far to near; those outside the picture are skipped. */
export function furnish(art: Art, chance: Chance, camera: Camera, placed: readonly Placed[]): void {
  const far = [...placed.entries()].toSorted(([, one], [, other]) => other[2] - one[2]);
  for (const [index, [name, x, z]] of far) {
    const [left, foot] = camera.point([x, 0, z]);
    const scale = camera.scale([x, 0, z]);
    if (left < -3 * scale || left > art.width + 3 * scale || foot > art.height + scale * 0.1) continue;
    THINGS[name](art, chance.fork(index), left, foot, scale);
  }
}
