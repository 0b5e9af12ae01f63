/** The painted timber front of a shop, and the awning over it. */

import { CLOTHS } from '../blocks/balcony-things.ts';
import { doorIn } from '../building/door.ts';
import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { arc, corners, type Plane } from '../canvas/plane.ts';
import { display, type ShopKind } from './shop-window.ts';

const PAINTS = [
  '#2f4a44',
  '#6b2f2f',
  '#27425c',
  '#3a3f40',
  '#5f7a86',
  '#5a3a4a',
  '#4f6b5a',
  '#d9cdb8',
] as const;

/** The awning over the whole front. */
export function awning(art: Art, chance: Chance, plane: Plane, u: number, width: number): void {
  const [cloth, white] = [art.colour(chance.pick(CLOTHS)), art.colour('#f6f0e2')];
  const plain = chance.chance(0.35);
  const count = Math.round(width / 0.42);
  const [top, foot, out] = [4.15, chance.between(3.15, 3.35), 0.3];
  plane.shade(
    [
      [u, 4.1],
      [u + width, 4.1],
      [u + width - art.sun * 0.7, 2.6],
      [u - art.sun * 0.7, 2.6],
    ],
    1,
    4,
  );
  for (let n = 0; n < count; n += 1) {
    const [a, b] = [n / count, (n + 1) / count];
    const colour = plain || n % 2 === 0 ? cloth : white;
    const wide = width + 2 * out;
    plane.polygon(
      [
        [u + width * a, top],
        [u + width * b, top],
        [u - out + wide * b, foot],
        [u - out + wide * a, foot],
      ],
      colour,
    );
    const [x, y] = plane.at(u - out + wide * a, foot);
    const long = (wide / count) * plane.scale(u, foot);
    art.path(
      `M${px(x)} ${px(y)}h${px(long)}v${px(long * 0.34)}q${px(-long / 2)} ${px(long * 0.44)} ${px(-long)} 0Z`,
      lit(colour, -0.04),
    );
  }
  plane.rect(
    u - out,
    foot,
    width + 2 * out,
    top - foot,
    art.gradient([
      [0, '#ffffff', 0.12],
      [1, art.mood.shadow.colour, 0.2],
    ]),
  );
}

/** The painted timber front: two windows and the door between or beside them. */
export function front(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, width]: readonly [number, number],
  kind: ShopKind,
): void {
  const colour = chance.pick(PAINTS);
  const paint = art.colour(colour);
  plane.rect(u, 0, width, 5, art.gradient([lit(paint, 0.02), lit(paint, -0.03)]));
  const door = 1.5;
  const pane = (width - door - 1.6) / 2;
  const order = chance.pick([
    ['pane', 'door', 'pane'],
    ['door', 'pane', 'pane'],
    ['pane', 'pane', 'door'],
  ] as const);
  let at = u + 0.4;
  for (const [index, part] of order.entries()) {
    const wide = part === 'door' ? door : pane;
    if (part === 'door') {
      doorIn(
        art,
        chance.fork('door'),
        plane,
        { u: at, v: 0.1, width: wide, height: 3.75 },
        { colour: chance.pick(['#5a3b26', '#2f3a38', colour]), fanlight: 0.7, steps: 1, lamp: true },
      );
    } else {
      plane.rect(at, 0.8, wide, 3.15, '#2a2420');
      display(art, chance.fork(`display-${index}`), plane, [at + 0.06, 0.86, wide - 0.12, 3.03], kind);
      plane.rect(at + wide / 2 - 0.035, 0.8, 0.07, 3.15, paint);
      plane.rect(at, 3.1, wide, 0.07, paint);
      for (let n = 0; n < 3; n += 1)
        plane.rect(at + 0.1 + (n * wide) / 3, 0.2, wide / 3 - 0.2, 0.45, lit(paint, -0.045));
    }
    at += wide + 0.4;
  }
  for (const post of [u, u + width - 0.35]) {
    plane.rect(post, 0, 0.35, 4.1, lit(paint, 0.03));
    plane.rect(post + 0.08, 0.9, 0.19, 2.9, lit(paint, -0.04));
  }
  plane.rect(u, 4.15, width, 0.75, lit(paint, -0.03));
  const gilt = art.colour('#e0bd78');
  plane.polygon(corners(u + 0.25, 4.27, width - 0.5, 0.5), 'none', {
    stroke: gilt,
    strokeWidth: 2.5,
    opacity: 0.8,
  });
  const middle = u + width / 2;
  for (const side of [-1, 1])
    plane.line(
      [
        [middle + side * 0.35, 4.52],
        [middle + side * 1.6, 4.52],
      ],
      gilt,
      0.03,
    );
  plane.polygon(arc(middle, 4.52, 0.2, 0.2), 'none', { stroke: gilt, strokeWidth: 3 });
  plane.polygon(arc(middle, 4.52, 0.08, 0.08), gilt);
  plane.rect(u - 0.2, 4.92, width + 0.4, 0.28, art.gradient([lit(paint, 0.07), lit(paint, -0.06)]));
}
