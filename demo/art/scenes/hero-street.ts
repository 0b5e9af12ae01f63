/** A panorama of a street of terraced houses, for the top of a page. */

import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { elevation } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { someTerraced } from '../houses/terraced/terraced-spec.ts';
import { cobbles, pavement } from '../nature/ground.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bench, bike, lamp, laurel } from '../street/street.ts';
import { walker } from '../street/walker.ts';

/** An old street with a few later houses in it. */
const STYLES = [
  'town',
  'nouveau',
  'gabled',
  'interwar',
  'town',
  'thirties',
  'workers',
  'town',
  'newBuild',
] as const;

/** Objects along the pavement, distributed so that no part of a wide picture is empty. */
function furniture(art: Art, chance: Chance, ground: number, size: number): void {
  const { width, mood } = art;
  const step = 640 * size;
  for (let x = chance.between(100, 300) * size, n = 0; x < width; x += step, n += 1) {
    const own = chance.fork(n);
    lamp(art, x, ground + 52 * size, 275 * size);
    const near = x + own.between(180, 330) * size;
    const kind = own.pick(['bike', 'bikes', 'bench', 'laurels', 'walker', 'walker', 'none'] as const);
    if (kind === 'bike' || kind === 'bikes')
      bike(art, own.fork('bike'), near, ground + 46 * size, 92 * size, {
        facing: own.pick(['left', 'right'] as const),
      });
    if (kind === 'bikes')
      bike(art, own.fork('other'), near + 90 * size, ground + 48 * size, 92 * size, { facing: 'left' });
    if (kind === 'bench') bench(art, near, ground + 42 * size, 56 * size);
    if (kind === 'laurels')
      for (const by of [0, 170]) laurel(art, own.fork(by), near + by * size, ground + 30 * size, 84 * size);
    if (kind === 'walker') walker(art, own.fork('walker'), near, ground + 44 * size, 100 * size);
  }
  for (const [side, x] of [
    ['left', 60],
    ['right', width - 70],
  ] as const) {
    tree(art, chance.fork(side), x, ground + 50 * size, chance.between(500, 590) * size, {
      spread: 0.22,
      shadow: false,
      kind: mood.snow ? 'bare' : 'round',
    });
  }
}

/** Draws the panorama, of any width. */
export function heroStreet(art: Art): void {
  const { width, height, mood, sun } = art;
  const chance = art.chance.fork('hero');
  const size = height / 1100;
  const ground = height * 0.86;
  const scale = chance.between(58, 66) * size;
  sky(art, height * 0.72, { clouds: 8, scale: 1.2 });
  art.rect(0, height * 0.46, width, height * 0.4, mix(mood.haze, mood.shadow.colour, 0.22), { opacity: 0.5 });
  for (let x = chance.between(-260, -40) * size, n = 0; x < width; n += 1) {
    const own = chance.fork(`house-${n}`);
    const house = someTerraced(own, { style: own.pick(STYLES) });
    drawTerraced(art, own.fork('front'), elevation(art, x, ground, scale), house);
    x += house.width * scale;
  }
  if (!mood.snow && mood.lamps < 0.5) {
    const reach = (chance.between(0.18, 0.28) * height) / 2;
    const [left, right] = sun < 0 ? [ground - reach, ground - 30] : [ground - 30, ground - reach];
    art.shade(
      [
        [-20, left],
        [width * 0.3, left + (right - left) * 0.3 - 30 * size],
        [width * 0.6, left + (right - left) * 0.6],
        [width + 20, right],
        [width + 20, ground + 4],
        [-20, ground + 4],
      ],
      0.6,
      6,
    );
  }
  pavement(art, ground, ground + 46 * size, '#cdc6b9');
  cobbles(art, chance.fork('cobbles'), ground + 46 * size + 17, height + 2, '#bdb4a6', { first: 8 * size });
  art.rect(0, ground + 46 * size, width, height - ground, mood.wash.colour, { opacity: 0.12 });
  art.rect(0, ground - 4, width, 16, mood.shadow.colour, { opacity: 0.3, blur: 5, blend: 'multiply' });
  furniture(art, chance.fork('furniture'), ground, size);
  finish(art);
}
