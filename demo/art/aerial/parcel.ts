/** The plot itself: its own grass, its edge, and a peg at each corner. Metres. */
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { type Above, blades, cornersOf, type Field } from './ground.ts';
import type { Thing } from './growing.ts';

/** Mown grass in stripes of `mown` metres, lighter than its surroundings. */
export function kept(above: Above, chance: Chance, land: Field, mown: number): void {
  const { art, ground } = above;
  const [near, far] = art.mood.grass;
  const { x, z, width, depth } = land;
  ground.polygon(cornersOf(land), art.gradient([lit(far, 0.045), lit(mix(near, far, 0.45), 0.05)]));
  for (let u = 0; u < width; u += mown * 2)
    ground.rect(x + u, z, Math.min(mown, width - u), depth, lit(far, 0.075), { opacity: 0.5 });
  blades(above, chance.fork('grass'), land, 700);
  let flowers = '';
  for (let n = 0; n < 90 && !art.mood.snow; n += 1) {
    const [u, v] = [x + chance.next() * width, z + depth * chance.next() ** 1.6];
    flowers += ground.path([
      [u, v],
      [u + 0.28, v],
      [u + 0.14, v + 0.3],
    ]);
  }
  art.path(flowers, '#fdf6e2', { opacity: 0.8 });
}

/** Mown grass within a clear line. */
export function parcel(above: Above, chance: Chance, land: Field): void {
  const { art, ground } = above;
  const { x, z, width, depth } = land;
  kept(above, chance, land, chance.fork('mown').between(2.2, 3));
  const line = art.mood.snow ? art.colour('#b5523f') : '#fffaf0';
  const WIDE = 0.34;
  ground.rect(x - 0.5, z - 0.5, width + 1, depth + 1, 'none', {
    stroke: art.mood.shadow.colour,
    strokeWidth: 10,
    opacity: 0.2,
    blur: 4,
  });
  for (const [u, v, w, d] of [
    [x, z, width, WIDE],
    [x, z + depth - WIDE * 1.5, width, WIDE * 1.5],
    [x, z, WIDE, depth],
    [x + width - WIDE, z, WIDE, depth],
  ] as const)
    ground.rect(u, v, w, d, line);
}

/** A surveyor's wooden peg with a red head. */
export function peg({ art, camera }: Above, x: number, z: number): Thing {
  return {
    z: z - 0.1,
    shade: [],
    draw() {
      const scale = camera.scale([x, 0, z]);
      const [px, py] = camera.point([x, 0, z]);
      const [half, tall] = [Math.max(2, scale * 0.17), scale * 1.9];
      art.ellipse(px - art.sun * half * 2, py, half * 3, half, art.mood.shadow.colour, {
        opacity: 0.4,
        blur: 1,
      });
      art.rect(px - half, py - tall, half * 2, tall, '#f2e4c8');
      art.rect(px - half, py - tall, half * 2, tall * 0.36, art.colour('#c23f2e'));
      art.rect(px + (art.sun < 0 ? 0 : -half), py - tall, half, tall, art.mood.shadow.colour, {
        opacity: 0.18,
      });
    },
  };
}
