/** A garden seen from its terrace, with a table laid; with lamps and candles in the evening. */
import type { Art, Point } from '../art.ts';
import { createCamera } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { bush, hedge, lawn, tree } from '../foliage.ts';
import { BRICKS } from '../houses/terraced-spec.ts';
import { fence, footpath, treeLine } from '../landscape.ts';
import { finish } from '../light.ts';
import { brick } from '../masonry.ts';
import { bulbs, diningTable, lantern, lounger, type Outdoors, parasol, paving } from '../outdoor.ts';
import { elevation } from '../plane.ts';
import { tiles } from '../roofing.ts';
import { sky } from '../sky.ts';
import { laurel } from '../street.ts';
import { windowIn } from '../window.ts';

/** Foot of the hedge at the end of the garden, px. */
const HEDGE = 742;
const CUSHIONS = ['#c9794f', '#d9a24e', '#3f7f8c', '#5f7f5a', '#b5694a'] as const;

export const GARDEN_ENDS = ['houses', 'trees', 'fields'] as const;
export type GardenEnd = (typeof GARDEN_ENDS)[number];

/** Backs of the houses behind, in the haze. */
function backs(art: Art, chance: Chance): void {
  for (let index = 0; index < 4; index += 1) {
    const own = chance.fork(index);
    const x = index * 440 + own.between(-90, 60);
    const plane = elevation(art, x, 690, 34);
    const wide = own.between(8, 10);
    brick(art, own.fork('wall'), plane, [0, 0, wide, 6], own.pick(BRICKS));
    tiles(
      art,
      own.fork('roof'),
      plane,
      [
        [-0.3, 6],
        [wide + 0.3, 6],
        [wide - 0.2, 9],
        [0.2, 9],
      ],
      own.pick(['#8f5a4a', '#5a6570']),
      { density: 2 },
    );
    for (const window of [0, 1, 2]) {
      windowIn(
        art,
        own.fork(`window-${window}`),
        plane,
        { u: 1 + (window * (wide - 2)) / 2.9, v: 3.2, width: 1.4, height: 1.7 },
        { frame: '#efe8da', leaves: 2 },
      );
    }
    art.rect(x - 10, 360, wide * 34 + 20, 340, art.mood.haze, { opacity: 0.3 });
  }
}

function end(art: Art, chance: Chance, kind: GardenEnd): void {
  treeLine(art, chance.fork('trees'), 650, { count: 12, height: [200, 380], haze: 0.45 });
  if (kind === 'houses') backs(art, chance.fork('backs'));
  else if (kind === 'trees')
    treeLine(art, chance.fork('wood'), 720, { count: 11, height: [320, 520], haze: 0.25 });
  else {
    lawn(art, chance.fork('fields'), 650, HEDGE);
    fence(art, chance.fork('fence'), [-20, HEDGE + 2], [art.width + 20, HEDGE + 2], 74);
    return;
  }
  hedge(art, chance.fork('hedge'), -10, HEDGE, art.width + 20, chance.between(95, 135));
}

/** Lawn, trees, borders and a path to the hedge. */
function planting(art: Art, chance: Chance): void {
  lawn(art, chance.fork('lawn'), HEDGE - 4, art.height);
  if (chance.chance(0.6)) {
    footpath(
      art,
      [chance.between(500, 1100), HEDGE + 3],
      [chance.between(560, 1040), 975],
      [20, 90],
      '#cfc3ad',
    );
  }
  const side = chance.pick([-1, 1] as const);
  const at = (share: number): number => art.width * (side < 0 ? share : 1 - share);
  tree(art, chance.fork('tree'), at(chance.between(0.1, 0.2)), 805, chance.between(480, 590), {
    spread: 0.32,
  });
  tree(art, chance.fork('birch'), at(chance.between(0.84, 0.93)), 775, chance.between(330, 430), {
    kind: chance.pick(['birch', 'round'] as const),
  });
  const beds = chance.fork('beds');
  for (let index = 0; index < 12; index += 1) {
    const own = beds.fork(index);
    const bloom = own.pick([['#f2d9e2', '#c98ab0'], ['#f6ead0', '#e9b94c'], ['#b9a4d6', '#8f7ab8'], []]);
    bush(art, own, index * 142 - 40, own.between(775, 789), own.between(120, 190), own.between(50, 96), {
      flowers: art.mood.snow ? [] : bloom,
    });
  }
}

/** A bowl of fire with its glow, for the evening. */
function firebowl({ art, camera }: Outdoors, chance: Chance, x: number, z: number): void {
  const [cx, cy] = camera.point([x, 0, z]);
  const scale = camera.scale([x, 0, z]);
  const iron = art.colour('#2f3032');
  const half = scale * 0.42;
  const rim = cy - scale * 0.42;
  art.path(
    `M${cx - half} ${rim}Q${cx - half * 0.8} ${cy - scale * 0.08} ${cx} ${cy - scale * 0.08}Q${cx + half * 0.8} ${cy - scale * 0.08} ${cx + half} ${rim}Z`,
    iron,
  );
  art.ellipse(cx, cy - scale * 0.04, half * 0.5, half * 0.12, iron);
  art.ellipse(cx, rim, half, half * 0.16, '#7a3a20');
  for (const [colour, wide, tall] of [
    ['#f08a3a', 0.7, 0.62],
    ['#f7b84f', 0.46, 0.44],
    ['#ffe9a8', 0.24, 0.26],
  ] as const) {
    for (const lick of [-0.5, 0, 0.45]) {
      const fx = cx + lick * half * wide;
      const top = rim - scale * tall * (1 - Math.abs(lick) * 0.5) * chance.between(0.8, 1.1);
      const w = half * wide * 0.5;
      art.path(
        `M${fx - w} ${rim}Q${fx - w * 0.9} ${(rim + top) / 2} ${fx + w * 0.1} ${top}Q${fx + w} ${(rim + top) / 2} ${fx + w} ${rim}Z`,
        colour,
        { opacity: 0.9 },
      );
    }
  }
  const glow = art.radial([
    [0, '#ffb45a', 0.6],
    [0.4, '#ff9a4a', 0.2],
    [1, '#ff9a4a', 0],
  ]);
  art.ellipse(cx, rim, scale * 2.4, scale * 1.9, glow, { blend: 'screen' });
}

function furniture(outdoors: Outdoors, chance: Chance, evening: boolean): void {
  const side = chance.pick([-1, 1] as const);
  const cushion = chance.pick(CUSHIONS);
  const seats = chance.pick([2, 3] as const);
  const table = side * (seats === 3 ? 1.4 : 1.75) - (seats * 0.95) / 2;
  const other = side * -1.7;
  if (evening) firebowl(outdoors, chance.fork('fire'), other - 0.1, 5.9);
  else if (chance.chance(0.75)) parasol(outdoors, other - 0.3, 5.7, chance.pick(CUSHIONS));
  for (const place of chance.pick([[0], [0, 1]] as const)) {
    if (!evening) lounger(outdoors, other - 0.3 + place * 1.1 * -side, 4.35, chance.pick(CUSHIONS));
  }
  diningTable(outdoors, chance.fork('table'), table, 4.75, {
    wood: chance.pick(['#9a6a42', '#8a5f3c', '#b08457']),
    cushion,
    seats,
    evening,
  });
  for (const [index, [x, z, size]] of (
    [
      [-3.9, 5.5, 125],
      [3.9, 5.4, 125],
      [-3.35, 4.4, 150],
      [3.4, 4.3, 160],
    ] as const
  ).entries()) {
    const own = chance.fork(`pot-${index}`);
    if (!own.chance(0.85)) continue;
    const [px, py] = outdoors.camera.point([x, 0, z]);
    laurel(outdoors.art, own, px, py, size, { shape: own.pick(['ball', 'cone'] as const) });
    if (evening) lantern(outdoors, [x + (x < 0 ? 0.45 : -0.45), 0, z - 0.1], 0.3);
  }
}

/** Draws it; by chance where nothing is given. */
export function garden(art: Art, facts: { readonly end?: GardenEnd } = {}): void {
  const { chance, width, mood } = art;
  const evening = mood.lamps > 0.5;
  sky(art, 640, { clouds: 5 });
  end(art, chance.fork('end'), facts.end ?? chance.fork('kind').pick(GARDEN_ENDS));
  planting(art, chance.fork('planting'));
  const camera = createCamera({ eye: [0, 2, 0], focal: 1050, centre: [width / 2, 620] });
  const outdoors: Outdoors = { art, camera };
  const view = chance.fork('view');
  const wire = view.chance(evening ? 1 : 0.5);
  const poles: readonly Point[] = [
    [-20, view.between(200, 270)],
    [width * view.between(0.3, 0.36), view.between(205, 240)],
    [width * view.between(0.64, 0.7), view.between(205, 240)],
    [width + 20, view.between(200, 270)],
  ];
  if (wire) for (const [x, y] of poles.slice(1, 3)) art.rect(x - 3.5, y, 7, 800 - y, art.colour('#5a4636'));
  const deck = view.chance(0.5);
  paving(
    outdoors,
    [-12, 3, 24, 3.9],
    deck ? 'deck' : 'slabs',
    deck ? view.pick(['#b08457', '#9a7a58']) : view.pick(['#cfc2ad', '#c4beb2']),
  );
  furniture(outdoors, chance.fork('furniture'), evening);
  for (let span = 0; wire && span < poles.length - 1; span += 1) {
    const [from, to] = [poles[span], poles[span + 1]];
    if (from !== undefined && to !== undefined) bulbs(art, from, to, 58);
  }
  finish(art);
}
