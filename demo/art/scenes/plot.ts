/** A building plot from the air: its edge along a lane, among the neighbours' gardens, fields behind. */

import { type Above, blades, type Field, fields, lane, meadow, seenFrom, sown } from '../aerial/ground.ts';
import { dabs, hedgeAlong, standing, type Thing } from '../aerial/growing.ts';
import { house } from '../aerial/house.ts';
import { parcel, peg } from '../aerial/parcel.ts';
import { village } from '../aerial/village.ts';
import type { Art } from '../canvas/art.ts';
import { createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { hills, mist } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

const FOCAL = 1180;

/** Settings of a plot: share of neighbouring plots with a house, and of the plots behind that are wooded. */
const SETTINGS = {
  village: { built: 0.95, wood: 0, village: true },
  fields: { built: 0.5, wood: 8, village: false },
  wood: { built: 0.7, wood: 46, village: false },
} as const;
type Setting = (typeof SETTINGS)[keyof typeof SETTINGS];

const TREES: readonly (readonly TreeKind[])[] = [
  ['round'],
  ['round', 'round', 'birch'],
  ['round', 'fruit'],
  ['round', 'pine'],
];

/** A neighbouring plot: lawn, drive, terrace, house, and plants. */
function neighbour(
  above: Above,
  chance: Chance,
  lot: Field,
  kinds: readonly TreeKind[],
  beside: boolean,
): Thing[] {
  const { art, ground } = above;
  const [near, far] = art.mood.grass;
  const wide = Math.min(lot.width - 6, chance.between(9.5, 12.5));
  const at: Field = {
    x: lot.x + (lot.width - wide) * chance.between(0.35, 0.65),
    z: lot.z + chance.between(6, 9),
    width: wide,
    depth: chance.between(8, 9.5),
  };
  ground.rect(lot.x, lot.z, lot.width, lot.depth, mix(near, far, 0.35));
  const drive = at.x + wide * chance.pick([0.12, 0.7]);
  const gravel = art.colour(art.mood.snow ? '#e3e4e2' : chance.pick(['#cfc0a2', '#bdb2a2', '#c9b394']));
  ground.rect(drive, lot.z - 2, 3, at.z - lot.z + 2, lit(gravel, 0.01));
  ground.rect(at.x + 1, at.z + at.depth, wide - 2, 3.6, lit(gravel, 0.02));
  const grow = (name: string, place: Place): Thing =>
    standing(above, chance.fork(name), place, chance.fork(`${name}-kind`).pick(kinds));
  const green = chance.fork('green');
  const behind = Array.from({ length: green.int(2, 4) }, (_, n) =>
    grow(`back-${n}`, [
      lot.x + green.between(1, lot.width - 1),
      green.between(4, 8),
      at.z + at.depth + green.between(7, lot.depth - at.depth - 10),
    ]),
  );
  const bed = dabs(
    above,
    chance.fork('bed'),
    Array.from(
      { length: 9 },
      (_, n): Place => [at.x + (n / 8) * wide, green.between(0.9, 1.6), at.z - 1],
    ).filter(([x]) => x < drive - 0.8 || x > drive + 3.8),
  );
  const front = green.chance(0.6)
    ? [grow('front', [lot.x + green.pick([2, lot.width - 2]), green.between(4, 6.5), lot.z + 2])]
    : [];
  const hedge = hedgeAlong(
    above,
    chance.fork('hedge'),
    { x: lot.x, z: lot.z + 0.4, width: Math.max(0.8, drive - lot.x - 0.6), depth: 0.8 },
    0.9,
  );
  return [house(above, chance.fork('house'), at, beside), ...behind, ...bed, ...front, ...hedge];
}

/** Neighbours at both sides, the plot's boundary, and the trees around. */
function around(above: Above, chance: Chance, land: Field, setting: Setting): Thing[] {
  const kinds = chance.pick(TREES);
  const things: Thing[] = [];
  const right = land.x + land.width;
  const lots = [-3, -2, -1, 1, 2, 3].map((step): Field => {
    const width = 22;
    return {
      x: step < 0 ? land.x + step * width : right + (step - 1) * width,
      z: land.z,
      width,
      depth: land.depth,
    };
  });
  for (const [n, lot] of lots.entries()) {
    const own = chance.fork(`lot-${n}`);
    if (own.chance(setting.built)) things.push(...neighbour(above, own, lot, kinds, n === 2 || n === 3));
    else {
      sown(above, own, lot, 0, ['meadow', 'mown', 'wheat']);
      blades(above, own, lot, 260);
    }
    const edge = n < 3 ? lot.x : lot.x + lot.width;
    things.push(
      ...hedgeAlong(
        above,
        own.fork('side'),
        { x: edge - 0.5, z: land.z + 1, width: 1, depth: land.depth - 1 },
        1.5,
      ),
    );
  }
  // One side of the plot is open to the neighbour's hedge; at the other stand trees of different ages.
  const hedged = chance.pick([-1, 1] as const);
  const bound = hedged < 0 ? land.x - 1.9 : right + 0.9;
  things.push(
    ...hedgeAlong(
      above,
      chance.fork('bound'),
      { x: bound, z: land.z + 1, width: 1, depth: land.depth - 2 },
      1.6,
    ),
  );
  const free = hedged < 0 ? right + 2.2 : land.x - 2.2;
  for (const [n, share] of [0.3, 0.62, 0.93].entries()) {
    const own = chance.fork(`edge-${n}`);
    things.push(
      standing(above, own, [free, own.between(3.4, 6), land.z + land.depth * share], own.pick(kinds)),
    );
  }
  const back = land.z + land.depth;
  things.push(
    ...hedgeAlong(
      above,
      chance.fork('back'),
      { x: land.x - 66, z: back + 1.4, width: 66 + land.width + 66, depth: 1.1 },
      1.2,
    ),
  );
  for (let n = 0; n < 7 + setting.wood; n += 1) {
    const own = chance.fork(`wood-${n}`);
    const deep = setting.wood > 20 ? own.between(4, 26) : own.between(3, 8);
    things.push(
      standing(above, own, [own.between(-75, 75), own.between(6, 11), back + deep], own.pick(kinds)),
    );
  }
  for (const x of [land.x, right]) for (const z of [land.z, back]) things.push(peg(above, x, z));
  return things;
}

/** Plants in front of the lane, cut by the lower edge of the picture, so that the viewer looks over them. */
function foreground(above: Above, chance: Chance, front: number, middle: number): Thing[] {
  const near = front - 10.5;
  const side = chance.pick([-1, 1] as const);
  const half = above.art.width / 2 / above.camera.scale([middle, 0, near]);
  const trees = [0.78, 1.02, 0.5].map((share, n) => {
    const own = chance.fork(n);
    const place: Place = [middle + side * half * share, own.between(5.4, 7.6), near - own.between(0, 1.6)];
    return standing(above, own, place, own.pick(['round', 'birch', 'round'] as const));
  });
  const hedgerow = Array.from({ length: 150 }, (_, n): Place => {
    const own = chance.fork(`shrub-${n}`);
    const x = middle + (n / 75 - 1) * 1.3 * half;
    return [x, own.between(0.9, 2.1), front - 10.1 + 1.6 * Math.sin(x / 34) + own.between(-0.6, 0.5)];
  }).filter(([x]) => Math.sin(x / 5 + side) > -0.55);
  return [...trees.slice(0, chance.int(2, 3)), ...dabs(above, chance.fork('shrubs'), hedgerow)];
}

/** Draws a random one. */
export function plot(art: Art): void {
  const { chance, mood, width, height } = art;
  const view = chance.fork('view');
  const eye = view.between(24, 32);
  const horizon = view.between(210, 270);
  const front = (eye * FOCAL) / (view.between(965, 1005) - horizon);
  const yaw = view.pick([-1, 1] as const) * view.between(0.12, 0.34);
  const camera = createCamera({ eye: [0, eye, 0], yaw, focal: FOCAL, centre: [width / 2, horizon] });
  const above = seenFrom(art, camera);
  const setting = SETTINGS[chance.fork('setting').pick(['village', 'fields', 'wood', 'village'] as const)];
  const [wide, deep] = [view.between(19, 24), view.between(32, 42)];
  // Rotated with the eye, so that the plot stays in the middle of the picture.
  const middle = Math.tan(yaw) * (front + 12) + view.between(-1.5, 1.5);
  const land: Field = { x: middle - wide / 2, z: front, width: wide, depth: deep };
  sky(art, horizon + 20, { clouds: 5, scale: 0.8 });
  hills(art, chance.fork('hills'), {
    from: horizon - view.between(40, 70),
    to: horizon + 4,
    ridges: 3,
    amplitude: view.between(18, 52),
    pines: 7,
    mist: 0.4,
  });
  art.rect(0, horizon + 2, width, height - horizon, mix(mood.grass[1], mood.haze, 0.62));
  const rows = fields(above, chance.fork('fields'), front + deep + 2);
  mist(art, horizon - 40, 150, 0.5);
  meadow(above, chance.fork('meadow'), front + deep + 2);
  lane(above, chance.fork('lane'), front);
  const things = [
    ...dabs(above, chance.fork('rows'), rows),
    ...around(above, chance.fork('around'), land, setting),
    ...foreground(above, chance.fork('before'), front, Math.tan(yaw) * (front - 11)),
    ...(setting.village
      ? village(above, chance.fork('village'), [
          Math.tan(yaw) * 240 + view.between(-70, 70),
          view.between(215, 255),
        ])
      : []),
  ].toSorted((one, other) => other.z - one.z);
  parcel(above, chance.fork('parcel'), land);
  const shade = things.map(({ shade: points }) => above.ground.path(points)).join('');
  art.path(shade, mood.shadow.colour, { opacity: mood.shadow.strength, blend: 'multiply', blur: 1.5 });
  for (const thing of things) thing.draw();
  finish(art, 0.9);
}
