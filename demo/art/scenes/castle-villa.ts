/** A small castle behind its court of gravel. */

import { type Art, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { drawManor } from '../houses/manor/manor.ts';
import { type Manor, manorDoor, manorHeight, someManor } from '../houses/manor/manor-spec.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { houseShade, mist, treeLine } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { laurel } from '../street/street.ts';

const GROUND = 905;

/** Gravel from the steps to the gate, widening into a court. */
function court(art: Art, chance: Chance, middle: number, left: number, right: number): void {
  const base = art.colour(art.mood.snow ? '#e0e1df' : chance.pick(['#d8c7a6', '#cfc3ad', '#d9cdb8']));
  const bottom = art.height + 5;
  art.path(
    `M${px(left - 60)} ${GROUND + 2}H${px(right + 60)}Q${px(right + 130)} ${GROUND + 66} ${px(middle + 330)} ${GROUND + 96}Q${px(middle + 250)} ${GROUND + 130} ${px(middle + 300)} ${bottom}H${px(middle - 300)}Q${px(middle - 250)} ${GROUND + 130} ${px(middle - 330)} ${GROUND + 96}Q${px(left - 130)} ${GROUND + 66} ${px(left - 60)} ${GROUND + 2}Z`,
    art.gradient([lit(base, -0.03), lit(base, 0.03)]),
  );
  let pebbles = '';
  for (let n = 0; n < 900; n += 1) {
    const t = Math.sqrt(chance.next());
    const y = GROUND + 6 + (bottom - GROUND) * t;
    const half = y < GROUND + 90 ? (right - left) / 2 + 40 : 262;
    pebbles += `M${px(middle + chance.between(-half, half))} ${px(y)}h${px(2 + 4 * t)}v${px(1 + 1.5 * t)}h${px(-2 - 4 * t)}Z`;
  }
  art.path(pebbles, lit(base, -0.09), { opacity: 0.55 });
}

/** A box-hedge roundel with a stone bowl in the middle of the court. */
function roundel(art: Art, chance: Chance, x: number, y: number): void {
  const stone = art.colour('#b9b6ac');
  art.shade(
    [
      [x - 150, y + 8],
      [x + 150, y + 8],
      [x + 150 - art.sun * 60, y + 36],
      [x - 150 - art.sun * 60, y + 36],
    ],
    0.8,
    6,
  );
  art.ellipse(x, y, 160, 34, lit(stone, -0.04));
  art.ellipse(x, y - 5, 152, 30, mix(art.mood.grass[0], art.mood.foliage[1], 0.3));
  bush(art, chance.fork('box'), x - 120, y + 6, 240, 46, {
    flowers: art.mood.snow ? [] : chance.pick([['#f6ead0', '#e9b94c'], ['#f2d9e2', '#c98ab0'], []]),
  });
  art.polygon(
    [
      [x - 24, y - 22],
      [x + 24, y - 22],
      [x + 11, y - 90],
      [x - 11, y - 90],
    ],
    art.gradient([lit(stone, 0.06), lit(stone, -0.06)]),
  );
  art.path(
    `M${px(x - 62)} ${px(y - 118)}Q${px(x - 50)} ${px(y - 84)} ${px(x)} ${px(y - 84)}Q${px(x + 50)} ${px(y - 84)} ${px(x + 62)} ${px(y - 118)}Z`,
    art.gradient([lit(stone, 0.06), lit(stone, -0.08)]),
  );
  art.ellipse(
    x,
    y - 118,
    62,
    9,
    art.mood.snow ? '#fbfbf9' : mix(art.colour('#6f9aa0'), art.mood.sky[1], 0.4),
    {
      stroke: lit(stone, 0.05),
      strokeWidth: 4,
    },
  );
}

/** Draws it; random properties when none are given. */
export function castleVilla(art: Art, facts: { readonly house?: Manor } = {}): void {
  const { chance, width, mood } = art;
  const house = facts.house ?? someManor(chance.fork('house'));
  const view = chance.fork('view');
  const across = house.width + house.towerWidth;
  const scale = Math.min((width - 240) / across, (GROUND - 60) / manorHeight(house)) * view.between(0.88, 1);
  const wide = house.width * scale;
  const half = (house.towerWidth / 2) * scale;
  const shift = house.twin ? 0 : house.tower * half * 0.5;
  const left = (width - wide) / 2 - shift + view.between(-70, 70);
  const plane = elevation(art, left, GROUND, scale);
  const [middle] = plane.at(manorDoor(house), 0);
  sky(art, 720, { clouds: 6 });
  art.path(
    `M0 ${view.between(620, 690)}Q${width * 0.3} 590 ${width * 0.55} 640T${width} ${view.between(600, 670)}V950H0Z`,
    mix(mood.foliage[2], mood.haze, 0.6),
  );
  treeLine(art, chance.fork('far'), 720, { count: 12, height: [190, 360], haze: 0.45 });
  treeLine(art, chance.fork('near'), 800, {
    count: 8,
    height: [300, 520],
    haze: 0.22,
    kinds: view.pick([['round', 'round', 'poplar'], ['round'], ['pine', 'round']] as const),
  });
  mist(art, 640, 220, 0.3);
  lawn(art, chance.fork('lawn'), 790, art.height);
  const beside = chance.fork('beside');
  for (const [index, x] of [left - half - 150, left + wide + half + 150].entries()) {
    const own = beside.fork(index);
    tree(art, own, x, GROUND - 4, own.between(480, 720), {
      kind: own.pick(['round', 'round', 'pine', 'poplar'] as const),
      spread: 0.3,
    });
  }
  court(art, chance.fork('court'), middle, left, left + wide);
  houseShade(art, left - half * 0.6, left + wide + half * 0.6, GROUND, 170);
  drawManor(art, chance.fork('main'), plane, house);
  const hedges = chance.fork('hedges');
  const steps = 130;
  hedge(art, hedges.fork('left'), left + 10, GROUND + 8, middle - steps - left - 10, 30);
  hedge(art, hedges.fork('right'), middle + steps, GROUND + 8, left + wide - middle - steps - 10, 30);
  const pots = chance.fork('pots');
  const shape = pots.pick(['ball', 'cone'] as const);
  const lining = pots.pick(['cone', 'ball', null] as const);
  const count = pots.pick([2, 3] as const);
  for (const side of [-1, 1]) {
    laurel(art, pots.fork(side), middle + side * 118, GROUND + 26, 104, { shape, pot: '#8a8f90' });
    for (let step = 0; lining !== null && step < count; step += 1) {
      const own = pots.fork(`cone-${side}-${step}`);
      const size = 120 + step * 34;
      laurel(art, own, middle + side * (395 + step * 105), GROUND + 112 + step * 66, size, {
        shape: lining,
        pot: '#8a8f90',
      });
    }
  }
  if (view.chance(0.7)) roundel(art, chance.fork('roundel'), middle, 1085);
  finish(art);
}
