/** A shop on the ground floor of a house in town, from the pavement opposite. */
import { type Art, px } from '../art.ts';
import { CLOTHS } from '../blocks/balcony-things.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { doorIn } from '../door.ts';
import { bush } from '../foliage.ts';
import { cobbles, pavement } from '../ground.ts';
import { cornice } from '../houses/parts.ts';
import { drawTerraced } from '../houses/terraced.ts';
import { someTerraced } from '../houses/terraced-spec.ts';
import { finish } from '../light.ts';
import { brick, render, sunOnWall } from '../masonry.ts';
import { arc, corners, elevation, type Plane } from '../plane.ts';
import { sky } from '../sky.ts';
import { bench, bike, lamp, laurel } from '../street.ts';
import { windowIn } from '../window.ts';

const GROUND = 1010;
const PX_PER_METRE = 98;
const PAINTS = [
  '#2f4a44',
  '#6b2f2f',
  '#27425c',
  '#3a3f40',
  '#8a6a3c',
  '#5a3a4a',
  '#4f6b5a',
  '#d9cdb8',
] as const;

/** Goods on shelves, plants and lamps behind the pane. */
function display(
  art: Art,
  chance: Chance,
  plane: Plane,
  u: number,
  v: number,
  width: number,
  height: number,
): void {
  const { mood } = art;
  const pane = corners(u, v, width, height);
  plane.polygon(
    pane,
    mood.lamps < 0.05
      ? art.gradient([mood.glass[1], mix('#f0c88a', mood.glass[0], 0.45)])
      : art.gradient(['#f6b765', '#ffdfa0']),
  );
  art.clipped(plane.path(pane), () => {
    const wood = art.colour(chance.pick(['#7a5234', '#8a6a4c', '#4a3b33', '#e6dcc8']));
    plane.rect(u, v, width, 0.46, wood);
    const goods = ['#c9794f', '#e3b25f', '#f0e6d2', '#5f7f72', '#8c4a3f', '#3d5a80'] as const;
    const kind = chance.pick(['shelves', 'shelves', 'plants', 'clothes'] as const);
    if (kind === 'shelves') {
      for (const shelf of [0.46, 1.1, 1.85]) {
        plane.rect(u + 0.12, v + shelf, width - 0.24, 0.05, wood);
        for (let x = u + 0.2; x < u + width - 0.4; ) {
          const wide = chance.between(0.1, 0.26);
          plane.rect(x, v + shelf + 0.05, wide, chance.between(0.2, 0.5), art.colour(chance.pick(goods)));
          x += wide + chance.between(0.04, 0.16);
        }
      }
    } else if (kind === 'clothes') {
      plane.rect(u + 0.3, v + 2.1, width - 0.6, 0.04, art.colour('#33302c'));
      for (let x = u + 0.45; x < u + width - 0.6; x += chance.between(0.28, 0.5)) {
        const cloth = art.colour(chance.pick(goods));
        plane.polygon(
          [
            [x, v + 2.05],
            [x + 0.22, v + 2.05],
            [x + 0.34, v + 1.8],
            [x + 0.25, v + 1.75],
            [x + 0.3, v + chance.between(0.8, 1.3)],
            [x - 0.08, v + 1.1],
            [x - 0.03, v + 1.75],
            [x - 0.12, v + 1.8],
          ],
          cloth,
        );
      }
    }
    for (let n = 0; n < (kind === 'plants' ? 5 : 2); n += 1) {
      const own = chance.fork(n);
      const [x, y] = plane.at(u + 0.1 + own.next() * (width - 0.9), v + 0.45);
      bush(art, own, x, y, own.between(60, 110), own.between(50, kind === 'plants' ? 130 : 80), {
        flowers: own.pick([['#e8a0a0', '#f6e6c0'], ['#f0e6d2'], []]),
      });
    }
    for (const share of [0.25, 0.72]) {
      const x = u + width * share;
      plane.rect(x - 0.01, v + height - 0.7, 0.02, 0.7, '#3a2a1e');
      plane.polygon(
        [
          [x - 0.26, v + height - 0.9],
          [x + 0.26, v + height - 0.9],
          [x + 0.1, v + height - 0.66],
          [x - 0.1, v + height - 0.66],
        ],
        art.colour('#33302c'),
      );
      plane.polygon(arc(x, v + height - 0.95, 0.7, 0.5), '#fff0c0', { opacity: 0.32 });
    }
    for (const [from, wide] of [
      [0.3, 0.6],
      [1.2, 0.15],
    ] as const) {
      plane.polygon(
        [
          [u + from, v],
          [u + from + wide, v],
          [u + from + wide + 1.6, v + height],
          [u + from + 1.6, v + height],
        ],
        '#ffffff',
        { opacity: 0.12 },
      );
    }
    plane.rect(u, v + height - 0.35, width, 0.35, mood.shadow.colour, { opacity: 0.35 });
  });
}

/** The awning over the whole front. */
function awning(art: Art, chance: Chance, plane: Plane, u: number, width: number): void {
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
    const long = (wide / count) * PX_PER_METRE;
    art.path(`M${px(x)} ${px(y)}h${px(long)}v14q${px(-long / 2)} 18 ${px(-long)} 0Z`, lit(colour, -0.04));
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
function front(art: Art, chance: Chance, plane: Plane, u: number, width: number): void {
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
      display(art, chance.fork(`display-${index}`), plane, at + 0.06, 0.86, wide - 0.12, 3.03);
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

/** Draws the shop and its street. */
export function shopfront(art: Art): void {
  const { chance, width, height, mood, sun } = art;
  const own = chance.fork('shop');
  const across = width / PX_PER_METRE;
  const wide = own.between(8.4, 10.4);
  const from = (across - wide) / 2 + own.between(-1.2, 1.2);
  sky(art, 500);
  const place = (metres: number): Plane => elevation(art, metres * PX_PER_METRE, GROUND, PX_PER_METRE);
  const left = someTerraced(own.fork('left'), { style: own.pick(['town', 'gabled'] as const) });
  const right = someTerraced(own.fork('right'), { style: own.pick(['town', 'interwar'] as const) });
  drawTerraced(art, own.fork('left'), place(from - left.width), left);
  drawTerraced(art, own.fork('right'), place(from + wide), right);
  const plane = place(from);
  const rendered = own.chance(0.4);
  const wall = rendered
    ? own.pick(['#e7d3b4', '#efe6d3', '#dfe0d2', '#d5ddda'])
    : own.pick(['#a9583f', '#b56a4a', '#8f4a3a', '#c08a62']);
  (rendered ? render : brick)(art, own.fork('wall'), plane, [0, 0, wide, 11], wall);
  sunOnWall(art, plane, [0, 0, wide, 11]);
  const bays = own.pick([3, 4]);
  const frame = own.pick(['#f0ebde', '#f0ebde', '#2f3f3a']);
  for (let bay = 0; bay < bays; bay += 1) {
    const each = own.fork(`bay-${bay}`);
    const u = (wide * (bay + 0.5)) / bays - 0.68;
    windowIn(
      art,
      each,
      plane,
      { u, v: 6, width: 1.36, height: 2.8 },
      {
        frame,
        leaves: 2,
        transom: 0.74,
        reveal: wall,
        ...(rendered ? { surround: lit(wall, 0.04) } : { lintel: { kind: 'stone', colour: wall } }),
      },
    );
    const [x, y] = plane.at(u - 0.05, 6);
    if (!mood.snow && each.chance(0.6))
      bush(art, each.fork('flowers'), x, y, 1.46 * PX_PER_METRE, 36, { flowers: ['#e8a0a0', '#f6e0c0'] });
  }
  cornice(art, plane, wide, 10.2, '#e5dcc8');
  front(art, own.fork('front'), plane, 0.3, wide - 0.6);
  if (own.chance(0.7)) awning(art, own.fork('awning'), plane, 0.3, wide - 0.6);
  pavement(art, GROUND, GROUND + 80, '#b9b2a6');
  cobbles(art, own.fork('cobbles'), GROUND + 97, height, '#a1998f', { first: 13, growth: 1.16 });
  art.rect(0, GROUND - 4, width, 18, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const middle = (from + wide / 2) * PX_PER_METRE;
  for (const by of own.pick([[], [-115, 115], [-150, 330]]))
    laurel(art, own.fork(`laurel-${by}`), middle + by, GROUND + 40, 140);
  if (own.chance(0.7))
    bike(art, own.fork('bike'), sun < 0 ? width - 270 : 210, GROUND + 74, 150, {
      facing: sun < 0 ? 'left' : 'right',
    });
  if (own.chance(0.6)) bench(art, middle - own.between(390, 440), GROUND + 54, 88);
  lamp(art, sun < 0 ? 110 : width - 110, GROUND + 84, 540);
  finish(art);
}
