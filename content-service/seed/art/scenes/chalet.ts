/** A wooden house among pines. */
import { type Art, circles, type Point } from '../art.ts';
import type { Chance } from '../chance.ts';
import { smoke } from '../country/smoke.ts';
import { lawn, tree } from '../foliage.ts';
import { type Chalet, chaletChimney, drawChalet, someChalet } from '../houses/chalet.ts';
import { footpath, hills, houseShade, mist, treeLine, wildGrass } from '../landscape.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';

const GROUND = 935;

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

/** Draws it; by chance where nothing is given. */
export function chalet(art: Art, facts: { readonly house?: Chalet } = {}): void {
  const { chance, width, mood } = art;
  const house = facts.house ?? someChalet(chance.fork('house'));
  const view = chance.fork('view');
  const scale = view.between(64, 76);
  const wide = house.width * scale;
  const left = (width - wide) / 2 + view.between(-120, 120);
  const plane = elevation(art, left, GROUND, scale);
  sky(art, 620, { clouds: 4 });
  hills(art, chance.fork('hills'), {
    from: view.between(330, 400),
    to: 620,
    ridges: 4,
    amplitude: 130,
    pines: 50,
  });
  treeLine(art, chance.fork('forest'), 765, {
    count: view.int(17, 24),
    height: [260, 520],
    haze: mood.snow ? 0.15 : 0.3,
    kinds: ['pine', 'pine', 'pine', 'pine', 'birch'],
  });
  mist(art, 560, 240, 0.45);
  lawn(art, chance.fork('clearing'), 755, art.height);
  houseShade(art, left, left + wide, GROUND, 200);
  drawChalet(art, chance.fork('main'), plane, house);
  const [sx, sy] = plane.at(...chaletChimney(house));
  smoke(art, chance.fork('smoke'), sx, sy);
  const [pileX, pileY] = view.chance(0.5) ? plane.at(-3.4, 0) : plane.at(house.width + 1.1, 0);
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
    [near.between(20, 110), near.between(700, 860)],
    [width - near.between(10, 100), near.between(640, 800)],
  ];
  for (const [index, [x, height]] of room.entries()) {
    tree(art, near.fork(index), x, near.between(1040, 1090), height, { kind: 'pine' });
  }
  wildGrass(art, chance.fork('left'), 17, { to: 440, top: 1050 });
  wildGrass(art, chance.fork('right'), 17, { from: width - 440, top: 1050 });
  finish(art);
  if (mood.snow) snowfall(art, chance.fork('snow'));
}
