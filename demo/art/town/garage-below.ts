/** The ramp to a garage under a block of flats. */

import { drawBlock } from '../blocks/block.ts';
import { createFront, type Front } from '../blocks/front.ts';
import { someBlock, widthOf } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners } from '../canvas/plane.ts';
import { cobbles, pavement } from '../nature/ground.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bike, lamp, laurel } from '../street/street.ts';
import { facing } from './facing.ts';

const GROUND = 1010;
const DEEP = -9;
const DROP = -1.7;

/** The ramp with its walls and lamps, seen through the opening. */
function ramp(front: Front, u: number, width: number, height: number): void {
  const { art } = front;
  const dim = (hex: string, share: number): string => mix(hex, '#23252a', share);
  const u1 = u + width;
  const low = height + DROP;
  front.face(
    [
      [u, DROP, DEEP],
      [u1, DROP, DEEP],
      [u1, low, DEEP],
      [u, low, DEEP],
    ],
    dim('#d9c79c', 0.25),
  );
  front.face(
    [
      [u, 0, 0],
      [u1, 0, 0],
      [u1, DROP, DEEP],
      [u, DROP, DEEP],
    ],
    art.gradient([dim('#b5aa94', 0.2), dim('#a39b8e', 0.5), dim('#9b9389', 0.35)]),
  );
  for (const [at, share] of [
    [u, 0.38],
    [u1, 0.48],
  ] as const) {
    front.face(
      [
        [at, 0, 0],
        [at, DROP, DEEP],
        [at, low, DEEP],
        [at, height, 0],
      ],
      dim('#d0c6b0', share),
    );
    front.face(
      [
        [at, 0.75, 0],
        [at, 0.75 + DROP, DEEP],
        [at, 0.95 + DROP, DEEP],
        [at, 0.95, 0],
      ],
      dim('#e0b04a', 0.25),
    );
  }
  front.face(
    [
      [u, height, 0],
      [u1, height, 0],
      [u1, low, DEEP],
      [u, low, DEEP],
    ],
    dim('#a39b8e', 0.55),
  );
  for (const share of [0.3, 0.62, 0.9]) {
    const [out, up] = [DEEP * share, height + DROP * share - 0.02];
    front.face(
      [
        [u + width * 0.38, up, out],
        [u + width * 0.62, up, out],
        [u + width * 0.62, up + DROP * 0.05, out + DEEP * 0.05],
        [u + width * 0.38, up + DROP * 0.05, out + DEEP * 0.05],
      ],
      '#fff0c8',
    );
  }
}

/** The opening: a frame, the rolled-up gate, and a height bar. */
function opening(front: Front, chance: Chance, u: number, width: number): void {
  const { art } = front;
  const { shadow } = art.mood;
  const height = 2.35;
  const plane = front.plane();
  const frame = art.colour(chance.pick(['#3a3f42', '#5f666a', '#8a6a4c']));
  plane.rect(u - 0.18, 0, width + 0.36, height + 0.3, frame);
  art.clipped(plane.path(corners(u, 0, width, height)), () => {
    ramp(front, u, width, height);
    const gate = chance.pick([0.25, 0.4, 0.9]);
    plane.rect(u, height - gate, width, gate, art.gradient([lit(frame, 0.16), lit(frame, 0.06)]));
    for (let v = height - gate; v < height; v += 0.11) plane.rect(u, v, width, 0.03, lit(frame, 0.02));
    plane.rect(u, height - 0.22, width, 0.22, shadow.colour, { opacity: shadow.strength });
  });
  const stripes = 12;
  for (let n = 0; n < stripes; n += 1)
    plane.rect(
      u + (width * n) / stripes,
      height + 0.06,
      width / stripes,
      0.13,
      n % 2 === 0 ? '#e8b93c' : '#2c3032',
    );
  for (const post of [u - 0.32, u + width + 0.16]) front.box([post, 0, 0.25], [0.16, 0.9, 0.16], '#e8b93c');
}

export function garageBelow(art: Art, chance: Chance): void {
  const { width, height, mood } = art;
  const scale = chance.between(84, 112);
  const block = someBlock(chance.fork('block'), {
    style: chance.pick(['new', 'new', 'eighties']),
    storeys: chance.int(2, 4),
    bays: 5,
    shops: false,
  });
  const camera = facing(art, GROUND, scale, chance.between(-1.5, 1.5));
  sky(art, 900, { clouds: 5 });
  const bay = chance.pick([1, 3]);
  // The ramp is in the middle of the picture, whichever bay it is.
  const left = -(bay + 0.5) * block.bay + chance.between(-0.8, 0.8);
  const wide = widthOf(block);
  for (const side of [0, 1]) {
    const own = chance.fork(`behind-${side}`);
    const x = width / 2 + (side === 0 ? left - 2.5 : left + wide + 2.5) * scale;
    tree(art, own, x, GROUND + 8, scale * own.between(6, 7.5), {
      shadow: false,
      kind: mood.snow ? 'bare' : 'round',
    });
  }
  drawBlock(art, camera, chance.fork('front'), block, [left, 0, 0]);
  const front = createFront(art, camera, [left, 0, 0], 0);
  front.plane().rect(bay * block.bay, 0, block.bay, block.ground - 0.15, front.tone(block.accent));
  opening(front, chance.fork('opening'), bay * block.bay + (block.bay - 3.2) / 2, 3.2);
  pavement(art, GROUND, GROUND + 56, '#bdb6aa');
  cobbles(art, chance.fork('cobbles'), GROUND + 73, height, '#938b81', { first: 9 });
  art.rect(0, GROUND - 4, width, 16, mood.shadow.colour, { opacity: 0.35, blur: 5, blend: 'multiply' });
  const beside = (by: number): number => width / 2 + by * scale;
  lamp(art, beside(chance.pick([-3, 3])), GROUND + 58, scale * 4.3);
  if (chance.chance(0.7))
    bike(art, chance.fork('bike'), beside(chance.pick([-4.6, 4.6])), GROUND + 50, scale * 1.2);
  for (const by of chance.pick([[], [-2.4, 2.4], [2.4]]))
    laurel(art, chance.fork(by), beside(by), GROUND + 36, scale);
}
