/** A panorama of a valley in the Ardennes, for the top of a page. */
import type { Art } from '../art.ts';
import { lawn, tree } from '../foliage.ts';
import { drawFarmhouse, someFarmhouse } from '../houses/farmhouse.ts';
import { hills, mist, river, smoke, treeLine, wildGrass } from '../landscape.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';

/** Farms: share of the width, share of the height, px a metre. The far one comes first. */
const FARMS = [
  [0.36, 0.68, 16],
  [0.12, 0.74, 32],
  [0.72, 0.765, 36],
] as const;

/** Draws the panorama, of any width. */
export function heroArdennes(art: Art): void {
  const { width, height, mood } = art;
  const chance = art.chance.fork('hero');
  const size = height / 1100;
  sky(art, height * 0.52, { clouds: 7, scale: 1.3 });
  hills(art, chance.fork('hills'), {
    from: height * 0.3,
    to: height * 0.6,
    ridges: 6,
    amplitude: 150 * size,
    mist: 0.6,
  });
  lawn(art, chance.fork('meadow'), height * 0.63, height);
  river(
    art,
    chance.fork('river'),
    [width * 0.49, height * 0.635],
    [width * chance.between(0.4, 0.5), height + 20],
    [10 * size, 280 * size],
  );
  treeLine(art, chance.fork('trees'), height * 0.655, { count: 18, height: [80 * size, 180 * size] });
  for (const [index, [across, down, metre]] of FARMS.entries()) {
    const own = chance.fork(`farm-${index}`);
    const house = someFarmhouse(own);
    const scale = metre * size;
    const [x, y] = [width * (across + own.between(-0.02, 0.02)), height * down];
    const wide = house.width * scale;
    for (const [n, at] of [x - scale * 1.6, x + wide + scale * 1.8, x + wide + scale * 4].entries()) {
      const green = own.fork(`tree-${n}`);
      tree(art, green, at, y, scale * green.between(8, 11), {
        kind: green.pick(['round', 'pine', 'birch'] as const),
        shadow: false,
      });
    }
    art.shade(
      [
        [x, y],
        [x + wide, y],
        [x + wide - art.sun * scale * 3, y + scale * 1.3],
        [x - art.sun * scale * 3, y + scale * 1.3],
      ],
      0.9,
      4,
    );
    const plane = elevation(art, x, y, scale);
    drawFarmhouse(art, own.fork('house'), plane, house);
    if (scale > 20)
      smoke(art, own.fork('smoke'), ...plane.at(house.width * 0.1 + 0.45, house.wall + house.roof + 1.3));
  }
  mist(art, height * 0.58, 180 * size, 0.4);
  const near = chance.fork('pines');
  for (const [n, [share, tall]] of (
    [
      [0.075, 500],
      [0.915, 540],
      [0.025, 740],
      [0.97, 800],
    ] as const
  ).entries()) {
    tree(art, near.fork(n), width * share, height - 10, tall * size * near.between(0.9, 1.05), {
      kind: 'pine',
      shadow: false,
    });
  }
  wildGrass(art, chance.fork('left'), 40, { from: 0, to: width * 0.27 });
  wildGrass(art, chance.fork('right'), 40, { from: width * 0.64, to: width });
  if (mood.snow) art.rect(0, height * 0.9, width, height * 0.1, '#f4f5f3', { opacity: 0.12 });
  finish(art);
}
