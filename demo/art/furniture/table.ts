import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame, Local } from '../interior/frame.ts';
import type { Room } from '../interior/room.ts';
import type { RoomStyle } from '../interior/style.ts';
import { potted, vase } from './plant.ts';

/** Four legs of a table, whose corner is at the frame. */
function legs(
  frame: Frame,
  width: number,
  depth: number,
  height: number,
  colour: string,
  thick = 0.055,
): void {
  for (const u of [0.05, width - 0.05 - thick]) {
    for (const d of [0.05, depth - 0.05 - thick]) frame.box([u, 0, d], [thick, height, thick], colour);
  }
}

/** Books in a pile. */
export function books(frame: Frame, chance: Chance, style: RoomStyle, [u, y, d]: Local, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const wide = chance.between(0.2, 0.28);
    frame.box(
      [u + chance.between(0, 0.03), y + n * 0.036, d],
      [wide, 0.034, 0.18],
      frame.art.colour(chance.pick(style.textiles)),
    );
  }
}

/** A fruit bowl. */
export function bowl(frame: Frame, style: RoomStyle, at: Local): void {
  const { art } = frame;
  const base = frame.on(at);
  base.turned(
    [0, 0, 0],
    [
      [0, 0.08],
      [0.05, 0.15],
      [0.1, 0.19],
    ],
    art.colour(style.wood),
  );
  base.sprite([0, 0.1, 0], [0.3, 0.1], (x, y, scale) => {
    for (let fruit = 0; fruit < 7; fruit += 1) {
      const colour = art.colour(['#d98a3f', '#c9b04a', '#b5523f'][fruit % 3] ?? '#d98a3f');
      art.ellipse(
        x + (fruit - 3) * scale * 0.045,
        y - (fruit % 2) * scale * 0.03,
        scale * 0.046,
        scale * 0.046,
        colour,
      );
    }
  });
}

/** A low table in the middle of its frame. */
export function coffeeTable(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  const height = 0.4;
  if (chance.chance(0.5)) {
    const r = chance.between(0.4, 0.5);
    frame.shade([-r, -r * 0.8], [2 * r, 1.6 * r], 0.9);
    for (const [u, d] of [
      [-0.6, -0.5],
      [0.6, -0.5],
      [0, 0.62],
    ] as const) {
      frame.box([u * r - 0.02, 0, d * r - 0.02], [0.045, height - 0.03, 0.045], lit(wood, -0.06));
    }
    frame.turned(
      [0, height - 0.04, 0],
      [
        [0, r],
        [0.04, r],
      ],
      wood,
    );
  } else {
    frame.shade([-0.6, -0.32], [1.2, 0.64], 0.9);
    const corner = frame.on([-0.6, 0, -0.32]);
    legs(
      corner,
      1.2,
      0.64,
      height - 0.05,
      chance.chance(0.5) ? art.colour(style.dark) : lit(wood, -0.05),
      0.045,
    );
    corner.box([0, height - 0.05, 0], [1.2, 0.05, 0.64], wood);
    if (chance.chance(0.5)) corner.box([0.1, 0.12, 0.08], [1, 0.025, 0.48], lit(wood, -0.03));
  }
  vase(frame, chance.fork('vase'), [-0.17, height, 0.02], style.textiles, 0.17);
  books(frame, chance.fork('books'), style, [0.06, height, -0.08], chance.int(1, 3));
}

type Seat = 'chair' | 'shell';

/** A chair whose back is along the frame's back; 0.46 m square. */
function chair(frame: Frame, style: RoomStyle, kind: Seat, colour: string): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  const cloth = art.colour(colour);
  const size = 0.45;
  frame.shade([0, 0], [size, size], 0.7);
  const leg = kind === 'chair' ? lit(wood, -0.03) : art.colour(style.dark);
  legs(frame, size, size, 0.44, leg, 0.035);
  frame.box([0, 0.43, 0.02], [size, 0.06, size - 0.02], cloth, { rounded: 0.02 });
  if (kind === 'shell') {
    frame.box([0.01, 0.49, 0], [size - 0.02, 0.36, 0.06], cloth, { rounded: 0.03 });
    return;
  }
  for (const u of [0.01, size - 0.045]) frame.box([u, 0.49, 0], [0.035, 0.45, 0.035], wood);
  for (const y of [0.6, 0.74, 0.88]) frame.box([0.04, y, 0.005], [size - 0.08, 0.06, 0.025], wood);
}

/** A dining table with chairs around its middle at `(x, z)`; `seats` on each long side. */
export function diningTable(
  room: Room,
  chance: Chance,
  x: number,
  z: number,
  seats: number,
  along: 'x' | 'z' = 'x',
): void {
  const { style, art } = room;
  const [long, wide] = [seats * 0.68 + 0.25, 0.9];
  const kind: Seat = chance.chance(0.5) ? 'chair' : 'shell';
  const colour = chance.pick([style.textiles[0], style.textiles[2], style.sofa, style.wood]);
  const wood = art.colour(style.wood);
  const frame =
    along === 'x' ? room.at(x - long / 2, z + wide / 2) : room.at(x - wide / 2, z - long / 2, 'east');
  frame.shade([0, 0], [long, wide], 1);
  legs(frame, long, wide, 0.71, lit(wood, -0.04), 0.07);
  frame.box([0, 0.71, 0], [long, 0.045, wide], wood);
  for (let seat = 0; seat < seats; seat += 1) {
    const u = (long * (seat + 0.5)) / seats;
    const out = chance.between(0.26, 0.38);
    const near =
      along === 'x'
        ? room.at(x - long / 2 + u + 0.225, z - wide / 2 - out, 'north')
        : room.at(x + wide / 2 + out, z - long / 2 + u + 0.225, 'west');
    const far =
      along === 'x'
        ? room.at(x - long / 2 + u - 0.225, z + wide / 2 + out)
        : room.at(x - wide / 2 - out, z - long / 2 + u - 0.225, 'east');
    chair(near, style, kind, colour);
    chair(far, style, kind, colour);
  }
  const middle: Local = [long / 2, 0.755, wide / 2];
  if (chance.chance(0.5)) vase(frame, chance.fork('vase'), middle, style.textiles, 0.24);
  else bowl(frame, style, middle);
  if (chance.chance(0.4))
    potted(frame, chance.fork('pot'), [long * 0.25, 0.755, wide * 0.55], style.textiles[3], 0.18);
}
