/** A garden seen from its terrace: large and green, or small between the walls of a city. */

import type { Art, Point } from '../canvas/art.ts';
import { createCamera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { footpath } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { FEATURES } from '../outdoor/features.ts';
import { type Outdoors, paving, slab } from '../outdoor/ground.ts';
import { bulbs, firebowl, lantern } from '../outdoor/lights.ts';
import { diningTable, lounge, lounger, slattedBench } from '../outdoor/seating.ts';
import { parasol, pergola } from '../outdoor/shelter.ts';
import { laurel } from '../street/street.ts';
import { cityPlants, cityWalls, farEnd, GARDEN_ENDS, type GardenEnd, houseBeside } from './garden-bounds.ts';

interface GardenFacts {
  readonly size?: 'city' | 'large';
  /** Far end of a large garden. */
  readonly end?: GardenEnd;
}

const CUSHIONS = ['#c9794f', '#d9a24e', '#3f7f8c', '#5f7f5a', '#b5694a', '#8a9aa6', '#d8cdb8'] as const;
const BLOOMS = [
  ['#f2d9e2', '#c98ab0'],
  ['#f6ead0', '#e9b94c'],
  ['#b9a4d6', '#8f7ab8'],
  ['#fbf6ea'],
  ['#d9695f', '#f0a08a'],
] as const;

/** Lawn, trees, borders and one or two features, up to the far end at `y` px. */
function large(outdoors: Outdoors, chance: Chance, y: number): void {
  const { art, camera } = outdoors;
  lawn(art, chance.fork('lawn'), y - 4, art.height);
  const { width, mood } = art;
  const rows = chance.fork('rows');
  for (let index = 0; index < 9; index += 1) {
    const own = rows.fork(index);
    bush(art, own, -40 + index * 190, y + own.between(2, 12), own.between(120, 210), own.between(34, 90), {
      flowers: mood.snow ? [] : own.pick([[], ...BLOOMS]),
    });
  }
  const side = chance.pick([-1, 1] as const);
  const at = (share: number): number => width * (side < 0 ? share : 1 - share);
  tree(
    art,
    chance.fork('tree'),
    at(chance.between(0.04, 0.2)),
    y + chance.between(40, 80),
    chance.between(430, 620),
    {
      kind: chance.pick(['round', 'round', 'fruit'] as const),
      spread: 0.32,
    },
  );
  tree(
    art,
    chance.fork('other'),
    at(chance.between(0.78, 0.97)),
    y + chance.between(14, 40),
    chance.between(300, 460),
    {
      kind: chance.pick(['birch', 'fruit', 'round', 'pine'] as const),
    },
  );
  if (chance.chance(0.35))
    footpath(
      art,
      [width * chance.between(0.35, 0.65), y + 3],
      [width * chance.between(0.35, 0.65), 900],
      [16, 70],
      '#cfc3ad',
    );
  const features = mood.snow
    ? (['snowman', 'vegetables'] as const)
    : (['trampoline', 'swing', 'pond', 'vegetables'] as const);
  if (!chance.chance(0.8)) return;
  const x = chance.pick([-1, 1] as const) * chance.between(1.4, 4);
  FEATURES[chance.pick(features)](
    outdoors,
    chance.fork('feature'),
    x,
    camera.eye[2] + chance.between(9.6, 12),
  );
}

/** Paving, gravel or a patch of grass between the walls, and the plants along them. */
function city(outdoors: Outdoors, chance: Chance): void {
  const { art } = outdoors;
  cityWalls(outdoors, chance.fork('walls'));
  const [grass] = art.mood.grass;
  slab(outdoors, [-5, 2, 10, 9], 0, art.mood.snow ? '#eceeed' : mix(grass, art.colour('#7a6a50'), 0.15));
  if (chance.chance(0.5))
    slab(outdoors, [-3.6, 6.6, 7.2, 3.6], 0.002, art.gradient([art.mood.grass[1], grass]));
  else slab(outdoors, [-4.1, 6.6, 8.2, 3.7], 0.002, art.colour(art.mood.snow ? '#f2f2ef' : '#d8ccb4'));
  cityPlants(outdoors, chance.fork('plants'));
}

/** Seating: each arrangement between two edges of the terrace, metres. */
function seats(
  outdoors: Outdoors,
  chance: Chance,
  [left, right]: readonly [number, number],
  evening: boolean,
): void {
  const { art } = outdoors;
  const middle = (left + right) / 2;
  if (art.mood.snow) {
    slattedBench(outdoors, middle + chance.between(-1.5, 0.5), 5.6);
    return;
  }
  const cushion = chance.pick(CUSHIONS);
  const count = right - left > 7 ? chance.pick([2, 3] as const) : 2;
  const wide = count * 0.95;
  const dining = (x: number, z: number): void =>
    diningTable(outdoors, chance.fork('table'), x, z, {
      wood: chance.pick(['#9a6a42', '#8a5f3c', '#b08457', '#6f675e']),
      cushion,
      seats: count,
      evening,
    });
  const side = chance.pick([-1, 1] as const);
  const place = (share: number): number => middle + side * share * (right - left);
  const kind = chance.pick(['table', 'lounge', 'pergola', 'sun', 'both'] as const);
  if (kind === 'pergola') {
    const x = place(0.05) - wide / 2;
    pergola(outdoors, chance.fork('pergola'), [x - 0.6, 4.2, wide + 1.2, 2.2], () => dining(x, 4.8));
    return;
  }
  if (kind === 'lounge' || kind === 'both') {
    lounge(outdoors, place(kind === 'both' ? -0.24 : 0) - 1.1, 4.9, cushion);
    if (evening && kind === 'lounge') firebowl(outdoors, chance.fork('fire'), place(0.3), 4.7);
  }
  if (kind === 'sun' && !evening) {
    if (chance.chance(0.7)) parasol(outdoors, place(-0.36), 6.5, chance.pick(CUSHIONS));
    for (const n of [0, 1]) lounger(outdoors, place(-0.2) - 0.9 + n * 1.1, 4, chance.pick(CUSHIONS));
  } else if (kind === 'sun') firebowl(outdoors, chance.fork('fire'), place(-0.22), 5);
  if (kind !== 'lounge') dining(place(kind === 'table' ? 0 : 0.2) - wide / 2, 4.4);
}

/** Pots at the edges of the terrace, with lanterns in the evening. */
function pots(
  outdoors: Outdoors,
  chance: Chance,
  [left, right]: readonly [number, number],
  evening: boolean,
): void {
  for (const [index, [x, z]] of (
    [
      [left + 0.3, 6.4],
      [right - 0.3, 6.3],
      [left + 0.75, 4.5],
      [right - 0.75, 4.4],
    ] as const
  ).entries()) {
    const own = chance.fork(index);
    if (!own.chance(0.6)) continue;
    const [px, py] = outdoors.camera.point([x, 0, z]);
    laurel(outdoors.art, own, px, py, outdoors.camera.scale([x, 0, z]) * own.between(0.55, 0.8), {
      shape: own.pick(['ball', 'cone'] as const),
    });
    if (evening) lantern(outdoors, [x + (x < 0 ? 0.45 : -0.45), 0, z - 0.1], 0.3);
  }
}

/** Plants near the eye, in one or both corners of the picture. */
function near(art: Art, chance: Chance): void {
  for (const [side, x] of [
    ['left', -150],
    ['right', art.width - 190],
  ] as const) {
    const own = chance.fork(side);
    if (own.chance(0.4)) continue;
    const flowers = art.mood.snow ? [] : own.pick([[], ...BLOOMS]);
    bush(art, own, x + own.between(-30, 30), art.height + 20, 350, own.between(120, 230), { flowers });
  }
}

/** String lights from one edge of the picture over two poles to the other. */
function lights(art: Art, chance: Chance, foot: number): void {
  const poles: readonly Point[] = [
    [-20, chance.between(180, 270)],
    [art.width * chance.between(0.26, 0.36), chance.between(205, 260)],
    [art.width * chance.between(0.64, 0.74), chance.between(205, 260)],
    [art.width + 20, chance.between(180, 270)],
  ];
  for (const [x, y] of poles.slice(1, 3)) art.rect(x - 3.5, y, 7, foot - y, art.colour('#5a4636'));
  for (let span = 0; span < poles.length - 1; span += 1) {
    const [from, to] = [poles[span], poles[span + 1]];
    if (from !== undefined && to !== undefined) bulbs(art, from, to, 58);
  }
}

/** Draws it; random properties when none are given. */
export function garden(art: Art, facts: GardenFacts = {}): void {
  const { chance, width, mood } = art;
  const evening = mood.lamps > 0.5;
  const size = facts.size ?? (chance.fork('size').chance(0.35) ? 'city' : 'large');
  const view = chance.fork('view');
  const horizon = view.between(500, 570);
  const camera = createCamera({ eye: [0, 2, 0], focal: 1050, centre: [width / 2, horizon] });
  const outdoors: Outdoors = { art, camera };
  const end = camera.point([0, 0, 19])[1];
  sky(art, horizon + 90, { clouds: view.int(3, 6) });
  if (size === 'city') city(outdoors, chance.fork('city'));
  else {
    farEnd(art, chance.fork('end'), facts.end ?? chance.fork('kind').pick(GARDEN_ENDS), end);
    large(outdoors, chance.fork('large'), end);
  }
  const wire = view.chance(evening ? 0.75 : 0.25);
  if (wire) lights(art, chance.fork('lights'), camera.point([0, 0, 6.9])[1]);
  const deck = view.chance(0.5);
  const reach = size === 'city' ? 5 : 12;
  paving(
    outdoors,
    [-reach, 1.6, reach * 2, size === 'city' ? 5 : 5.3],
    deck ? 'deck' : 'slabs',
    deck
      ? view.pick(['#b08457', '#9a7a58', '#8a7a6a'])
      : view.pick(['#cfc2ad', '#c4beb2', '#b8b2a8', '#c9a58c']),
  );
  const beside = size === 'large' && view.chance(0.45) ? view.pick([-1, 1] as const) : null;
  if (beside !== null) houseBeside(outdoors, chance.fork('house'), beside, 3.1);
  const edges = [beside === -1 ? -2.7 : -4.1, beside === 1 ? 2.7 : 4.1] as const;
  pots(outdoors, chance.fork('pots'), edges, evening);
  seats(outdoors, chance.fork('seats'), edges, evening);
  near(art, chance.fork('near'));
  finish(art);
}
