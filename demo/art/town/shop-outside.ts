/** Objects of a shop on the pavement, px; `scale` px per metre. */

import { CLOTHS } from '../blocks/balcony-things.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import type { ShopKind } from './shop-window.ts';

type Outside = (art: Art, chance: Chance, x: number, y: number, scale: number) => void;

/** A round table with two chairs, under a parasol on a fine day. */
const tables: Outside = (art, chance, x, y, scale) => {
  const iron = art.colour('#33393b');
  const at = (by: number): number => by * scale;
  art.ellipse(x - art.sun * at(0.2), y, at(0.9), at(0.09), art.mood.shadow.colour, {
    opacity: art.mood.shadow.strength,
    blend: 'multiply',
    blur: 3,
  });
  for (const side of [-1, 1]) {
    const seat = x + side * at(0.72);
    for (const leg of [-0.17, 0.17])
      art.line(
        [
          [seat + at(leg), y],
          [seat + at(leg), y - at(0.45)],
        ],
        iron,
        2.6,
      );
    art.rect(seat - at(0.22), y - at(0.48), at(0.44), at(0.05), art.colour('#8a6a4c'));
    art.line(
      [
        [seat + side * at(0.2), y - at(0.45)],
        [seat + side * at(0.24), y - at(0.9)],
      ],
      iron,
      3,
    );
    art.rect(seat + side * at(0.22) - at(0.04), y - at(0.92), at(0.08), at(0.3), art.colour('#8a6a4c'));
  }
  art.rect(x - at(0.025), y - at(0.72), at(0.05), at(0.72), iron);
  art.ellipse(x, y, at(0.24), at(0.035), iron);
  art.rect(x - at(0.4), y - at(0.76), at(0.8), at(0.055), art.colour('#d9cfbb'), { radius: 3 });
  if (art.mood.snow || !chance.chance(0.6)) return;
  const cloth = art.colour(chance.pick(CLOTHS));
  const top = y - at(2.55);
  art.rect(x - at(0.02), top, at(0.04), at(1.8), art.colour('#e9dfcb'));
  for (const [from, to, by] of [
    [-1.15, -0.38, -0.04],
    [-0.38, 0.38, 0.04],
    [0.38, 1.15, -0.02],
  ] as const)
    art.polygon(
      [
        [x, top - at(0.1)],
        [x + at(from), top + at(0.48)],
        [x + at(to), top + at(0.48)],
      ],
      lit(cloth, by),
    );
};

/** Buckets of flowers on a low stand. */
const buckets: Outside = (art, chance, x, y, scale) => {
  art.ellipse(x, y, scale * 1.1, scale * 0.08, art.mood.shadow.colour, {
    opacity: art.mood.shadow.strength,
    blend: 'multiply',
    blur: 3,
  });
  for (const [row, foot] of [
    [0, y - scale * 0.3],
    [1, y],
  ] as const) {
    for (let n = 0; n < 5; n += 1) {
      const own = chance.fork(`${row}-${n}`);
      const left = x + scale * (-1.05 + n * 0.42 + row * 0.06);
      const tint = art.colour(own.pick(['#8b9396', '#5f7f72', '#d8cfc0', '#b5694a']));
      art.rect(
        left,
        foot - scale * 0.3,
        scale * 0.3,
        scale * 0.3,
        art.gradient([lit(tint, 0.05), lit(tint, -0.06)]),
      );
      if (!art.mood.snow || row === 1)
        bush(
          art,
          own,
          left - scale * 0.06,
          foot - scale * 0.24,
          scale * 0.42,
          scale * own.between(0.3, 0.45),
          {
            flowers: own.pick([['#e8a0a0', '#f6e6c0'], ['#d9695f'], ['#b9a4d6'], ['#f3e3b0', '#e9b04c']]),
          },
        );
    }
  }
};

/** A folding board with a few lines of chalk. */
const board: Outside = (art, _chance, x, y, scale) => {
  const wood = art.colour('#6b4430');
  art.polygon(
    [
      [x - scale * 0.3, y],
      [x + scale * 0.3, y],
      [x + scale * 0.26, y - scale * 0.95],
      [x - scale * 0.26, y - scale * 0.95],
    ],
    wood,
  );
  art.rect(x - scale * 0.21, y - scale * 0.88, scale * 0.42, scale * 0.68, art.colour('#2c3032'));
  for (const up of [0.72, 0.58, 0.44])
    art.line(
      [
        [x - scale * 0.13, y - scale * up],
        [x + scale * (up === 0.58 ? 0.06 : 0.13), y - scale * up],
      ],
      '#e9e4d8',
      2.4,
      { opacity: 0.8, round: true },
    );
};

export const OUTSIDE: Readonly<Partial<Record<ShopKind, Outside>>> = {
  'tea-room': tables,
  florist: buckets,
  bakery: board,
  bookshop: board,
};
