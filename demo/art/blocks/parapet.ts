import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';
import type { Front } from './front.ts';
import type { Parapet } from './spec.ts';

/** Metres. */
export const HEIGHT = 1.05;

/** A parapet on a plane, from `u` on. */
export function parapet(
  front: Front,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  kind: Parapet,
  colour: string,
): void {
  const { art } = front;
  const base = art.colour(colour);
  if (kind === 'solid') {
    plane.rect(u, v, width, HEIGHT, art.gradient([lit(base, 0.02), lit(base, -0.045)]));
    plane.rect(u, v + HEIGHT - 0.08, width, 0.08, lit(base, 0.045));
    return;
  }
  const metal = art.colour(kind === 'glass' ? '#7b8588' : colour);
  if (kind === 'glass') {
    const clear = mix(art.mood.glass[1], '#ffffff', 0.25);
    plane.rect(
      u,
      v,
      width,
      HEIGHT,
      art.gradient([
        [0, clear, 0.62],
        [1, mix(clear, art.mood.glass[0], 0.5), 0.5],
      ]),
    );
    const count = Math.max(1, Math.round(width / 1.3));
    for (let n = 0; n < count; n += 1) {
      const x = u + (width * n) / count;
      plane.polygon(
        [
          [x + 0.15, v],
          [x + 0.36, v],
          [x + 0.7, v + HEIGHT],
          [x + 0.5, v + HEIGHT],
        ],
        '#ffffff',
        { opacity: 0.22 },
      );
      plane.rect(x, v, 0.035, HEIGHT, metal);
    }
  } else {
    const count = Math.max(2, Math.round(width / 0.16));
    const rods = Array.from({ length: count + 1 }, (_, n) =>
      plane.path(corners(u + (width * n) / count - 0.014, v, 0.028, HEIGHT)),
    );
    art.path(rods.join(''), metal);
  }
  plane.rect(u, v + HEIGHT - 0.055, width, 0.06, metal);
}
