/** A row of garages on a yard, the backs of houses behind it. */

import { createFront } from '../blocks/front.ts';
import { brick, render } from '../building/masonry.ts';
import { SLATES, tiles } from '../building/roofing.ts';
import { windowIn } from '../building/window.ts';
import { ACROSS, type Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { corners, elevation } from '../canvas/plane.ts';
import { tuft } from '../nature/growth/grass.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bike, laurel } from '../street/street.ts';
import { facing } from './facing.ts';
import { GARAGE_PAINTS, garage } from './garage.ts';
import { yard } from './yard.ts';

const LENGTH = 24;

/** Houses behind, in the haze. */
function behind(art: Art, chance: Chance, foot: number): void {
  for (let n = 0; n < 4; n += 1) {
    const own = chance.fork(n);
    const scale = own.between(38, 50);
    const plane = elevation(art, -120 + n * 460 + own.between(-50, 50), foot, scale);
    const [high, wide] = [own.between(5.5, 9), own.between(7.5, 11)];
    brick(
      art,
      own,
      plane,
      [0, 0, wide, high],
      own.pick(['#a9583f', '#b56a4a', '#c08a62', '#9a6048', '#d8c0a0', '#e0d6c2']),
    );
    const roof: readonly (readonly [number, number])[] = [
      [-0.3, high],
      [wide + 0.3, high],
      [wide - 0.4, high + 3],
      [0.4, high + 3],
    ];
    if (own.chance(0.5)) tiles(art, own, plane, roof, '#8f5a4a', { density: 2 });
    else tiles(art, own, plane, roof, '#5a6570', { ...SLATES, density: 2 });
    const bays = Math.round(wide / 2.8);
    for (let bay = 0; bay < bays; bay += 1) {
      for (const v of [high - 2.5, high - 5.3])
        windowIn(
          art,
          own.fork(`${bay}-${v}`),
          plane,
          { u: (wide * (bay + 0.5)) / bays - 0.65, v, width: 1.3, height: 1.6 },
          { leaves: 2 },
        );
    }
  }
}

/** The wall with its doors, and the edge of the flat roof. */
function wallOfDoors(art: Art, chance: Chance, ground: number, scale: number, high: number): void {
  const { mood, sun } = art;
  const camera = facing(art, ground, scale, chance.between(-3, 3));
  yard(art, chance.fork('yard'), camera, ground);
  const colour = chance.pick(['#a9654a', '#b9795a', '#8f5a45', '#c9a06f', '#e6dcc8', '#d9d4c8'] as const);
  const draw = colour === '#e6dcc8' || colour === '#d9d4c8' ? render : brick;
  const front = createFront(art, camera, [-LENGTH / 2 + chance.between(-1.5, 1.5), 0, 0], 0);
  const plane = front.plane();
  draw(art, chance.fork('wall'), plane, [0, 0, LENGTH, high], colour);
  const [warm, cool] = [
    [mood.wash.colour, 0.28],
    [mood.shadow.colour, 0.14],
  ] as const;
  const [left, right] = sun < 0 ? [warm, cool] : [cool, warm];
  plane.rect(
    0,
    0,
    LENGTH,
    high,
    art.gradient(
      [
        [0, ...left],
        [1, ...right],
      ],
      ACROSS,
    ),
  );
  const palette = chance.chance(0.3)
    ? [chance.pick(GARAGE_PAINTS)]
    : Array.from({ length: 4 }, () => chance.pick(GARAGE_PAINTS));
  const [step, wide] = [chance.between(3, 3.4), chance.between(2.5, 2.7)];
  const opened = chance.chance(0.4) ? Math.round(LENGTH / step / 2) + chance.int(-1, 1) : -1;
  for (let n = 0; n * step + wide < LENGTH; n += 1) {
    const own = chance.fork(n);
    garage(front, own, 0.3 + n * step, wide, 2.35, own.fork('paint').pick(palette), n === opened);
  }
  if (front.cast !== null) {
    const reach = 0.35 * front.cast[1];
    plane.shade(corners(0, high - reach, LENGTH, reach), 1, 2);
  }
  front.box([-0.4, high - 0.05, -0.3], [LENGTH + 0.8, 0.3, 0.65], '#d9d0c0');
  if (mood.snow) front.box([-0.4, high + 0.25, -0.3], [LENGTH + 0.8, 0.12, 0.65], '#fbfbf9');
}

/** Weeds at the wall, and what was left on the yard. */
function leftOnTheYard(art: Art, chance: Chance, ground: number, size: number): void {
  const { width, mood, sun } = art;
  for (let n = 0; n < 24 && !mood.snow; n += 1) {
    const grass = chance.fork(`tuft-${n}`);
    tuft(
      art,
      grass,
      grass.between(0, width),
      ground + grass.between(2, 8),
      grass.between(8, 24),
      grass.pick([mood.foliage[1], mood.foliage[2]]),
      7,
    );
  }
  if (chance.chance(0.5))
    bike(art, chance.fork('bike'), chance.between(400, 1200), ground + 64, 105 * size, {
      facing: chance.pick(['left', 'right'] as const),
    });
  if (chance.chance(0.5))
    laurel(art, chance.fork('laurel'), chance.between(200, width - 200), ground + 26, 92 * size, {
      pot: '#b5694a',
    });
  if (chance.chance(0.5))
    tree(art, chance.fork('near'), sun < 0 ? width - 60 : 60, ground + 90, chance.between(760, 900), {
      spread: 0.24,
      kind: mood.snow ? 'bare' : 'round',
    });
}

export function garageRow(art: Art, chance: Chance): void {
  const { width, mood, sun } = art;
  const scale = chance.fork('scale').between(92, 138);
  const ground = 985;
  const high = chance.fork('high').between(3, 3.4);
  const top = ground - high * scale;
  sky(art, top + 100, { clouds: 6 });
  behind(art, chance.fork('behind'), top + 40);
  art.rect(
    0,
    80,
    width,
    top - 40,
    art.gradient([
      [0, mood.haze, 0],
      [0.6, mood.haze, 0.22],
      [1, mood.haze, 0.26],
    ]),
  );
  const trees = chance.fork('trees');
  for (let n = 0; n < trees.int(3, 6); n += 1) {
    const green = trees.fork(n);
    tree(art, green, green.between(0, width), top + 50, green.between(240, 400), {
      shadow: false,
      kind: mood.snow ? 'bare' : green.pick(['round', 'birch', 'poplar'] as const),
    });
  }
  wallOfDoors(art, chance.fork('doors'), ground, scale, high);
  art.rect(0, ground - 4, width, 18, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const [edge, into] = sun < 0 ? [-140, 1] : [width + 140, -1];
  art.shade(
    [
      [edge, ground + 20],
      [edge + into * chance.between(500, 740), ground + 20],
      [edge + into * 400, 1300],
      [edge, 1300],
    ],
    0.75,
    7,
  );
  leftOnTheYard(art, chance.fork('left'), ground, scale / 84);
}
