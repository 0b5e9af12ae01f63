/** Display of a shop window, by the shop's goods. */

import type { Field } from '../building/masonry.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { MOODS } from '../canvas/moods.ts';
import { arc, corners, type Plane } from '../canvas/plane.ts';
import { bush } from '../nature/growth/shrub.ts';

type Draw = (art: Art, chance: Chance, plane: Plane, field: Field) => void;

/** A board with objects of random colours and heights. */
function shelf(
  art: Art,
  chance: Chance,
  plane: Plane,
  [u, v, width]: readonly [number, number, number],
  { colours, wide, tall, gap, round = false }: Goods,
): void {
  plane.rect(u + 0.1, v, width - 0.2, 0.05, art.colour('#8a6a4c'));
  for (let x = u + 0.18; x < u + width - wide[1] - 0.15; ) {
    const [w, h] = [chance.between(...wide), chance.between(...tall)];
    const tint = art.colour(chance.pick(colours));
    if (round) plane.polygon(arc(x + w / 2, v + 0.05, w / 2, h, 0, Math.PI), tint);
    else plane.rect(x, v + 0.05, w, h, tint);
    plane.rect(x, v + 0.05, w, h * 0.25, lit(tint, -0.06), { opacity: 0.5 });
    x += w + chance.between(...gap);
  }
}

interface Goods {
  readonly colours: readonly string[];
  readonly wide: readonly [number, number];
  readonly tall: readonly [number, number];
  readonly gap: readonly [number, number];
  /** Whether the objects are loaves and cakes instead of boxes. */
  readonly round?: boolean;
}

const LOAVES: Goods = {
  colours: ['#c08a4a', '#a86f38', '#d9a866', '#8a5a2e'],
  wide: [0.22, 0.4],
  tall: [0.13, 0.24],
  gap: [0.03, 0.1],
  round: true,
};
const CAKES: Goods = {
  colours: ['#f0dcc0', '#e8b0a0', '#8a5a40', '#f3e3b0', '#c9594a'],
  wide: [0.2, 0.32],
  tall: [0.1, 0.2],
  gap: [0.1, 0.24],
  round: true,
};
const BOOKS: Goods = {
  colours: ['#8c4a3f', '#3d5a80', '#e3b25f', '#5f7f72', '#efe6d2', '#4a3b33', '#b5694a'],
  wide: [0.05, 0.11],
  tall: [0.28, 0.42],
  gap: [0, 0.03],
};
const WARES: Goods = {
  colours: ['#c9794f', '#e3b25f', '#f0e6d2', '#5f7f72', '#8c4a3f', '#3d5a80'],
  wide: [0.1, 0.28],
  tall: [0.18, 0.5],
  gap: [0.04, 0.16],
};

const shelves =
  (goods: readonly Goods[], heights: readonly number[]): Draw =>
  (art, chance, plane, [u, v, width]) => {
    for (const [index, height] of heights.entries()) {
      const on = goods[index % goods.length];
      if (on !== undefined) shelf(art, chance.fork(index), plane, [u, v + height, width], on);
    }
  };

const clothes: Draw = (art, chance, plane, [u, v, width]) => {
  plane.rect(u + 0.2, v + 2.1, width - 0.4, 0.04, art.colour('#33302c'));
  for (let x = u + 0.4; x < u + width - 0.5; x += chance.between(0.28, 0.5)) {
    plane.polygon(
      [
        [x, v + 2.05],
        [x + 0.22, v + 2.05],
        [x + 0.34, v + 1.8],
        [x + 0.25, v + 1.75],
        [x + 0.3, v + chance.between(0.8, 1.3)],
        [x - 0.08, v + 1.1],
        [x - 0.03, v + 1.75],
        [x - 0.12, v + 1.8],
      ],
      art.colour(chance.pick(WARES.colours)),
    );
  }
};

const plants: Draw = (art, chance, plane, [u, v, width]) => {
  const scale = plane.scale(u, v);
  for (const height of [0.46, 1.35]) {
    plane.rect(u + 0.1, v + height - 0.05, width - 0.2, 0.05, art.colour('#8a6a4c'));
    for (let x = u + 0.15; x < u + width - 0.6; x += chance.between(0.5, 0.7)) {
      const own = chance.fork(`${height}-${x}`);
      const pot = art.colour(own.pick(['#b5694a', '#7d8588', '#d8cfc0', '#5f7f72']));
      plane.rect(x + 0.12, v + height, 0.26, 0.24, pot);
      const [left, foot] = plane.at(x, v + height + 0.2);
      bush(art, own, left, foot, scale * 0.5, scale * own.between(0.35, 0.6), {
        // No snow behind the pane.
        tones: MOODS[art.mood.snow ? 'noon' : art.moodName].foliage,
        flowers: own.pick([['#e8a0a0', '#f6e6c0'], ['#d9695f'], ['#b9a4d6'], ['#f3e3b0', '#e9b04c'], []]),
      });
    }
  }
};

/** Tables with lamps and cups behind half a curtain. */
const tearoom: Draw = (art, chance, plane, [u, v, width, height]) => {
  plane.rect(u, v, width, height, art.colour('#c9a87a'), { opacity: 0.3 });
  for (let n = 0; n < 2; n += 1) {
    const x = u + (width * (n + 0.5)) / 2;
    plane.rect(x - 0.03, v, 0.06, 0.85, art.colour('#4a3b33'));
    plane.rect(x - 0.42, v + 0.82, 0.84, 0.07, art.colour('#7a5234'));
    for (const side of [-0.24, 0.12]) plane.rect(x + side, v + 0.89, 0.13, 0.1, art.colour('#f4efe2'));
    for (const side of [-0.72, 0.52]) {
      plane.rect(x + side, v + 0.5, 0.2, 0.06, art.colour('#5a3b26'));
      plane.rect(x + side + (side < 0 ? 0 : 0.15), v + 0.5, 0.05, 0.75, art.colour('#5a3b26'));
    }
  }
  const cloth = art.colour(chance.pick(['#f4efe2', '#c9594a', '#5f7f72', '#e3cfae']));
  plane.rect(u, v + height * 0.36, width, 0.03, art.colour('#b98a4a'));
  plane.rect(u, v, width, height * 0.36, cloth, { opacity: 0.5 });
  for (let x = u + 0.12; x < u + width; x += 0.2)
    plane.rect(x, v, 0.05, height * 0.36, art.mood.shadow.colour, { opacity: 0.12 });
};

/** Empty: a wall, a floor, and a ladder left behind. */
const nothing: Draw = (art, _chance, plane, [u, v, width, height]) => {
  plane.rect(u, v, width, height, art.colour('#e6dfd0'), { opacity: 0.55 });
  plane.rect(u, v, width, 0.5, art.colour('#a08a6c'), { opacity: 0.8 });
  plane.rect(u, v + 0.5, width, 0.06, art.colour('#f4efe2'));
  plane.rect(u + width * 0.68, v + 0.5, 0.7, 1.7, art.colour('#c9bfa8'), { opacity: 0.8 });
  const wood = art.colour('#8a6a4c');
  for (const lean of [-0.28, 0.28])
    plane.line(
      [
        [u + width * 0.3 + lean, v + 0.1],
        [u + width * 0.3, v + 1.2],
      ],
      wood,
      0.04,
    );
  for (const up of [0.35, 0.62, 0.9])
    plane.rect(u + width * 0.3 - (1.2 - up) * 0.25, v + up, (1.2 - up) * 0.5, 0.04, wood);
};

const DISPLAYS = {
  bakery: shelves([LOAVES, LOAVES, CAKES], [1.85, 1.25, 0.5]),
  'tea-room': tearoom,
  bookshop: shelves([BOOKS], [0.46, 1.05, 1.65, 2.2]),
  florist: plants,
  clothes,
  shop: shelves([WARES], [0.46, 1.1, 1.85]),
  empty: nothing,
} as const satisfies Record<string, Draw>;
export type ShopKind = keyof typeof DISPLAYS;
export const SHOP_KINDS = Object.keys(DISPLAYS) as readonly ShopKind[];

/** The pane, lit from within, with its goods and the reflection of the street. */
export function display(art: Art, chance: Chance, plane: Plane, field: Field, kind: ShopKind): void {
  const { mood } = art;
  const [u, v, width, height] = field;
  const pane = corners(...field);
  const day = mood.lamps < 0.05 || kind === 'empty';
  const light = day ? [mood.glass[1], mix('#f0c88a', mood.glass[0], 0.45)] : ['#f6b765', '#ffdfa0'];
  plane.polygon(pane, art.gradient(light));
  art.clipped(plane.path(pane), () => {
    plane.rect(u, v, width, 0.46, art.colour(chance.pick(['#7a5234', '#8a6a4c', '#4a3b33', '#e6dcc8'])));
    DISPLAYS[kind](art, chance.fork('goods'), plane, field);
    for (const share of kind === 'empty' ? [] : [0.25, 0.72]) {
      const x = u + width * share;
      plane.rect(x - 0.01, v + height - 0.7, 0.02, 0.7, '#3a2a1e');
      plane.polygon(
        [
          [x - 0.26, v + height - 0.9],
          [x + 0.26, v + height - 0.9],
          [x + 0.1, v + height - 0.66],
          [x - 0.1, v + height - 0.66],
        ],
        art.colour('#33302c'),
      );
      plane.polygon(arc(x, v + height - 0.95, 0.7, 0.5), '#fff0c0', { opacity: 0.32 });
    }
    for (const [from, wide] of [
      [0.3, 0.6],
      [1.2, 0.15],
    ] as const) {
      plane.polygon(
        [
          [u + from, v],
          [u + from + wide, v],
          [u + from + wide + 1.6, v + height],
          [u + from + 1.6, v + height],
        ],
        '#ffffff',
        { opacity: 0.12 },
      );
    }
    plane.rect(u, v + height - 0.35, width, 0.35, mood.shadow.colour, { opacity: 0.35 });
  });
}
