/** A house of the Ardennes by a river, in a meadow, at the edge of the forest or in a village street. */

import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { smoke } from '../country/smoke.ts';
import { border } from '../houses/country.ts';
import { drawFarmhouse, someFarmhouse } from '../houses/stone/farmhouse.ts';
import { houseShade } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';
import { FARM_SETTINGS, type FarmSetting } from './farm-grounds.ts';
import type { Standing } from './farm-setting.ts';

const SETTINGS = Object.keys(FARM_SETTINGS) as readonly FarmSetting[];

/** Draws it; random properties when none are given. */
export function farm(art: Art, facts: { readonly setting?: FarmSetting } = {}): void {
  const { chance, width } = art;
  const setting = facts.setting ?? chance.fork('setting').pick(SETTINGS);
  const view = chance.fork('view');
  const form =
    setting === 'village'
      ? view.pick(['village', 'village', 'manor', 'long'] as const)
      : view.pick(['long', 'angle', 'manor', 'angle'] as const);
  const house = someFarmhouse(chance.fork('house'), form);
  const foot =
    setting === 'village'
      ? view.between(1010, 1050)
      : setting === 'river'
        ? view.between(915, 945)
        : view.between(930, 990);
  const share = setting === 'village' ? view.between(0.46, 0.62) : view.between(0.62, 0.74);
  const scale = Math.min((width * share) / house.width, (foot - 130) / house.height);
  const wide = house.width * scale;
  const left = (width - wide) * (setting === 'village' ? view.between(0.4, 0.6) : view.between(0.18, 0.82));
  const plane = elevation(art, left, foot, scale);
  const [door] = plane.at(house.door, 0);
  const standing: Standing = {
    art,
    chance: chance.fork('grounds'),
    left,
    right: left + wide,
    foot,
    door,
    scale,
  };
  const { behind, before } = FARM_SETTINGS[setting];
  sky(art, foot - 200, { clouds: 5 });
  behind(standing);
  smoke(art, chance.fork('smoke'), ...plane.at(...house.smoke));
  if (setting !== 'village') houseShade(art, left, left + wide, foot);
  else before(standing);
  drawFarmhouse(art, chance.fork('main'), plane, house);
  if (setting !== 'village') {
    before(standing);
    border(art, chance.fork('border'), { from: left, to: left + wide, y: foot, door }, [26, 46]);
  }
  finish(art);
}
