import { px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import { lampsAreOn } from '../interior/indoors.ts';
import type { RoomStyle } from '../interior/style.ts';
import { vase } from './plant.ts';

/** Width of a chimney piece, metres. */
export const FIREPLACE_WIDTH = 1.5;

function fire(frame: Frame, x: number, y: number, scale: number): void {
  for (const [size, colour] of [
    [1, '#e8743a'],
    [0.7, '#f5a94a'],
    [0.4, '#ffe09a'],
  ] as const) {
    const s = scale * size;
    frame.art.path(
      `M${px(x - s * 0.22)} ${px(y)}Q${px(x - s * 0.28)} ${px(y - s * 0.26)} ${px(x - s * 0.05)} ${px(y - s * 0.52)}Q${px(x + s * 0.02)} ${px(y - s * 0.3)} ${px(x + s * 0.1)} ${px(y - s * 0.38)}Q${px(x + s * 0.28)} ${px(y - s * 0.18)} ${px(x + s * 0.2)} ${px(y)}Z`,
      colour,
    );
  }
}

/** An open hearth with its mantel, with a fire in the evening and in winter. */
export function fireplace(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const stone = art.colour(chance.pick(['#d8d2c6', '#e9e2d3', '#8f8a82', style.accent]));
  const burns = lampsAreOn(art) || art.mood.snow;
  frame.shade([0, 0], [FIREPLACE_WIDTH, 0.32], 0.7);
  frame.box([-0.06, 0, 0], [FIREPLACE_WIDTH + 0.12, 0.04, 0.55], lit(stone, -0.05));
  frame.box([0, 0.04, 0], [FIREPLACE_WIDTH, 1.06, 0.28], stone, {
    front(plane) {
      plane.rect(0.22, 0, FIREPLACE_WIDTH - 0.44, 0.8, lit(stone, -0.06));
      plane.rect(0.3, 0, FIREPLACE_WIDTH - 0.6, 0.72, art.colour('#2a2422'));
      for (const u of [0.5, 0.66, 0.82]) plane.rect(u, 0.03, 0.24, 0.07, art.colour('#6a4a34'));
      const [x, y] = plane.at(FIREPLACE_WIDTH / 2, 0.06);
      if (burns) fire(frame, x, y, plane.scale(FIREPLACE_WIDTH / 2, 0));
      for (const u of [0.06, FIREPLACE_WIDTH - 0.16]) plane.rect(u, 0, 0.1, 0.98, lit(stone, 0.03));
    },
  });
  frame.box([-0.08, 1.1, 0], [FIREPLACE_WIDTH + 0.16, 0.08, 0.36], lit(stone, 0.03));
  frame.glow([FIREPLACE_WIDTH / 2, 0.3, 0.5], 1.2);
  vase(frame, chance.fork('left'), [0.2, 1.18, 0.16], style.textiles, 0.22);
  for (const [u, h] of [
    [1.2, 0.2],
    [1.32, 0.14],
  ] as const) {
    frame.turned(
      [u, 1.18, 0.16],
      [
        [0, 0.035],
        [0.02, 0.035],
        [0.03, 0.018],
        [h, 0.018],
      ],
      art.colour('#f3ead6'),
    );
  }
}

/** An iron stove, its pipe through a collar in the ceiling; around the middle of the frame. */
export function stove(frame: Frame, ceiling: number): void {
  const { art } = frame;
  const iron = art.colour('#2f3234');
  frame.shade([-0.3, -0.1], [0.6, 0.6], 0.9);
  frame.box([-0.45, 0, -0.1], [0.9, 0.02, 0.9], art.colour('#5a5d5f'));
  frame.box([-0.28, 0.12, 0.05], [0.56, 0.72, 0.42], iron, {
    front(plane) {
      plane.rect(0.07, 0.2, 0.42, 0.38, art.colour('#151312'));
      const [x, y] = plane.at(0.28, 0.22);
      if (lampsAreOn(art) || art.mood.snow) fire(frame, x, y, plane.scale(0.28, 0.2) * 0.6);
      plane.rect(0.46, 0.36, 0.03, 0.1, art.colour('#b8924e'));
    },
  });
  for (const u of [-0.24, 0.19]) frame.box([u, 0.02, 0.4], [0.05, 0.1, 0.05], iron);
  frame.turned(
    [0, 0.84, 0.25],
    [
      [0, 0.075],
      [ceiling - 0.84, 0.075],
    ],
    iron,
  );
  frame.turned(
    [0, ceiling - 0.03, 0.25],
    [
      [0, 0.16],
      [0.03, 0.16],
    ],
    lit(iron, 0.06),
  );
  frame.turned(
    [0, 1.25, 0.25],
    [
      [0, 0.085],
      [0.04, 0.085],
    ],
    lit(iron, 0.08),
  );
  frame.glow([0, 0.4, 0.5], 0.9);
}
