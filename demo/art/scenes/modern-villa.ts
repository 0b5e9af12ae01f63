/** A modern villa behind its terrace, with or without a pool. */

import type { Art } from '../canvas/art.ts';
import { createCamera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { someModernVilla } from '../houses/modern/modern-villa.ts';
import { lawn, tuft } from '../nature/growth/grass.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { houseShade, treeLine } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { type Outdoors, paving, pool } from '../outdoor/ground.ts';
import { diningTable, lounger } from '../outdoor/seating.ts';
import { parasol } from '../outdoor/shelter.ts';

interface ModernVillaFacts {
  readonly storeys?: 1 | 2;
  /** Random when missing. */
  readonly pool?: boolean;
}

/** Height of the eye above the terrace, metres; px per metre at a distance of one metre. */
const EYE = 2.3;
const FOCAL = 1000;
const CLOTHS = ['#c9794f', '#3f7f8c', '#d9a24e', '#5f8f6a', '#b5694a'] as const;
const KINDS: readonly (readonly TreeKind[])[] = [
  ['pine'],
  ['pine', 'birch'],
  ['round', 'birch'],
  ['round'],
  ['round', 'poplar'],
];

/** Paving in front of the house, `far` metres away, with a pool or with a table. */
function terrace(outdoors: Outdoors, chance: Chance, far: number, swim: boolean): void {
  const { art } = outdoors;
  const near = far - chance.between(6, 7);
  const stone = chance.pick(['#d9cfbd', '#cfc9bd', '#c9bba6', '#bdb8b0']);
  const kind = chance.chance(0.3) ? 'deck' : 'slabs';
  const half = chance.between(0.5, 0.62) * far;
  const shift = chance.between(-0.08, 0.08) * far;
  paving(outdoors, [shift - half, near, half * 2, far - near], kind, kind === 'deck' ? '#b08a66' : stone);
  /** Half the visible width of the terrace at its near edge. */
  const seen = Math.min(half, near * 0.78);
  const side = chance.pick([-1, 1] as const);
  const summer = !art.mood.snow;
  if (swim) {
    const wide = seen * chance.between(1.15, 1.4);
    const from = side < 0 ? -seen * 0.86 : seen * 0.86 - wide;
    pool(outdoors, chance.fork('pool'), [from, near + 0.9, wide, chance.between(2.8, 3.4)]);
    const beside = side < 0 ? from + wide + 0.6 : from - 2.3;
    for (const place of summer ? [0, 1] : [])
      lounger(outdoors, beside + place * 1.05, near + 1.4, chance.pick(CLOTHS));
    return;
  }
  if (!summer) return;
  const seats = chance.pick([2, 3] as const);
  const cushion = chance.pick(CLOTHS);
  const other = -side * seen * 0.62;
  if (chance.chance(0.6)) parasol(outdoors, other - side * 0.5, near + 3.6, chance.pick(CLOTHS));
  for (const place of [0, 1])
    lounger(outdoors, other + (place - 0.85) * 1.05, near + 0.9, chance.pick(CLOTHS));
  diningTable(outdoors, chance.fork('table'), side * seen * 0.6 - seats * 0.5, near + 2, {
    wood: chance.pick(['#9a6a42', '#8a5f3c', '#6f675e']),
    cushion,
    seats,
    evening: art.mood.lamps > 0.3,
  });
}

function backdrop(art: Art, chance: Chance, ground: number): void {
  const { mood, width } = art;
  const far = ground - chance.between(120, 190);
  art.path(
    `M0 ${far}Q${width * 0.3} ${far - 80} ${width * 0.56} ${far - 10}T${width} ${far - 40}V${ground}H0Z`,
    mix(mood.foliage[1], mood.haze, 0.6),
  );
  const kinds = chance.pick(KINDS);
  treeLine(art, chance.fork('far'), ground - 80, { count: 11, height: [180, 330], haze: 0.45, kinds });
  treeLine(art, chance.fork('near'), ground - 24, {
    count: chance.int(3, 7),
    height: chance.pick([
      [360, 560],
      [480, 760],
    ] as const),
    haze: 0.16,
    kinds,
  });
  lawn(art, chance.fork('lawn'), ground - 60, art.height);
  if (chance.chance(0.6))
    hedge(art, chance.fork('hedge'), -20, ground - 14, width + 40, chance.between(110, 160));
}

/** Borders at both edges, nearer than the house, and high grasses near the eye. */
function borders(art: Art, chance: Chance, ground: number): void {
  const { width, height, mood } = art;
  for (const [side, from] of [
    ['left', -60],
    ['right', width - 170],
  ] as const) {
    const count = chance.int(3, 5);
    for (let index = 0; index < count; index += 1) {
      const own = chance.fork(`${side}-${index}`);
      const flowers = mood.snow ? [] : own.pick([[], [], ['#c9a4d0', '#f0e6d0'], ['#f6ead0']]);
      bush(art, own, from + index * 46, ground + own.between(20, 70), 110, own.between(50, 100), { flowers });
    }
  }
  if (chance.chance(0.6)) {
    const x = art.sun < 0 ? width - chance.between(20, 90) : chance.between(20, 90);
    tree(art, chance.fork('tree'), x, ground + 110, chance.between(620, 860), {
      kind: chance.pick(['birch', 'round', 'birch', 'fruit'] as const),
      spread: 0.22,
    });
  }
  const grasses = chance.fork('grasses');
  const tones = [mood.foliage[1], mood.foliage[2], mix(mood.foliage[3], '#f3e3c0', 0.4)];
  const wide = chance.between(140, 320);
  for (let index = 0; index < 54; index += 1) {
    const x = index % 2 === 0 ? grasses.between(-40, wide) : grasses.between(width - wide, width + 40);
    const y = grasses.between(ground + 150, height + 15);
    tuft(art, grasses, x, y, grasses.between(60, 130) * (y / 1100), grasses.pick(tones), 14);
  }
}

/** Draws it; random properties when none are given. */
export function modernVilla(art: Art, facts: ModernVillaFacts = {}): void {
  const { chance, width } = art;
  const house = someModernVilla(chance.fork('house'), facts.storeys);
  const swim = facts.pool ?? chance.fork('swim').chance(0.5);
  const view = chance.fork('view');
  const horizon = view.between(680, 735);
  const fit = Math.min((width * 0.84) / house.width, 640 / house.height);
  const scale = fit * view.between(0.9, 1);
  const ground = horizon + EYE * scale;
  const wide = house.width * scale;
  const left = (width - wide) * view.between(0.34, 0.66);
  const plane = elevation(art, left - house.from * scale, ground, scale);
  sky(art, ground - 60, { clouds: view.int(3, 6) });
  backdrop(art, chance.fork('backdrop'), ground);
  houseShade(art, left, left + wide, ground, 1.8 * scale);
  const camera = createCamera({ eye: [0, EYE, 0], focal: FOCAL, centre: [width / 2, horizon] });
  house.draw(art, chance.fork('main'), plane);
  terrace({ art, camera }, chance.fork('terrace'), FOCAL / scale, swim);
  borders(art, chance.fork('beds'), ground);
  finish(art);
}
