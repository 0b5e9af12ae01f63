/** Objects on balconies. */

import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import type { Front, Spot } from './front.ts';

/** Cloth of awnings, parasols and beach cabins. */
export const CLOTHS = ['#c9594a', '#3f7f8c', '#e0a94a', '#5f8f6a', '#3d5a80', '#d98a6a', '#8c4a52'] as const;

/** A table with chairs, pots, a parasol or a rack: the parts that show above the parapet. */
export function things(front: Front, chance: Chance, [u, v, out]: Spot, width: number): void {
  const { art } = front;
  const scale = front.plane(out).scale(u, v);
  const pot = chance.fork('pot');
  if (pot.chance(0.45) && !art.mood.snow) {
    const wide = pot.between(0.5, 1);
    const [x, y] = front
      .plane(out * 0.9)
      .at(u + pot.between(0.1, Math.max(0.15, width - wide - 0.1)), v + 0.42);
    front.box([u + 0.2, v, out * 0.5], [0.4, 0.42, 0.3], pot.pick(['#b5694a', '#3b4144', '#d8cfc0']));
    bush(art, pot.fork('leaves'), x, y, wide * scale, scale * pot.between(0.5, 1));
  }
  const seat = chance.fork('seat');
  if (seat.chance(0.55) && width > 1.8) {
    const at = u + width * seat.between(0.25, 0.6);
    const cloth = seat.pick(CLOTHS);
    front.box([at, v + 0.4, out * 0.35], [0.5, 0.06, 0.45], cloth);
    front.box([at, v + 0.4, out * 0.35], [0.5, 0.55, 0.05], cloth);
    if (width > 3) front.box([at + 0.7, v + 0.68, out * 0.35], [0.7, 0.04, 0.5], '#8a6a4c');
  }
  const shadeOver = chance.fork('parasol');
  if (!art.mood.snow && art.mood.lamps < 0.3 && shadeOver.chance(0.14) && width > 2.6) {
    const at = u + width * shadeOver.between(0.4, 0.6);
    const plane = front.plane(out * 0.6);
    const cloth = art.colour(shadeOver.pick(CLOTHS));
    plane.rect(at - 0.02, v, 0.04, 2, art.colour('#e9dfcb'));
    plane.polygon(
      [
        [at - 1, v + 1.75],
        [at, v + 2.2],
        [at + 1, v + 1.75],
      ],
      cloth,
    );
    plane.polygon(
      [
        [at - 0.35, v + 1.75],
        [at, v + 2.2],
        [at + 0.3, v + 1.75],
      ],
      art.colour('#f6f0e2'),
    );
  }
}

/** A striped awning lowered in front of a balcony door. */
export function awning(
  front: Front,
  chance: Chance,
  u: number,
  v: number,
  width: number,
  depth: number,
): void {
  const { art } = front;
  const [cloth, white] = [art.colour(chance.pick(CLOTHS)), art.colour('#f4efe2')];
  const stripes = Math.max(5, Math.round(width / 0.3));
  const drop = chance.between(0.45, 0.75);
  for (let n = 0; n < stripes; n += 1) {
    const [a, b] = [u + (width * n) / stripes, u + (width * (n + 1)) / stripes];
    front.face(
      [
        [a, v, 0],
        [b, v, 0],
        [b, v - drop, depth],
        [a, v - drop, depth],
      ],
      n % 2 === 0 ? cloth : white,
    );
    front.face(
      [
        [a, v - drop, depth],
        [b, v - drop, depth],
        [b, v - drop - 0.16, depth],
        [a, v - drop - 0.16, depth],
      ],
      lit(n % 2 === 0 ? cloth : white, -0.04),
    );
  }
}
