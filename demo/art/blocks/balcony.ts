/** Balconies in front of a façade. */

import type { Chance } from '../canvas/chance.ts';
import { corners } from '../canvas/plane.ts';
import { bush } from '../nature/growth/shrub.ts';
import { awning, things } from './balcony-things.ts';
import type { Front } from './front.ts';
import { HEIGHT, parapet } from './parapet.ts';
import type { Block } from './spec.ts';

const SLAB = 0.2;

/** A run of balconies along `width` metres; one flat a bay. */
export function balcony(
  front: Front,
  chance: Chance,
  block: Block,
  u: number,
  v: number,
  width: number,
): void {
  const { art, eye, cast } = front;
  const { depth, parapetColour: colour, parapet: kind } = block;
  if (cast !== null) {
    const along = Math.max(-1.8, Math.min(1.8, cast[0] * depth));
    const down = Math.min(2.2, cast[1] * depth);
    art.clipped(front.plane().path(corners(0, 0, block.bays * block.bay, v)), () => {
      front.plane().shade(
        [
          [u, v],
          [u + width, v],
          [u + width + along, v - down],
          [u + along, v - down],
        ],
        0.95,
        1.2,
      );
    });
  }
  const flats = Math.max(1, Math.round(width / block.bay));
  const slab = kind === 'solid' ? colour : '#e9e4d8';
  const floor = (): void => front.box([u, v - SLAB, 0], [width, SLAB, depth], slab);
  const seenFromBelow = eye[1] < v;
  if (!seenFromBelow) floor();
  for (let flat = 0; flat < flats; flat += 1) {
    const own = chance.fork(flat);
    const from = u + (width * flat) / flats;
    if (flat > 0) front.box([from - 0.05, v, 0], [0.1, block.storey - SLAB, depth * 0.92], block.wall.colour);
    things(front, own, [from + 0.15, v, depth], width / flats - 0.3);
    if (!art.mood.snow && own.chance(0.16))
      awning(
        front,
        own.fork('awning'),
        from + 0.2,
        v + block.storey - 0.3,
        width / flats - 0.4,
        depth * 0.85,
      );
  }
  if (seenFromBelow) floor();
  const ends = eye[0] < u + width / 2 ? [u + width, u] : [u, u + width];
  for (const end of ends) {
    parapet(front, front.sideways(end), 0, v, depth, kind, colour);
    if (kind === 'solid' && (end === u ? eye[0] < u : eye[0] > end)) {
      front.face(
        [
          [end, v, 0],
          [end, v, depth],
          [end, v + HEIGHT, depth],
          [end, v + HEIGHT, 0],
        ],
        front.tone(colour, end === u ? 'left' : 'right'),
      );
    }
  }
  parapet(front, front.plane(depth), u, v, width, kind, colour);
  if (art.mood.snow) front.plane(depth).rect(u, v + HEIGHT - 0.01, width, 0.09, '#fafaf8');
  const lamp = chance.fork('edge');
  if (kind !== 'solid' && !art.mood.snow && lamp.chance(0.22)) {
    const [x, y] = front.plane(depth).at(u + width * lamp.between(0.05, 0.5), v + HEIGHT - 0.25);
    const scale = front.plane(depth).scale(u, v);
    bush(art, lamp, x, y, scale * Math.min(1.6, width * 0.4), scale * 0.4, {
      flowers: lamp.pick([['#d9695f'], ['#e7c2d0'], ['#f3e3b0']]),
    });
  }
}
