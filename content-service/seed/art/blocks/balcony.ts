/** Balconies that stand out of a front and loggias cut into it, with what people keep on them. */
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { bush } from '../foliage.ts';
import { corners, type Plane } from '../plane.ts';
import type { Front, Spot } from './front.ts';
import { glazing } from './glazing.ts';
import type { Block, Parapet } from './spec.ts';

export const HEIGHT = 1.05;
const SLAB = 0.2;
/** Cloth of awnings, parasols and beach cabins. */
export const CLOTHS = ['#c9594a', '#3f7f8c', '#e0a94a', '#5f8f6a', '#3d5a80', '#d98a6a', '#8c4a52'] as const;

/** A parapet on a plane, from `u` on. */
function parapet(
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

/** A table with chairs, pots, a parasol or a rack: whatever shows above the floor. */
function things(front: Front, chance: Chance, [u, v, out]: Spot, width: number): void {
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

/** A cloth let down before a balcony door, striped. */
function awning(front: Front, chance: Chance, u: number, v: number, width: number, depth: number): void {
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
  front.box([u, v - SLAB, 0], [width, SLAB, depth], slab);
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

/** A room of air in the wall: floor, ceiling, cheeks and the glazing at its back. */
export function loggia(
  front: Front,
  chance: Chance,
  block: Block,
  u: number,
  v: number,
  width: number,
): void {
  const { eye, tone, art } = front;
  const back = -1.4;
  const [u1, v1] = [u + width, v + block.storey - 0.45];
  const opening: Spot[] = [
    [u, v, 0],
    [u1, v, 0],
    [u1, v1, 0],
    [u, v1, 0],
  ];
  const wall = block.accent;
  front.face(opening, mix(tone(wall), art.mood.shadow.colour, 0.4));
  art.clipped(front.plane().path(corners(u, v, width, v1 - v)), () => {
    front.face(
      [
        [u, v, back],
        [u1, v, back],
        [u1, v1, back],
        [u, v1, back],
      ],
      mix(tone(wall), art.mood.shadow.colour, 0.25),
    );
    glazing(front, chance.fork('glass'), [u + 0.25, v, width - 0.5, v1 - v - 0.25], {
      frame: block.frame,
      leaves: width > 3 ? 3 : 2,
      out: back,
    });
    front.face(
      [
        [u, v1, 0],
        [u1, v1, 0],
        [u1, v1, back],
        [u, v1, back],
      ],
      mix(tone(wall, 'under'), art.mood.shadow.colour, 0.15),
    );
    if (eye[1] > v)
      front.face(
        [
          [u, v, 0],
          [u1, v, 0],
          [u1, v, back],
          [u, v, back],
        ],
        tone('#b9ae9c', 'top'),
      );
    front.face(
      [
        [u, v, 0],
        [u, v, back],
        [u, v1, back],
        [u, v1, 0],
      ],
      tone(wall, 'right'),
    );
    front.face(
      [
        [u1, v, 0],
        [u1, v, back],
        [u1, v1, back],
        [u1, v1, 0],
      ],
      tone(wall, 'left'),
    );
    if (front.cast !== null)
      front.plane(back).shade(
        [
          [u - 1, v1 + 1],
          [u1 + 1, v1 + 1],
          [u1 + 1, v1 - 0.7],
          [u - 1, v1 - 0.7],
        ],
        0.9,
        2,
      );
    things(front, chance, [u + 0.2, v, -0.2], width - 0.4);
  });
  parapet(front, front.plane(0.02), u, v, width, block.parapet, block.parapetColour);
}
