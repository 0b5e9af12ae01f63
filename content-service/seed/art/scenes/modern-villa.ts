/** A modern villa behind its terrace, with or without a pool. */
import type { Art } from '../art.ts';
import { createCamera } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { mix } from '../colour.ts';
import { bush, lawn, tree, tuft } from '../foliage.ts';
import { drawModernVilla, type ModernVilla, someModernVilla } from '../houses/modern-villa.ts';
import { houseShade, treeLine } from '../landscape.ts';
import { finish } from '../light.ts';
import { diningTable, lounger, type Outdoors, parasol, paving, pool } from '../outdoor.ts';
import { elevation } from '../plane.ts';
import { sky } from '../sky.ts';

const GROUND = 800;
const TOWELS = ['#c9794f', '#3f7f8c', '#d9a24e', '#5f8f6a'] as const;

function terrace(outdoors: Outdoors, chance: Chance, swim: boolean): void {
  paving(outdoors, [-9.4, 6.6, 18.8, 9.6], 'slabs', chance.pick(['#d9cfbd', '#cfc9bd', '#c9bba6']));
  const side = chance.pick([-1, 1] as const);
  if (swim) {
    const wide = chance.between(7.5, 9.5);
    const from = side < 0 ? -4.9 : 4.9 - wide;
    const beside = side < 0 ? from + wide + 0.7 : from - 2.7;
    for (const place of [0, 1]) {
      lounger(outdoors, beside + place * 1.15, 9, chance.pick(TOWELS));
    }
    pool(outdoors, chance.fork('pool'), [from, 7.5, wide, chance.between(3.4, 4.4)]);
    return;
  }
  parasol(outdoors, side * 2.4, 10.4, chance.pick(TOWELS));
  for (const place of [0, 1]) lounger(outdoors, side * -3.4 + place * 1.15 - 0.8, 8.2, chance.pick(TOWELS));
  diningTable(outdoors, chance.fork('table'), side * 1.6 - 1.4, 8, {
    wood: '#9a6a42',
    cushion: chance.pick(TOWELS),
    seats: 3,
    evening: outdoors.art.mood.lamps > 0.3,
  });
}

/** Draws it; by chance where nothing is given. */
export function modernVilla(
  art: Art,
  facts: { readonly house?: ModernVilla; readonly storeys?: 1 | 2; readonly pool?: boolean } = {},
): void {
  const { chance, width, mood } = art;
  const house = facts.house ?? someModernVilla(chance.fork('house'), facts.storeys);
  const swim = facts.pool ?? chance.fork('swim').chance(0.6);
  const view = chance.fork('view');
  const scale = Math.min(56, (width - 330) / (house.width + 2));
  const wide = house.width * scale;
  const left = (width - wide) / 2 + view.between(-60, 60);
  const plane = elevation(art, left, GROUND, scale);
  sky(art, 720, { clouds: 5 });
  art.path(
    `M0 ${view.between(610, 670)}Q${width * 0.3} 560 ${width * 0.56} 630T${width} ${view.between(580, 640)}V900H0Z`,
    mix(mood.foliage[1], mood.haze, 0.6),
  );
  treeLine(art, chance.fork('far'), 700, { count: 11, height: [180, 330], haze: 0.42 });
  treeLine(art, chance.fork('near'), 790, {
    count: view.int(4, 6),
    height: [380, 580],
    haze: 0.12,
    kinds: view.pick([['pine'], ['pine', 'birch'], ['round', 'birch']] as const),
  });
  lawn(art, chance.fork('lawn'), 750, art.height);
  houseShade(art, left, left + wide, GROUND, 130);
  const camera = createCamera({ eye: [0, 2.6, 0], focal: 1000, centre: [width / 2, 640] });
  drawModernVilla(art, chance.fork('main'), plane, house);
  terrace({ art, camera }, chance.fork('terrace'), swim);
  const beds = chance.fork('beds');
  for (const [side, from] of [
    ['left', -30],
    ['right', width - 230],
  ] as const) {
    for (let index = 0; index < 5; index += 1) {
      const own = beds.fork(`${side}-${index}`);
      bush(art, own, from + index * 52, own.between(828, 850), 84, own.between(40, 72), {
        flowers: mood.snow || own.chance(0.55) ? [] : ['#c9a4d0', '#f0e6d0'],
      });
    }
  }
  tree(art, chance.fork('birch'), art.sun < 0 ? width - 100 : 100, 905, 600, {
    kind: view.pick(['birch', 'round'] as const),
    spread: 0.24,
  });
  const grasses = chance.fork('grasses');
  for (let index = 0; index < 46; index += 1) {
    const x = index % 2 === 0 ? grasses.between(-40, 230) : grasses.between(width - 230, width + 40);
    const y = grasses.between(890, 1205);
    tuft(
      art,
      grasses,
      x,
      y,
      grasses.between(60, 130) * (y / 1100),
      grasses.pick([mood.foliage[1], mood.foliage[2], mix(mood.foliage[3], '#f3e3c0', 0.4)]),
      14,
    );
  }
  finish(art);
}
