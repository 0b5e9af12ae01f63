/** Surroundings of a farmhouse: in front and behind, by setting. Px. */

import type { Point } from '../canvas/art.ts';
import { brook, footbridge } from '../country/brook.ts';
import { haybale, sheep } from '../country/pasture.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { fence, footpath, hills, mist, treeLine, wildGrass } from '../nature/landscape.ts';
import type { Setting, Standing } from './farm-setting.ts';
import { village } from './farm-village.ts';

/** Open country with a meadow up to the house. */
function valley({ art, chance, foot }: Standing): void {
  const from = chance.between(340, 430);
  hills(art, chance.fork('hills'), {
    from,
    to: foot - 190,
    amplitude: chance.between(80, 140),
    ridges: chance.int(4, 6),
  });
  lawn(art, chance.fork('meadow'), foot - 150, art.height);
  treeLine(art, chance.fork('trees'), foot - 110, { count: chance.int(6, 11), height: [100, 230] });
  mist(art, foot - 230, 160, 0.3);
}

/** Trees beside the house that its roof does not hide. */
function besideTrees({ art, chance, left, right, foot, scale }: Standing): void {
  const own = chance.fork('beside');
  for (const [index, x] of [
    left - scale * own.between(1.2, 2.4),
    right + scale * own.between(1.2, 2.4),
    left + (right - left) * own.between(0.2, 0.8),
  ].entries()) {
    const green = own.fork(index);
    if (!green.chance(0.8)) continue;
    tree(art, green, x, foot - 10, scale * green.between(7, 11), {
      kind: green.pick(['round', 'round', 'pine', 'birch'] as const),
      shadow: index < 2,
    });
  }
}

/** The path from the door to the lower edge. */
function way({ art, chance, door, foot }: Standing, colour = '#cdbb98'): void {
  const own = chance.fork('way');
  footpath(
    art,
    [door, foot],
    [door + own.pick([-1, 1] as const) * own.between(60, 320), art.height + 10],
    [26, own.between(80, 120)],
    colour,
  );
}

const river: Setting = {
  behind(standing) {
    valley(standing);
    besideTrees(standing);
  },
  before(standing) {
    const { art, chance, door, foot } = standing;
    const own = chance.fork('river');
    const top = foot + own.between(95, 120);
    const bottom = Math.min(art.height - 26, top + own.between(95, 140));
    const over: Point = [Math.min(art.width - 260, Math.max(260, door + own.between(-220, 220))), top - 14];
    footpath(art, [door, foot], over, [24, 46], '#cdbb98');
    brook(art, own, top, bottom);
    footbridge(art, own.fork('bridge'), over, [over[0] + own.between(-60, 60), bottom + 16], [46, 78]);
    wildGrass(art, own.fork('grass'), 14, { top: art.height - 20 });
  },
};

const meadow: Setting = {
  behind(standing) {
    valley(standing);
    besideTrees(standing);
  },
  before(standing) {
    const { art, chance, foot } = standing;
    way(standing);
    const own = chance.fork('pasture');
    const side = own.pick([-1, 1] as const);
    const edge = side < 0 ? -20 : art.width + 20;
    const animals = own.pick(['sheep', 'sheep', 'bales', 'trees', 'fence'] as const);
    if (animals === 'trees')
      for (let n = 0; n < 2; n += 1)
        tree(
          art,
          own.fork(`fruit-${n}`),
          edge - side * (110 + n * 190),
          foot + 90 + n * 40,
          own.between(230, 290),
          { spread: 0.34 },
        );
    if (animals === 'sheep')
      for (let n = 0; n < own.int(3, 6); n += 1)
        sheep(
          art,
          own.fork(`sheep-${n}`),
          edge - side * own.between(60, 480),
          foot + 70 + n * own.between(16, 26),
          own.between(40, 54),
        );
    if (animals === 'bales')
      for (let n = 0; n < own.int(2, 4); n += 1)
        haybale(
          art,
          own.fork(`bale-${n}`),
          edge - side * (80 + n * 170 + own.between(0, 50)),
          foot + 80 + n * 34,
          74 + n * 12,
        );
    if (own.chance(0.75))
      fence(
        art,
        own.fork('fence'),
        [edge, art.height - 40],
        [edge - side * own.between(420, 620), art.height - own.between(70, 110)],
        84,
      );
    wildGrass(art, own.fork('grass'), 26);
  },
};

const forest: Setting = {
  behind({ art, chance, foot, left, right, scale }) {
    const { mood } = art;
    hills(art, chance.fork('hills'), { from: 380, to: foot - 260, ridges: 3, amplitude: 90, pines: 50 });
    treeLine(art, chance.fork('far'), foot - 190, {
      count: 26,
      height: [240, 420],
      haze: 0.5,
      kinds: ['pine', 'pine', 'round', 'birch'],
    });
    mist(art, foot - 420, 240, mood.snow ? 0.25 : 0.4);
    treeLine(art, chance.fork('near'), foot - 120, {
      count: chance.int(13, 17),
      height: [340, 600],
      haze: 0.18,
      kinds: ['pine', 'pine', 'pine', 'round', 'birch'],
    });
    lawn(art, chance.fork('clearing'), foot - 130, art.height);
    for (const x of [left - scale * 1.6, right + scale * 1.5])
      tree(art, chance.fork(`by-${Math.round(x)}`), x, foot - 6, scale * chance.between(8, 11), {
        kind: 'pine',
      });
  },
  before(standing) {
    const { art, chance } = standing;
    way(standing, '#c3b091');
    wildGrass(art, chance.fork('ferns'), 46, { top: art.height - 150 });
    for (const [n, x] of [-40, art.width - 200].entries())
      bush(art, chance.fork(`fern-${n}`), x, art.height + 12, 260, chance.between(70, 130));
  },
};

export const FARM_SETTINGS = { river, meadow, forest, village } as const satisfies Record<string, Setting>;
export type FarmSetting = keyof typeof FARM_SETTINGS;
