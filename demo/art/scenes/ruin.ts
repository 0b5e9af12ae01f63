/** A house to renovate at the end of a lane, with an overgrown garden. */

import type { Art } from '../canvas/art.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { pallet, rubble, wheelbarrow } from '../country/building-site.ts';
import { drawRuin } from '../houses/ruin/ruin.ts';
import { ruinDoor, ruinHeight, someRuin } from '../houses/ruin/ruin-spec.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { fence, footpath, hills, houseShade, treeLine, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

const GROUND = 960;

/** Draws it. */
export function ruin(art: Art): void {
  const { chance, width, mood } = art;
  const house = someRuin(chance.fork('house'));
  const view = chance.fork('view');
  const scale = Math.min(
    (width * view.between(0.56, 0.68)) / house.width,
    (GROUND - 150) / ruinHeight(house),
  );
  const wide = house.width * scale;
  const left = (width - wide) / 2 + view.between(-150, 150);
  const plane = elevation(art, left, GROUND, scale);
  const [door] = plane.at(ruinDoor(house), 0);
  sky(art, 660, { clouds: 6 });
  if (view.chance(0.6)) hills(art, chance.fork('hills'), { from: 480, to: 700, ridges: 3, amplitude: 80 });
  else
    art.path(
      `M0 660Q${width * 0.3} 600 ${width * 0.6} 650T${width} 620V950H0Z`,
      mix(mood.foliage[2], mood.haze, 0.6),
    );
  treeLine(art, chance.fork('trees'), 760, { count: 9, height: [170, 380], haze: 0.32 });
  lawn(art, chance.fork('grass'), 745, art.height);
  const beside = chance.fork('beside');
  const ivyTree = house.ivy < 0 ? left + wide + 210 : left - 210;
  tree(art, beside.fork('near'), ivyTree, GROUND - 4, beside.between(560, 680), {
    kind: beside.pick(['round', 'bare', 'birch', 'round'] as const),
  });
  const bushes = chance.fork('bushes');
  for (const [index, x] of [left - 120, left + wide - 40].entries()) {
    bush(art, bushes.fork(index), x, GROUND + 4, 170, bushes.between(90, 150));
  }
  houseShade(art, left, left + wide, GROUND);
  drawRuin(art, chance.fork('main'), plane, house);
  footpath(art, [door, GROUND], [width / 2 + view.between(-240, 240), art.height], [26, 110], '#b9a888');
  const pile = chance.fork('pile');
  const rubbleX = door + (house.ivy < 0 ? 1 : -1) * pile.between(210, 270);
  rubble(art, pile, rubbleX, GROUND + 30, house.tile);
  if (house.works !== 'none')
    pallet(
      art,
      pile.fork('pallet'),
      rubbleX - 50 - house.ivy * pile.between(120, 190),
      GROUND + 40,
      pile.between(110, 140),
      house.tile,
    );
  else if (pile.chance(0.6))
    wheelbarrow(art, rubbleX + pile.between(150, 200) * -house.ivy, GROUND + 62, pile.pick([-1, 1] as const));
  const weeds = chance.fork('weeds');
  for (let index = 0; index < 7; index += 1) {
    const own = weeds.fork(index);
    const x = left + (wide * (index + own.next())) / 7;
    if (Math.abs(x - door) < 90) continue;
    bush(art, own, x - 40, GROUND + own.between(6, 16), own.between(60, 110), own.between(24, 56), {
      flowers: mood.snow ? [] : own.pick([[], ['#f6ead0'], ['#b9a4d6'], ['#e9b94c']]),
    });
  }
  const side = view.pick([-1, 1] as const);
  const edge = side < 0 ? -20 : width + 20;
  fence(art, chance.fork('fence'), [edge, 1120], [edge - side * 470, 1060], 84);
  wildGrass(art, chance.fork('wild'), 60, { top: 980 });
  finish(art);
}
