/** A fermette in its garden, seen from the gate. */
import { ACROSS, type Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { mix } from '../colour.ts';
import { bush, hedge, lawn, tree } from '../foliage.ts';
import { border } from '../houses/country.ts';
import {
  drawFermette,
  type Fermette,
  fermetteDoor,
  fermetteHeight,
  someFermette,
  WING,
} from '../houses/fermette.ts';
import { footpath, houseShade, treeLine } from '../landscape.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';
import { laurel } from '../street.ts';

const GROUND = 860;
/** Left free on either side of house and wing, px. */
const MARGIN = 110;

/** A pillar of the gate, with a ball of stone. */
function pillar(art: Art, x: number, foot: number, height: number): void {
  const [light, dark] = [art.colour('#b9654a'), art.colour('#8f4a3a')];
  const top = foot - height;
  art.rect(x - 28, top, 56, height, art.gradient(art.sun < 0 ? [light, dark] : [dark, light], ACROSS));
  let joints = '';
  for (let y = top + 10; y < foot; y += 10) joints += `M${x - 28} ${y}h56`;
  art.path(joints, 'none', { stroke: art.colour('#d8b79a'), strokeWidth: 1.2, opacity: 0.5 });
  const cap = art.colour('#a8a39a');
  art.rect(x - 35, top - 12, 70, 16, cap);
  art.ellipse(x, top - 26, 15, 15, cap);
  if (art.mood.snow) art.ellipse(x, top - 36, 12, 5, '#fbfbf9');
}

/** Hedges with a gate between, or an open front lawn with beds. */
function frontage(art: Art, chance: Chance, gate: number): void {
  const foot = art.height + 10;
  if (chance.chance(0.65)) {
    const tall = chance.between(95, 125);
    hedge(art, chance.fork('left'), -20, foot, gate - 250 + 20, tall);
    hedge(art, chance.fork('right'), gate + 250, foot, art.width - gate - 230, tall);
    for (const side of [-1, 1]) pillar(art, gate + side * 222, foot, tall + 68);
    return;
  }
  for (const [side, from, to] of [
    ['left', -40, gate - 330],
    ['right', gate + 330, art.width + 40],
  ] as const) {
    const count = Math.max(2, Math.round((to - from) / 170));
    for (let index = 0; index < count; index += 1) {
      const own = chance.fork(`${side}-${index}`);
      const wide = (to - from) / count;
      bush(art, own, from + index * wide, foot, wide * 1.05, own.between(70, 130), {
        flowers: art.mood.snow
          ? []
          : own.pick([[], ['#f2d9e2', '#c98ab0'], ['#f6ead0', '#e9b94c'], ['#b9a4d6']]),
      });
    }
  }
}

/** Draws it; by chance where nothing is given. */
export function villa(art: Art, facts: { readonly house?: Fermette } = {}): void {
  const { chance, width, mood } = art;
  const house = facts.house ?? someFermette(chance.fork('house'));
  const view = chance.fork('view');
  const across = house.width + WING;
  const scale = Math.min(58, (width - 2 * MARGIN) / across, (GROUND - 120) / fermetteHeight(house));
  const left = (width - across * scale) / 2 + (house.wing < 0 ? WING * scale : 0) + view.between(-30, 30);
  const wide = house.width * scale;
  const plane = elevation(art, left, GROUND, scale);
  const [door] = plane.at(fermetteDoor(house), 0);
  sky(art, 700, { clouds: 6 });
  art.path(
    `M0 ${view.between(640, 690)}Q${width * 0.25} 600 ${width / 2} 640T${width} ${view.between(600, 660)}V900H0Z`,
    mix(mood.foliage[2], mood.haze, 0.62),
  );
  treeLine(art, chance.fork('far'), 690, { count: 13, height: [130, 250], haze: 0.5 });
  treeLine(art, chance.fork('near'), 762, { count: 9, height: [240, 400], haze: 0.26 });
  lawn(art, chance.fork('lawn'), 745, art.height);
  const [from, to] = house.wing < 0 ? [left - WING * scale, left + wide] : [left, left + wide + WING * scale];
  const beside = chance.fork('beside');
  for (const [index, x] of [from - 70, to + 75].entries()) {
    const own = beside.fork(index);
    tree(art, own, x, GROUND + 4, own.between(440, 590), {
      kind: own.pick(['round', 'round', 'birch'] as const),
    });
  }
  houseShade(art, from, to, GROUND, 190);
  drawFermette(art, chance.fork('main'), plane, house);
  const gate = width / 2 + view.between(-150, 150);
  footpath(art, [door, GROUND], [gate, art.height + 5], [36, 170]);
  const drive = plane.at(house.wing > 0 ? house.width + WING / 2 : -WING / 2, 0)[0];
  footpath(art, [drive, GROUND], [gate, art.height + 5], [1.6 * scale, 150]);
  border(art, chance.fork('border'), { from: left, to: left + wide, y: GROUND, door });
  for (const side of [-1, 1]) {
    laurel(art, chance.fork(`laurel-${side}`), door + side * 74, GROUND + 22, 92, {
      shape: 'cone',
      pot: '#b5694a',
    });
  }
  frontage(art, chance.fork('frontage'), gate);
  finish(art);
}
