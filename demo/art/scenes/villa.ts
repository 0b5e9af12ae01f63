/** A villa in its garden, seen from the road. */

import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { border } from '../houses/country.ts';
import { someVilla, VILLA_STYLES, type VillaStyle } from '../houses/villas/villa.ts';
import type { Villa } from '../houses/villas/villa-spec.ts';
import { lawn } from '../nature/growth/grass.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { hills, houseShade, treeLine } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { laurel } from '../street/street.ts';
import { type Frontage, frontGarden } from './front-garden.ts';

interface VillaFacts {
  readonly style?: VillaStyle;
  readonly garage?: boolean;
}

const KINDS: readonly (readonly TreeKind[])[] = [
  ['round'],
  ['round', 'round', 'birch'],
  ['round', 'pine', 'birch'],
  ['pine', 'pine', 'round'],
  ['round', 'poplar'],
  ['round', 'fruit'],
];

/** Hills or woods, and the boundary behind the garden. */
function backdrop(art: Art, chance: Chance, ground: number, style: VillaStyle): void {
  const { mood, width } = art;
  const far = ground - 150;
  art.path(
    `M0 ${far + chance.between(-60, 10)}Q${width * 0.25} ${far - chance.between(40, 120)} ${width / 2} ${far - 30}T${width} ${far - chance.between(0, 60)}V${ground}H0Z`,
    mix(mood.foliage[2], mood.haze, 0.62),
  );
  if (style === 'cottage')
    hills(art, chance.fork('hills'), { from: far - 330, to: far - 20, ridges: 4, amplitude: 84, pines: 34 });
  const kinds = chance.pick(KINDS);
  treeLine(art, chance.fork('far'), ground - 120, { count: 11, height: [150, 290], haze: 0.5, kinds });
  treeLine(art, chance.fork('near'), ground - 70, {
    count: chance.int(5, 9),
    height: chance.pick([
      [260, 420],
      [380, 600],
      [480, 760],
    ] as const),
    haze: 0.26,
    kinds,
  });
  lawn(art, chance.fork('lawn'), ground - 84, art.height);
  if (chance.chance(0.5))
    hedge(art, chance.fork('hedge'), -20, ground - 34, width + 40, chance.between(80, 130));
}

/** Px per metre: the house fills most of the picture, and its wing may come near the edges. */
function scaleOf(art: Art, house: Villa, ground: number, near: number): number {
  const room = ground - 150;
  return Math.min(
    (art.width * 0.74 * near) / house.width,
    (art.width * 0.93) / (house.to - house.from),
    (room / house.height) * Math.min(1, near + 0.05),
  );
}

/** Trees beside the house, and sometimes one near the eye at the emptier side. */
function trees(art: Art, chance: Chance, { ground, from, to }: Frontage): void {
  const kinds = chance.pick(KINDS);
  for (const [side, x, free] of [
    ['left', from - chance.between(30, 90), from],
    ['right', to + chance.between(30, 90), art.width - to],
  ] as const) {
    const own = chance.fork(side);
    if (free < 40 || own.chance(0.25)) continue;
    tree(art, own, x, ground - 10, own.between(400, 680), { kind: own.pick(kinds) });
  }
}

function foreground(art: Art, chance: Chance, { ground, from, to }: Frontage): void {
  const left = from > art.width - to;
  const free = left ? from : art.width - to;
  if (free < 130 || !chance.chance(0.5)) return;
  const x = left ? chance.between(0.05, 0.4) * free : art.width - chance.between(0.05, 0.4) * free;
  tree(art, chance.fork('tree'), x, ground + chance.between(70, 120), chance.between(620, 860), {
    kind: chance.pick(['round', 'birch', 'fruit', 'birch'] as const),
    spread: 0.22,
  });
}

/** Draws it; random properties when none are given. */
export function villa(art: Art, facts: VillaFacts = {}): void {
  const { chance, width } = art;
  const style = facts.style ?? chance.fork('style').pick(VILLA_STYLES);
  const garage = facts.garage ?? chance.fork('garage').chance(0.55);
  const house = someVilla(chance.fork('house'), style, garage);
  const view = chance.fork('view');
  const ground = view.between(890, 960);
  const scale = scaleOf(art, house, ground, view.between(0.86, 1.02));
  const across = (house.to - house.from) * scale;
  const start = (width - across) * view.between(0.32, 0.68);
  const plane = elevation(art, start - house.from * scale, ground, scale);
  const x = (u: number): number => plane.at(u, 0)[0];
  const at: Frontage = {
    ground,
    scale,
    from: start,
    to: start + across,
    door: x(house.door),
    drive: house.drive === null ? null : x(house.drive),
    court: style !== 'cottage',
  };
  sky(art, ground - 160, { clouds: view.int(3, 6) });
  backdrop(art, chance.fork('backdrop'), ground, style);
  trees(art, chance.fork('beside'), at);
  houseShade(art, at.from, at.to, ground, 2.4 * scale);
  house.draw(art, chance.fork('main'), plane);
  border(art, chance.fork('border'), { from: x(0), to: x(house.width), y: ground, door: at.door }, [
    0.45 * scale,
    0.85 * scale,
  ]);
  const pots = chance.fork('pots');
  if (pots.chance(0.7)) {
    const shape = pots.pick(['ball', 'cone'] as const);
    const pot = pots.pick(['#b5694a', '#8a8f90', '#3b4144']);
    for (const side of [-1, 1])
      laurel(art, pots.fork(side), at.door + side * 1.2 * scale, ground + 0.2 * scale, 1.2 * scale, {
        shape,
        pot,
      });
  }
  frontGarden(art, chance.fork('front'), at);
  foreground(art, chance.fork('foreground'), at);
  finish(art);
}
