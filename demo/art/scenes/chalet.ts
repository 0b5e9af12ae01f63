/** A wooden house among pines. */

import { type Art, circles, type Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { smoke } from '../country/smoke.ts';
import { drawChalet } from '../houses/chalet/chalet.ts';
import { chaletChimney, someChalet } from '../houses/chalet/chalet-spec.ts';
import { lawn } from '../nature/growth/grass.ts';
import { tree } from '../nature/growth/tree.ts';
import { footpath, hills, houseShade, mist, treeLine, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

const GROUND = 985;

/** Firewood, stacked beside the house. */
function logs(art: Art, chance: Chance, [x, y]: Point): void {
  const bark = art.colour('#7a5234');
  for (let row = 0; row < 5; row += 1) {
    for (let log = 0; log < 8 - (row > 3 ? 2 : 0); log += 1) {
      const r = chance.between(8.6, 10.4);
      const cut = art.colour(chance.pick(['#b98a5a', '#c79a68', '#a87a4e']));
      art.ellipse(x + log * 21 + (row % 2) * 10, y - 10 - row * 18, r, r, cut, {
        stroke: bark,
        strokeWidth: 2,
      });
    }
  }
}

function snowfall(art: Art, chance: Chance): void {
  const flakes = Array.from(
    { length: 220 },
    () => [chance.next() * art.width, chance.next() * art.height, chance.between(1, 3.4)] as const,
  );
  art.path(circles(flakes), '#ffffff', { opacity: 0.8 });
}

/** Draws it. */
export function chalet(art: Art): void {
  const { chance, width, mood } = art;
  const house = someChalet(chance.fork('house'));
  const view = chance.fork('view');
  const scale = Math.min((width * view.between(0.58, 0.7)) / house.width, (GROUND - 150) / (house.ridge + 1));
  const wide = house.width * scale;
  const left = (width - wide) / 2 + view.between(-130, 130);
  const plane = elevation(art, left, GROUND, scale);
  const open = view.chance(0.35);
  sky(art, 620, { clouds: 4 });
  hills(art, chance.fork('hills'), {
    from: view.between(300, 420),
    to: open ? 690 : 620,
    ridges: view.int(3, 5),
    amplitude: 130,
    pines: 50,
  });
  treeLine(art, chance.fork('forest'), 765, {
    count: open ? view.int(7, 11) : view.int(17, 24),
    height: open ? [160, 380] : [300, 600],
    haze: mood.snow ? 0.15 : 0.3,
    kinds: view.pick([
      ['pine', 'pine', 'pine', 'pine', 'birch'],
      ['pine', 'round', 'birch', 'pine', 'round'],
      ['birch', 'birch', 'pine', 'round'],
    ] as const),
  });
  mist(art, 560, 240, mood.lamps > 0.5 ? 0.25 : 0.42);
  lawn(art, chance.fork('clearing'), 755, art.height);
  for (const side of [-1, 1]) {
    const own = chance.fork(`beside-${side}`);
    if (own.chance(0.75))
      tree(
        art,
        own,
        side < 0 ? left - own.between(10, 120) : left + wide + own.between(10, 120),
        GROUND - 40,
        own.between(560, 820),
        {
          kind: own.pick(['pine', 'pine', 'birch', 'round'] as const),
        },
      );
  }
  houseShade(art, left, left + wide, GROUND, 200);
  smoke(art, chance.fork('smoke'), ...plane.at(...chaletChimney(house)));
  drawChalet(art, chance.fork('main'), plane, house);
  const [pileX, pileY] = view.chance(0.5) ? plane.at(-2.7, 0) : plane.at(house.width + 0.8, 0);
  logs(art, chance.fork('logs'), [pileX, pileY + 8]);
  footpath(
    art,
    [left + wide / 2, GROUND],
    [width / 2 + view.between(-220, 220), art.height],
    [66, 190],
    '#cdbb98',
  );
  const near = chance.fork('near');
  const room: readonly Point[] = [
    [near.between(-70, 20), near.between(700, 900)],
    [width + near.between(-20, 70), near.between(640, 860)],
  ];
  for (const [index, [x, height]] of room.entries()) {
    if (near.chance(0.35)) continue;
    tree(art, near.fork(index), x, near.between(1110, 1180), height, { kind: 'pine' });
  }
  wildGrass(art, chance.fork('left'), 17, { to: 440, top: 1080 });
  wildGrass(art, chance.fork('right'), 17, { from: width - 440, top: 1080 });
  finish(art);
  if (mood.snow) snowfall(art, chance.fork('snow'));
}
