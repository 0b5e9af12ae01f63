/** A row of garages on a yard. */
import type { Art } from '../art.ts';
import { createFront, type Front } from '../blocks/front.ts';
import { type Camera, createCamera } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { tree, tuft } from '../foliage.ts';
import { finish } from '../light.ts';
import { brick, render } from '../masonry.ts';
import { corners, elevation, planeIn } from '../plane.ts';
import { SLATES, tiles } from '../roofing.ts';
import { sky } from '../sky.ts';
import { bike, laurel } from '../street.ts';
import { windowIn } from '../window.ts';

const GROUND = 900;
const PX_PER_METRE = 84;
const AWAY = 12;
const RECESS = 0.32;
const DOORS = [
  '#4f6b5a',
  '#33505f',
  '#8c4a3f',
  '#d9cfbb',
  '#5f6a6e',
  '#c98f4a',
  '#3a3f47',
  '#e9e4d8',
  '#6b7f5a',
  '#7a5c48',
] as const;
const LEAVES = ['ribbed', 'boards', 'panels', 'double'] as const;

/** Houses behind, in the haze. */
function behind(art: Art, chance: Chance): void {
  for (let n = 0; n < 3; n += 1) {
    const own = chance.fork(n);
    const [x, foot] = [-60 + n * 570 + own.between(-30, 30), 690];
    const plane = elevation(art, x, foot, 38);
    const high = own.between(6, 8.5);
    brick(
      art,
      own,
      plane,
      [0, 0, 12.4, high],
      own.pick(['#a9583f', '#b56a4a', '#c08a62', '#9a6048', '#b9795a']),
    );
    const roof: readonly (readonly [number, number])[] = [
      [-0.3, high],
      [12.7, high],
      [12, high + 3],
      [0.5, high + 3],
    ];
    if (own.chance(0.5)) tiles(art, own, plane, roof, '#8f5a4a', { density: 2 });
    else tiles(art, own, plane, roof, '#5a6570', { ...SLATES, density: 2 });
    for (let bay = 0; bay < 4; bay += 1) {
      windowIn(
        art,
        own.fork(bay),
        plane,
        { u: 0.9 + bay * 2.9, v: high - 2.7, width: 1.4, height: 1.8 },
        { leaves: 2 },
      );
    }
  }
}

/** The face of a door, on its own plane in the recess. */
function leaf(front: Front, chance: Chance, u: number, width: number, height: number, colour: string): void {
  const { art } = front;
  const plane = front.plane(-RECESS);
  const base = art.colour(colour);
  const kind = chance.pick(LEAVES);
  plane.rect(u, 0, width, height, art.gradient([lit(base, 0.03), lit(base, -0.04)]));
  const across = (v: number): void => {
    plane.rect(u, v, width, 0.035, lit(base, -0.09));
    plane.rect(u, v + 0.035, width, 0.02, lit(base, 0.06));
  };
  if (kind === 'ribbed') for (let v = 0.22; v < height; v += 0.22) across(v);
  if (kind === 'boards' || kind === 'double')
    for (let x = u + 0.2; x < u + width - 0.05; x += 0.2) plane.rect(x, 0, 0.022, height, lit(base, -0.08));
  if (kind === 'double') {
    plane.rect(u + width / 2 - 0.02, 0, 0.04, height, lit(base, -0.16));
    for (const side of [0.3, width - 0.5])
      for (const v of [0.35, height - 0.4]) plane.rect(u + side - 0.2, v, 0.6, 0.05, art.colour('#2c3032'));
  }
  if (kind === 'panels') {
    for (let row = 0; row < 4; row += 1) {
      across((height * (row + 1)) / 4 - 0.03);
      for (let n = 0; n < 4; n += 1) {
        const [x, v] = [u + 0.12 + (n * (width - 0.12)) / 4, (height * row) / 4 + 0.12];
        plane.rect(x, v, width / 4 - 0.16, height / 4 - 0.22, lit(base, -0.05));
        plane.rect(x + 0.03, v + 0.02, width / 4 - 0.2, height / 4 - 0.28, lit(base, 0.02));
      }
    }
  }
  if (chance.chance(0.35)) {
    for (let n = 0; n < 4; n += 1)
      plane.rect(
        u + 0.2 + (n * (width - 0.2)) / 4,
        height - 0.6,
        width / 4 - 0.2,
        0.36,
        art.gradient([art.mood.glass[1], art.mood.glass[0]]),
      );
  }
  plane.rect(u + width / 2 - 0.12, 0.98, 0.24, 0.06, art.colour('#c9c4ba'));
  plane.rect(u, 0, width, 0.07, art.mood.shadow.colour, { opacity: 0.35 });
}

/** An open garage: its floor and walls, shelves at the back and a bicycle against the side. */
function open(front: Front, chance: Chance, u: number, width: number, height: number): void {
  const { art } = front;
  const dark = (hex: string, by: number): string => mix(art.colour(hex), '#1d1a1c', by);
  const [u1, back] = [u + width, -5.2];
  front.face(
    [
      [u, 0, back],
      [u1, 0, back],
      [u1, height, back],
      [u, height, back],
    ],
    dark('#b9ae9c', 0.5),
  );
  front.face(
    [
      [u, 0, 0],
      [u1, 0, 0],
      [u1, 0, back],
      [u, 0, back],
    ],
    art.gradient([dark('#9b9389', 0.6), dark('#9b9389', 0.22)]),
  );
  front.face(
    [
      [u, 0, 0],
      [u, 0, back],
      [u, height, back],
      [u, height, 0],
    ],
    dark('#c4b8a4', 0.42),
  );
  front.face(
    [
      [u1, 0, 0],
      [u1, 0, back],
      [u1, height, back],
      [u1, height, 0],
    ],
    dark('#c4b8a4', 0.5),
  );
  front.face(
    [
      [u, height, 0],
      [u1, height, 0],
      [u1, height, back],
      [u, height, back],
    ],
    dark('#8f8577', 0.55),
  );
  for (const v of [0.5, 1.05, 1.6]) {
    front.box([u + 0.2, v, back], [width - 0.4, 0.05, 0.4], '#7a5a3c');
    for (let x = u + 0.3; x < u1 - 0.6; x += chance.between(0.35, 0.6))
      front.box(
        [x, v + 0.05, back + 0.05],
        [chance.between(0.2, 0.34), chance.between(0.15, 0.4), 0.3],
        chance.pick(['#8c6a48', '#5f6a6e', '#8c4a3f', '#c9b594']),
      );
  }
}

/** One garage: the opening in the wall, its cheeks and its door. */
function garage(
  front: Front,
  chance: Chance,
  u: number,
  width: number,
  height: number,
  colour: string,
  isOpen: boolean,
): void {
  const { art } = front;
  const { shadow } = art.mood;
  const plane = front.plane();
  plane.rect(u - 0.12, 0, width + 0.24, height + 0.14, art.colour('#cfc5ae'));
  plane.rect(u - 0.12, height + 0.1, width + 0.24, 0.04, art.colour('#e2dac8'));
  const opening = corners(u, 0, width, height);
  plane.polygon(opening, mix(art.colour('#8a7a6a'), shadow.colour, 0.3));
  art.clipped(plane.path(opening), () => {
    if (isOpen) open(front, chance, u, width, height);
    else leaf(front, chance, u, width, height, colour);
    const cheek = (at: number, facing: 'left' | 'right'): void =>
      front.face(
        [
          [at, 0, 0],
          [at, 0, -RECESS],
          [at, height, -RECESS],
          [at, height, 0],
        ],
        lit(front.tone('#cfc5ae', facing), -0.05),
      );
    if (front.eye[0] > u) cheek(u, 'right');
    if (front.eye[0] < u + width) cheek(u + width, 'left');
    const at = art.sun < 0 ? u : u + width;
    const reach = art.sun < 0 ? RECESS * 0.9 : -RECESS * 0.9;
    const inner = front.plane(-RECESS);
    inner.rect(u, height - RECESS, width, RECESS, shadow.colour, { opacity: shadow.strength });
    inner.rect(Math.min(at, at + reach), 0, Math.abs(reach), height - RECESS, shadow.colour, {
      opacity: shadow.strength * 0.9,
    });
  });
  front.face(
    [
      [u, 0.01, 0],
      [u + width, 0.01, 0],
      [u + width, 0.01, 0.35],
      [u, 0.01, 0.35],
    ],
    lit(art.colour('#8a857c'), -0.02),
  );
}

/** Setts or slabs of the yard, in perspective. */
function yard(art: Art, chance: Chance, camera: Camera): void {
  const base = art.colour(
    art.mood.snow ? '#e6e7e4' : chance.pick(['#9b9389', '#a89f92', '#8d8a86', '#a58a76']),
  );
  art.rect(0, GROUND, art.width, art.height - GROUND, art.gradient([lit(base, 0.02), lit(base, -0.03)]));
  const floor = planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, -1]);
  const size = chance.pick([0.22, 0.4]);
  const tints = [-0.05, 0.04, -0.03].map((by) => lit(base, by));
  const paths = new Map(tints.map((tint) => [tint, '']));
  let joints = '';
  for (let row = 0; row * size < 8.6; row += 1) {
    joints += floor.path(
      [
        [-13, row * size],
        [13, row * size],
      ],
      false,
    );
    const shift = row % 2 === 0 ? 0 : size;
    for (let x = -13 + shift; x < 13; x += size * 2) {
      joints += floor.path(
        [
          [x, row * size],
          [x, (row + 1) * size],
        ],
        false,
      );
      if (!chance.chance(0.3)) continue;
      const tint = chance.pick(tints);
      paths.set(tint, (paths.get(tint) ?? '') + floor.path(corners(x, row * size, size * 2, size)));
    }
  }
  for (const [tint, d] of paths) art.path(d, tint, { opacity: 0.7 });
  art.path(joints, 'none', { stroke: lit(base, -0.1), strokeWidth: 1.3, opacity: 0.5 });
}

/** Draws the row of garages. */
export function garages(art: Art): void {
  const { chance, width, mood, sun } = art;
  const own = chance.fork('garages');
  const wall = own.pick(['#a9654a', '#b9795a', '#8f5a45', '#c9a06f', '#e6dcc8', '#d9d4c8'] as const);
  const rendered = wall === '#e6dcc8' || wall === '#d9d4c8';
  const off = own.between(-3, 3);
  const camera = createCamera({
    eye: [off, 1.7, -AWAY],
    focal: PX_PER_METRE * AWAY,
    centre: [width / 2 + off * PX_PER_METRE, GROUND - 1.7 * PX_PER_METRE],
  });
  sky(art, 760, { clouds: 6 });
  behind(art, own.fork('behind'));
  art.rect(
    0,
    180,
    width,
    560,
    art.gradient([
      [0, mood.haze, 0],
      [0.6, mood.haze, 0.26],
      [1, mood.haze, 0.3],
    ]),
  );
  for (let n = 0; n < 7; n += 1) {
    const green = own.fork(`tree-${n}`);
    tree(art, green, green.between(0, width), 700, green.between(240, 420), {
      shadow: false,
      kind: mood.snow ? 'bare' : green.pick(['round', 'birch', 'poplar'] as const),
    });
  }
  yard(art, own.fork('yard'), camera);
  const left = -11;
  const front = createFront(art, camera, [left, 0, 0], 0);
  const high = own.between(3.1, 3.5);
  (rendered ? render : brick)(art, own.fork('wall'), front.plane(), [0, 0, 22, high], wall);
  front.plane().rect(
    0,
    0,
    22,
    high,
    art.gradient(
      sun < 0
        ? [
            [0, mood.wash.colour, 0.28],
            [1, mood.shadow.colour, 0.14],
          ]
        : [
            [0, mood.shadow.colour, 0.14],
            [1, mood.wash.colour, 0.28],
          ],
      [0, 0, 1, 0],
    ),
  );
  const palette = own.chance(0.35) ? [own.pick(DOORS)] : Array.from({ length: 4 }, () => own.pick(DOORS));
  const [step, wide] = [own.between(3, 3.4), own.between(2.5, 2.7)];
  const opened = own.chance(0.4) ? own.int(2, 4) : -1;
  for (let n = 0; n * step + wide < 22; n += 1) {
    garage(
      front,
      own.fork(n),
      0.3 + n * step,
      wide,
      2.35,
      own.fork(`colour-${n}`).pick(palette),
      n === opened,
    );
  }
  if (front.cast !== null)
    front.plane().shade(
      [
        [0, high],
        [22, high],
        [22, high - 0.35 * front.cast[1]],
        [0, high - 0.35 * front.cast[1]],
      ],
      1,
      2,
    );
  front.box([-0.4, high - 0.05, -0.3], [22.8, 0.3, 0.65], '#d9d0c0');
  if (mood.snow) front.box([-0.4, high + 0.25, -0.3], [22.8, 0.12, 0.65], '#fbfbf9');
  art.rect(0, GROUND - 4, width, 18, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const [edge, into] = sun < 0 ? [-140, 1] : [width + 140, -1];
  art.shade(
    [
      [edge, GROUND + 20],
      [edge + into * own.between(500, 740), GROUND + 20],
      [edge + into * 400, 1300],
      [edge, 1300],
    ],
    0.75,
    7,
  );
  for (let n = 0; n < 24 && !mood.snow; n += 1) {
    const grass = own.fork(`tuft-${n}`);
    tuft(
      art,
      grass,
      grass.between(0, width),
      GROUND + grass.between(2, 8),
      grass.between(8, 24),
      grass.pick([mood.foliage[1], mood.foliage[2]]),
      7,
    );
  }
  if (own.chance(0.6))
    bike(art, own.fork('bike'), own.between(500, 1200), GROUND + 120, 150, {
      facing: own.pick(['left', 'right'] as const),
    });
  if (own.chance(0.5))
    laurel(art, own.fork('laurel'), own.between(200, 420), GROUND + 50, 110, { pot: '#b5694a' });
  if (own.chance(0.55))
    tree(art, own.fork('near'), sun < 0 ? width - 90 : 90, GROUND + 60, 740, {
      spread: 0.24,
      kind: mood.snow ? 'bare' : 'round',
    });
  finish(art);
}
