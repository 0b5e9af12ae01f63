/** A panorama of a village in a valley of the Ardennes, for the top of a page; its middle third also works alone. */

import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { church } from '../country/church.ts';
import { river, stoneBridge } from '../country/river.ts';
import { smoke } from '../country/smoke.ts';
import { drawFarmhouse, type FarmForm, someFarmhouse } from '../houses/stone/farmhouse.ts';
import { lawn } from '../nature/growth/grass.ts';
import { tree } from '../nature/growth/tree.ts';
import { fence, footpath, hills, mist, treeLine, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

/** Houses: share of the width, share of the height, px per metre, form. Far ones first. */
const VILLAGE: readonly (readonly [number, number, number, FarmForm])[] = [
  [0.352, 0.667, 12, 'long'],
  [0.452, 0.668, 13, 'village'],
  [0.558, 0.667, 12, 'village'],
  [0.605, 0.672, 13, 'long'],
  [0.405, 0.682, 16, 'village'],
  [0.535, 0.684, 17, 'manor'],
];
const MIDDLE: typeof VILLAGE = [
  [0.315, 0.735, 23, 'angle'],
  [0.6, 0.742, 24, 'long'],
];
const NEAR: typeof VILLAGE = [
  [0.09, 0.79, 35, 'long'],
  [0.775, 0.795, 37, 'manor'],
];

/** Draws the panorama, of any width. */
export function heroArdennes(art: Art): void {
  const { width, height, mood } = art;
  const chance = art.chance.fork('hero');
  const size = height / 1100;
  const at = (across: number, down: number) => [width * across, height * down] as const;
  const houses = (list: typeof VILLAGE, name: string): void => {
    for (const [index, [across, down, metre, form]] of list.entries()) {
      const own = chance.fork(`${name}-${index}`);
      const house = someFarmhouse(own, form);
      const scale = metre * size;
      const [x, y] = at(across + own.between(-0.006, 0.006), down);
      const wide = house.width * scale;
      for (const [n, share] of [-0.14, 1.16].entries()) {
        const green = own.fork(`tree-${n}`);
        if (!green.chance(metre < 20 ? 0.35 : 0.7)) continue;
        tree(art, green, x + wide * share, y, scale * green.between(7, 10), {
          kind: green.pick(['round', 'round', 'birch', 'poplar'] as const),
          shadow: false,
          haze: metre < 20 ? 0.25 : 0,
        });
      }
      const [lean, drop] = [art.sun * scale * 3, scale * 1.3];
      art.shade(
        [
          [x, y],
          [x + wide, y],
          [x + wide - lean, y + drop],
          [x - lean, y + drop],
        ],
        0.9,
        4,
      );
      const plane = elevation(art, x, y, scale);
      if (own.chance(0.6))
        smoke(art, own.fork('smoke'), ...plane.at(...house.smoke), Math.min(1, metre / 30));
      drawFarmhouse(art, own.fork('house'), plane, house);
    }
  };
  sky(art, height * 0.56, { clouds: 6, scale: 1.3 });
  hills(art, chance.fork('hills'), {
    from: height * 0.31,
    to: height * 0.6,
    ridges: 6,
    amplitude: 150 * size,
    pines: 44,
    mist: mood.lamps > 0.5 ? 0.35 : 0.55,
  });
  lawn(art, chance.fork('meadow'), height * 0.63, height);
  treeLine(art, chance.fork('trees'), height * 0.655, { count: 11, height: [70 * size, 170 * size] });
  church(art, chance.fork('church'), ...at(0.487, 0.668), 17 * size);
  houses(VILLAGE, 'village');
  mist(art, height * 0.6, 130 * size, mood.lamps > 0.5 ? 0.16 : 0.3);
  const banks = river(
    art,
    chance.fork('river'),
    [...at(0.5, 0.7)],
    [width * chance.between(0.42, 0.47), height + 20],
    [12 * size, 260 * size],
  );
  houses(MIDDLE, 'middle');
  const bridge = height * 0.752;
  const over = banks(bridge + 20 * size);
  footpath(
    art,
    [...at(0.475, 0.69)],
    [over[0] - (over[1] - over[0]) * 0.4, bridge + 24 * size],
    [5 * size, 12 * size],
  );
  footpath(
    art,
    [over[1] + (over[1] - over[0]) * 0.38, bridge + 20 * size],
    [width * 0.69, height + 10],
    [11 * size, 90 * size],
  );
  stoneBridge(art, chance.fork('bridge'), over, bridge);
  houses(NEAR, 'near');
  fence(art, chance.fork('fence'), [width * 0.7, height * 0.955], [width * 0.98, height * 0.905], 62 * size);
  const near = chance.fork('pines');
  const pines = [
    [0.055, 470],
    [0.955, 500],
    [0.012, 760],
    [0.992, 820],
  ] as const;
  for (const [n, [share, tall]] of pines.entries())
    tree(art, near.fork(n), width * share, height - 8, tall * size * near.between(0.9, 1.05), {
      kind: 'pine',
      shadow: false,
    });
  wildGrass(art, chance.fork('left'), 46, { from: 0, to: width * 0.33 });
  wildGrass(art, chance.fork('right'), 40, { from: width * 0.72, to: width });
  finish(art, mood.lamps > 0.5 ? 1.15 : 0.85);
}
