/** Small objects that make a room look lived in. */
import { px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { tableLamp } from './lamp.ts';
import { vase } from './plant.ts';
import { books } from './table.ts';

/** A small round table with a lamp, flowers or books, around the middle of the frame. */
export function sideTable(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  what?: 'lamp' | 'vase' | 'books',
): void {
  const wood = frame.art.colour(chance.pick([style.wood, style.dark, style.metal]));
  frame.shade([-0.2, -0.2], [0.4, 0.4], 0.8);
  frame.turned(
    [0, 0, 0],
    [
      [0, 0.16],
      [0.02, 0.16],
      [0.03, 0.025],
      [0.46, 0.025],
    ],
    lit(wood, -0.03),
  );
  frame.turned(
    [0, 0.46, 0],
    [
      [0, 0.24],
      [0.035, 0.24],
    ],
    wood,
  );
  const kind = what ?? chance.pick(['lamp', 'vase', 'books'] as const);
  if (kind === 'lamp') tableLamp(frame, [0, 0.495, 0], chance.pick(style.textiles));
  else if (kind === 'vase') vase(frame, chance.fork('vase'), [0, 0.495, 0], style.textiles, 0.2);
  else books(frame, chance.fork('books'), style, [-0.12, 0.495, -0.09], chance.int(2, 4));
}

/** A round stool of cloth. */
export function pouf(frame: Frame, chance: Chance, style: RoomStyle): void {
  const cloth = frame.art.colour(chance.pick(style.textiles));
  frame.shade([-0.27, -0.27], [0.54, 0.54], 0.9);
  frame.turned(
    [0, 0, 0],
    [
      [0, 0.22],
      [0.03, 0.25],
      [0.09, 0.275],
      [0.18, 0.285],
      [0.27, 0.275],
      [0.33, 0.25],
      [0.36, 0.21],
    ],
    cloth,
  );
}

/** A basket with a blanket or with firewood. */
export function basket(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const cane = art.colour('#b58d5a');
  frame.shade([-0.2, -0.2], [0.4, 0.4], 0.8);
  frame.turned(
    [0, 0, 0],
    [
      [0, 0.16],
      [0.16, 0.21],
      [0.3, 0.2],
    ],
    cane,
  );
  frame.turned(
    [0, 0.26, 0],
    [
      [0, 0.17],
      [0.09, 0.13],
    ],
    art.colour(chance.pick([style.textiles[3], style.textiles[0], '#8a6443'])),
  );
}

/** A column radiator on a wall; width in metres. */
export function radiator(frame: Frame, style: RoomStyle, width: number): void {
  const white = frame.art.colour(style.trim);
  frame.box([0, 0.12, 0.03], [width, 0.5, 0.09], lit(white, -0.03), {
    front(plane) {
      for (let rib = 0; rib < width / 0.08; rib += 1)
        plane.rect(rib * 0.08 + 0.008, 0.02, 0.05, 0.46, lit(white, 0.01));
    },
  });
}

/** A cat that sleeps, or sits and looks on. */
export function cat(frame: Frame, chance: Chance): void {
  const { art } = frame;
  const fur = art.colour(chance.pick(['#c98a4f', '#4a4542', '#e9e0d2', '#8f867c']));
  const dark = lit(fur, -0.06);
  const way = chance.chance(0.5) ? 1 : -1;
  const asleep = chance.chance(0.55);
  frame.shade([-0.22, -0.1], [0.44, 0.22], 0.7);
  frame.sprite([0, 0, 0], [0.4, 0.4], (x, y, scale) => {
    const head = (cx: number, cy: number): void => {
      const r = scale * 0.085;
      for (const side of [-1, 1])
        art.path(
          `M${px(cx + side * r * 0.95)} ${px(cy - r * 0.2)}L${px(cx + side * r * 0.75)} ${px(cy - r * 1.5)}L${px(cx + side * r * 0.1)} ${px(cy - r * 0.8)}Z`,
          fur,
        );
      art.ellipse(cx, cy, r, r * 0.88, fur);
    };
    if (asleep) {
      art.ellipse(x, y - scale * 0.09, scale * 0.24, scale * 0.11, fur);
      art.path(
        `M${px(x - way * scale * 0.2)} ${px(y - scale * 0.05)}Q${px(x)} ${px(y + scale * 0.03)} ${px(x + way * scale * 0.14)} ${px(y - scale * 0.03)}`,
        'none',
        { stroke: dark, strokeWidth: scale * 0.045, round: true },
      );
      head(x + way * scale * 0.18, y - scale * 0.09);
    } else {
      art.path(
        `M${px(x - scale * 0.12)} ${px(y)}Q${px(x - scale * 0.13)} ${px(y - scale * 0.24)} ${px(x)} ${px(y - scale * 0.27)}Q${px(x + scale * 0.13)} ${px(y - scale * 0.24)} ${px(x + scale * 0.12)} ${px(y)}Z`,
        fur,
      );
      art.path(
        `M${px(x + way * scale * 0.1)} ${px(y - scale * 0.02)}q${px(way * scale * 0.16)} ${px(scale * 0.01)} ${px(way * scale * 0.16)} ${px(-scale * 0.1)}`,
        'none',
        { stroke: dark, strokeWidth: scale * 0.04, round: true },
      );
      head(x, y - scale * 0.31);
    }
  });
}
