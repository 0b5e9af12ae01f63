/** A farmhouse in a valley of the Ardennes, by a stream, on a lane, or in an orchard. */
import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import { lawn, tree } from '../foliage.ts';
import { border } from '../houses/country.ts';
import { drawFarmhouse, type Farmhouse, farmhouseDoor, someFarmhouse } from '../houses/farmhouse.ts';
import { fence, footpath, hills, houseShade, mist, river, smoke, treeLine, wildGrass } from '../landscape.ts';
import { finish } from '../light.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';

/** What lies before the house. */
export const FARM_GROUNDS = ['river', 'lane', 'orchard'] as const;
export type FarmGround = (typeof FARM_GROUNDS)[number];

/** Foot of the house, px. */
const GROUND = 890;

interface Standing {
  readonly left: number;
  readonly right: number;
  readonly door: number;
  /** The side of the picture that the house leaves free: -1 is left. */
  readonly open: -1 | 1;
}

/** The free side's middle, px; `share` of the way from the house to the edge. */
const aside = ({ left, right, open }: Standing, { width }: Art, share: number): number =>
  open < 0 ? left * (1 - share) : right + (width - right) * share;

function foreground(art: Art, chance: Chance, ground: FarmGround, standing: Standing): void {
  const { open, door } = standing;
  const bottom = art.height + 10;
  if (ground === 'river') {
    const x = aside(standing, art, 0.55);
    river(art, chance, [x, 770], [x + open * 60, bottom], [14, chance.between(150, 200)]);
    footpath(art, [door, GROUND], [door - open * chance.between(120, 280), bottom], [24, 110], '#cdbb98');
    return;
  }
  if (ground === 'lane') {
    footpath(art, [door, GROUND], [door + open * 150, bottom - 60], [24, 90], '#c3b8a6');
    footpath(art, [aside(standing, art, 0.7), 752], [door + open * 150, bottom], [12, 260], '#c3b8a6');
    const edge = aside(standing, art, 1);
    fence(art, chance.fork('fence'), [edge, 985], [aside(standing, art, 0.3), 925], 62);
    return;
  }
  footpath(art, [door, GROUND], [door - open * chance.between(60, 200), bottom], [24, 110], '#cdbb98');
  for (let row = 0; row < 3; row += 1) {
    for (let index = 0; index < 3; index += 1) {
      const own = chance.fork(`tree-${row}-${index}`);
      const x = aside(standing, art, 0.3 + index * 0.3 + row * 0.04);
      const height = 150 + row * 55;
      tree(art, own, x, 835 + row * 78, own.between(0.92, 1.08) * height, { spread: 0.34 });
    }
  }
}

/** Draws it; by chance where nothing is given. */
export function farm(
  art: Art,
  facts: { readonly house?: Farmhouse; readonly ground?: FarmGround } = {},
): void {
  const { chance, width } = art;
  const house = facts.house ?? someFarmhouse(chance.fork('house'));
  const ground = facts.ground ?? chance.fork('ground').pick(FARM_GROUNDS);
  const view = chance.fork('view');
  const open = view.pick([-1, 1] as const);
  const scale = Math.min(view.between(52, 60), (width * 0.58) / house.width);
  const wide = house.width * scale;
  const margin = view.between(90, 170);
  const left = open < 0 ? width - margin - wide : margin;
  const plane = elevation(art, left, GROUND, scale);
  const [door] = plane.at(farmhouseDoor(house), 0);
  sky(art, 620, { clouds: 5 });
  hills(art, chance.fork('hills'), { from: view.between(380, 430), to: 690, amplitude: 110 });
  lawn(art, chance.fork('meadow'), 735, art.height);
  treeLine(art, chance.fork('trees'), 775, { count: 10, height: [90, 200] });
  const planted = chance.fork('beside');
  for (const [index, at] of [left - 60, left + wide + 70, left + wide * 0.3, left + wide * 0.75].entries()) {
    const own = planted.fork(index);
    tree(art, own, at, GROUND - 8, own.between(420, 600), {
      kind: own.pick(['round', 'round', 'pine', 'birch'] as const),
      shadow: index < 2,
    });
  }
  mist(art, 680, 160, 0.35);
  houseShade(art, left, left + wide, GROUND);
  drawFarmhouse(art, chance.fork('main'), plane, house);
  smoke(art, chance.fork('smoke'), ...plane.at(house.width * 0.1 + 0.45, house.wall + house.roof + 1.3));
  foreground(art, chance.fork('foreground'), ground, { left, right: left + wide, door, open });
  border(art, chance.fork('border'), { from: left, to: left + wide, y: GROUND, door }, [26, 42]);
  wildGrass(art, chance.fork('grass'), 22);
  finish(art);
}
