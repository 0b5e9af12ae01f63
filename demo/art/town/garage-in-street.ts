/** A single garage between the houses of a street. */

import { createFront } from '../blocks/front.ts';
import { brick, render, sunOnWall } from '../building/masonry.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { corners } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { someTerraced } from '../houses/terraced/terraced-spec.ts';
import { cobbles, pavement } from '../nature/ground.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bike, lamp, laurel } from '../street/street.ts';
import { calmer } from './calmer.ts';
import { facing } from './facing.ts';
import { GARAGE_PAINTS, garage } from './garage.ts';

const GROUND = 1030;
const STYLES = ['workers', 'thirties', 'newBuild', 'belEtage', 'town', 'workers'] as const;

export function garageInStreet(art: Art, chance: Chance): void {
  const { width, height, mood } = art;
  const scale = chance.between(105, 150);
  const doors = chance.pick([1, 1, 2]);
  const [wide, high] = [doors * 3.1 + chance.between(0.5, 1.1), chance.between(2.95, 3.4)];
  const camera = facing(art, GROUND, scale, chance.between(-1, 1));
  const left = -wide / 2 + chance.between(-0.5, 0.5);
  sky(art, 900, { clouds: 5 });
  for (let n = 0; n < 3; n += 1) {
    const own = chance.fork(`tree-${n}`);
    const x = width / 2 + (left + wide * own.between(0.1, 0.9)) * scale;
    tree(art, own, x, GROUND - 2 * scale, scale * own.between(3.6, 5.4), {
      shadow: false,
      kind: mood.snow ? 'bare' : own.pick(['round', 'birch']),
    });
  }
  for (const side of ['left', 'right'] as const) {
    for (let n = 0, gone = 0; gone < width / scale / 2; n += 1) {
      const own = chance.fork(`${side}-${n}`);
      const house = someTerraced(own, { style: own.pick(STYLES) });
      const u = side === 'left' ? left - gone - house.width : left + wide + gone;
      const calm = calmer(art, 0.36);
      drawTerraced(calm, own, createFront(calm, camera, [u, 0, 0], 0).plane(), house);
      gone += house.width;
    }
  }
  const front = createFront(art, camera, [left, 0, 0], 0);
  const own = chance.fork('garage');
  const colour = own.pick(['#a9654a', '#b9795a', '#8f5a45', '#c9a06f', '#e6dcc8', '#d3cdc0']);
  const draw = colour === '#e6dcc8' || colour === '#d3cdc0' ? render : brick;
  draw(art, own.fork('wall'), front.plane(), [0, 0, wide, high], colour);
  sunOnWall(art, front.plane(), [0, 0, wide, high]);
  const paint = own.pick(GARAGE_PAINTS);
  const opened = own.chance(0.25) ? 0 : -1;
  for (let n = 0; n < doors; n += 1)
    garage(
      front,
      own.fork(n),
      (wide / doors) * (n + 0.5) - 1.3,
      2.6,
      2.3,
      own.pick([paint, paint, '#5f6a6e']),
      n === opened,
    );
  if (front.cast !== null)
    front.plane().shade(corners(0, high - 0.3 * front.cast[1], wide, 0.3 * front.cast[1]), 1, 2);
  front.box([0, high - 0.05, -0.3], [wide, 0.26, 0.5], '#d9d0c0');
  if (mood.snow) front.box([0, high + 0.2, -0.3], [wide, 0.1, 0.5], '#fbfbf9');
  pavement(art, GROUND, GROUND + 56, '#b9b2a6');
  cobbles(art, chance.fork('cobbles'), GROUND + 73, height, '#938b81', { first: 9 });
  art.rect(0, GROUND - 4, width, 16, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const [from, to] = [width / 2 + left * scale, width / 2 + (left + wide) * scale];
  const lampLeft = chance.chance(0.5);
  lamp(art, lampLeft ? from - 110 : to + 110, GROUND + 58, scale * 4.3);
  if (chance.chance(0.6))
    bike(art, chance.fork('bike'), lampLeft ? to + 230 : from - 230, GROUND + 54, scale * 1.25);
  if (chance.chance(0.5))
    laurel(art, chance.fork('laurel'), lampLeft ? to + 20 : from - 20, GROUND + 34, scale * 1.05);
}
