/** The ground floor of a block: shops under awnings, or an entrance between panels. */

import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import { CLOTHS } from './balcony-things.ts';
import type { Front } from './front.ts';
import { glazing } from './glazing.ts';
import { type Block, widthOf } from './spec.ts';

function shop(front: Front, chance: Chance, u: number, width: number, ground: number): void {
  const { art, tone } = front;
  const plane = front.plane();
  const paint = chance.pick(['#33393b', '#2f4a44', '#6b2f2f', '#27425c', '#e6ddca', '#4a3b33']);
  plane.rect(u, 0, width, ground - 0.35, tone(paint));
  const lamp = chance.chance(Math.max(0.3, art.mood.lamps));
  glazing(front, chance.fork('glass'), [u + 0.15, 0.4, width - 1.35, 2.35], {
    frame: paint,
    leaves: Math.max(2, Math.round(width / 1.7)),
    lamp,
    bare: true,
  });
  glazing(front, chance.fork('door'), [u + width - 1.1, 0.02, 0.95, 2.73], {
    frame: paint,
    leaves: 1,
    lamp,
    bare: true,
  });
  const goods = chance.fork('goods');
  for (let x = u + 0.3; x < u + width - 1.5; x += goods.between(0.25, 0.6)) {
    plane.rect(
      x,
      0.47,
      goods.between(0.14, 0.3),
      goods.between(0.3, 0.9),
      art.colour(goods.pick([...CLOTHS, '#f0e6d2', '#8a6a4c'])),
      { opacity: 0.8 },
    );
  }
  if (chance.chance(0.75)) {
    const stripes = Math.round(width / 0.34);
    const [cloth, white] = [art.colour(chance.pick(CLOTHS)), art.colour('#f6f1e4')];
    const reach = chance.between(1, 1.5);
    if (front.cast !== null) {
      const along = front.cast[0] * reach;
      plane.shade(
        [
          [u, 2.9],
          [u + width, 2.9],
          [u + width + along, 1.5],
          [u + along, 1.5],
        ],
        0.9,
        1.5,
      );
    }
    const plain = chance.chance(0.35);
    for (let n = 0; n < stripes; n += 1) {
      const [a, b] = [u + (width * n) / stripes, u + (width * (n + 1)) / stripes];
      const colour = plain || n % 2 === 0 ? cloth : white;
      front.face(
        [
          [a, 3.25, 0],
          [b, 3.25, 0],
          [b, 2.7, reach],
          [a, 2.7, reach],
        ],
        front.eye[1] < 2.7 ? lit(colour, -0.1) : colour,
      );
      front.face(
        [
          [a, 2.7, reach],
          [b, 2.7, reach],
          [b, 2.45, reach],
          [a, 2.45, reach],
        ],
        lit(colour, -0.03),
      );
    }
  }
}

/** The lobby's door under a canopy. */
function entrance(front: Front, chance: Chance, block: Block, u: number): void {
  front.plane().rect(u, 0, 3.2, block.ground - 0.3, front.tone(block.accent));
  glazing(front, chance, [u + 0.4, 0.02, 2.4, 2.5], {
    frame: block.frame,
    leaves: 3,
    lamp: chance.chance(0.25 + front.art.mood.lamps),
    bare: true,
  });
  if (front.cast !== null)
    front.plane().shade(
      [
        [u - 0.2, 2.6],
        [u + 3.4, 2.6],
        [u + 3.4 + front.cast[0], 1.4],
        [u + front.cast[0], 1.4],
      ],
      0.9,
      2,
    );
  front.box([u - 0.2, 2.65, 0], [3.6, 0.22, 1.3], '#e9e4d8');
}

/** Slats in front of the bicycle room. */
function bikeRoom(front: Front, block: Block, at: number): void {
  const plane = front.plane();
  const [u, width, height] = [at + 0.5, block.bay - 1, block.ground - 0.7];
  const wood = front.tone('#8a6a4c');
  plane.rect(u, 0.1, width, height, lit(wood, -0.16));
  for (let x = u; x < u + width - 0.08; x += 0.19) plane.rect(x, 0.1, 0.11, height, wood);
  plane.rect(u, 0.1 + height - 0.1, width, 0.1, lit(wood, -0.08));
}

/** Draws the ground floor. */
export function groundFloor(front: Front, chance: Chance, block: Block): void {
  const { art, tone, eye } = front;
  const plane = front.plane();
  const width = widthOf(block);
  const door = Math.floor(block.bays / 2) * block.bay + (block.bay - 3.2) / 2;
  plane.rect(0, 0, width, block.ground - 0.15, lit(tone(block.accent), -0.02));
  plane.rect(0, 0, width, 0.4, tone('#7d8588'));
  if (block.shops) {
    const bays = Array.from({ length: block.bays }, (_, bay) => bay).filter(
      (bay) => bay !== Math.floor(block.bays / 2),
    );
    for (const bay of bays.toSorted(
      (a, b) => Math.abs(b * block.bay - eye[0]) - Math.abs(a * block.bay - eye[0]),
    )) {
      shop(front, chance.fork(bay), bay * block.bay + 0.15, block.bay - 0.3, block.ground);
    }
  } else {
    for (let bay = 0; bay < block.bays; bay += 1) {
      if (bay === Math.floor(block.bays / 2)) continue;
      const own = chance.fork(bay);
      const at = bay * block.bay;
      if (own.fork('use').chance(0.18)) {
        bikeRoom(front, block, at);
        continue;
      }
      glazing(front, own, [at + 0.5, 0.7, block.bay - 1, block.ground - 1.3], {
        frame: block.frame,
        leaves: 2,
      });
      if (art.mood.snow) continue;
      const [x, y] = front.plane(0.4).at(at + 0.3, 0);
      const scale = front.plane(0.4).scale(at, 0);
      bush(art, own.fork('border'), x, y, (block.bay - 0.6) * scale * 0.9, scale * own.between(0.5, 0.9));
    }
  }
  entrance(front, chance.fork('entrance'), block, door);
}
