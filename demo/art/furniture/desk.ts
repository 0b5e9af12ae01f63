import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Frame, Local } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { tableLamp } from './lamp.ts';
import { potted } from './plant.ts';
import { books } from './table.ts';

/** A computer screen on its foot, seen from its front. */
function screen(frame: Frame, [u, y, d]: Local): void {
  const { art } = frame;
  const black = art.colour('#2f3335');
  const glass = art.gradient([mix(art.mood.sky[1], '#ffffff', 0.25), art.mood.sky[2]]);
  frame.box([u + 0.18, y, d], [0.2, 0.015, 0.16], black);
  frame.box([u + 0.26, y, d + 0.03], [0.04, 0.14, 0.03], black);
  frame.box([u, y + 0.12, d + 0.05], [0.56, 0.34, 0.03], black, {
    front: (plane) => plane.rect(0.015, 0.02, 0.53, 0.305, glass),
  });
}

/** A chair on wheels; its back is along the frame's back. */
export function officeChair(frame: Frame, style: RoomStyle, colour: string): void {
  const { art } = frame;
  const dark = art.colour(style.dark);
  const cloth = art.colour(colour);
  frame.shade([-0.02, 0], [0.54, 0.5], 0.8);
  for (const [u, d, w, l] of [
    [0, 0.24, 0.5, 0.04],
    [0.23, 0.02, 0.04, 0.48],
  ] as const) {
    frame.box([u, 0.03, d], [w, 0.035, l], dark);
  }
  frame.box([0.23, 0.06, 0.24], [0.04, 0.36, 0.04], dark);
  frame.box([0, 0.42, 0.04], [0.5, 0.09, 0.46], cloth, { rounded: 0.03 });
  frame.box([0.22, 0.46, 0], [0.06, 0.2, 0.03], dark);
  frame.box([0.02, 0.6, 0], [0.46, 0.5, 0.07], cloth, { rounded: 0.035 });
}

interface DeskOptions {
  readonly width: number;
  readonly depth?: number;
  /** Whether there are objects on it. */
  readonly lived?: boolean;
}

/** A desk with drawers at its right, from its back left corner. */
export function desk(
  frame: Frame,
  chance: Chance,
  style: RoomStyle,
  { width, depth = 0.7, lived = true }: DeskOptions,
): void {
  const { art } = frame;
  const wood = art.colour(style.wood);
  const leg = chance.chance(0.5) ? art.colour(style.dark) : lit(wood, -0.05);
  frame.shade([0, 0], [width, depth], 1);
  for (const d of [0.04, depth - 0.09]) frame.box([0.04, 0, d], [0.05, 0.71, 0.05], leg);
  frame.box([width - 0.44, 0.08, 0.04], [0.4, 0.62, depth - 0.08], lit(wood, -0.015), {
    front(plane) {
      for (let drawer = 0; drawer < 3; drawer += 1) {
        plane.rect(0.015, 0.015 + drawer * 0.2, 0.37, 0.19, lit(wood, 0.02));
        plane.rect(0.15, 0.13 + drawer * 0.2, 0.1, 0.016, art.colour(style.metal));
      }
    },
  });
  frame.box([0, 0.71, 0], [width, 0.04, depth], lit(wood, 0.015));
  if (!lived) return;
  screen(frame, [width * 0.36, 0.75, 0.06]);
  frame.box([width * 0.36 + 0.08, 0.75, 0.4], [0.4, 0.012, 0.13], art.colour('#d9d5cc'));
  tableLamp(frame, [0.18, 0.75, 0.2], chance.pick(style.textiles));
  books(frame, chance.fork('books'), style, [width - 0.36, 0.75, 0.16], chance.int(2, 4));
  if (width > 1.5) potted(frame, chance.fork('pot'), [width - 0.5, 0.75, 0.2], style.textiles[1], 0.18);
}
