/** Shared parts of façades: chimneys, dormers, cornices, plinths, pipes. Metres on the front's plane. */

import { brick } from '../building/masonry.ts';
import { windowIn } from '../building/window.ts';
import { ACROSS, type Art, type Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { arc, type Plane } from '../canvas/plane.ts';

const SNOW = '#fafaf8';

/** A chimney with its foot at `(u, v)`; height in metres. */
export function chimney(art: Art, chance: Chance, plane: Plane, u: number, v: number, height: number): void {
  brick(art, chance, plane, [u, v - 0.2, 0.9, height], '#94533f');
  const top = v - 0.2 + height;
  plane.rect(u - 0.07, top - 0.28, 1.04, 0.16, art.colour('#b9a48c'));
  for (const pot of [0, 1, 2]) {
    const x = u + 0.12 + pot * 0.26;
    plane.polygon(
      [
        [x, top - 0.12],
        [x + 0.18, top - 0.12],
        [x + 0.16, top + 0.35],
        [x + 0.02, top + 0.35],
      ],
      art.colour('#b5694a'),
    );
  }
  plane.rect(art.sun < 0 ? u + 0.5 : u, v - 0.2, 0.4, height, art.mood.shadow.colour, { opacity: 0.22 });
  if (art.mood.snow) plane.rect(u - 0.07, top - 0.14, 1.04, 0.1, SNOW);
}

/** A dormer with a pointed or a rounded roof; the middle of its foot is at `(u, v)`. */
export function dormer(
  art: Art,
  chance: Chance,
  plane: Plane,
  u: number,
  v: number,
  { frame, slate, rounded }: { readonly frame: string; readonly slate: string; readonly rounded: boolean },
): void {
  const [width, height] = [1.15, 1.5];
  const edge = u - art.sun * -width * 0.5;
  plane.shade(
    [
      [edge, v],
      [edge, v + height + 0.3],
      [edge - art.sun * 0.7, v + height - 0.1],
      [edge - art.sun * 0.7, v - 0.2],
    ],
    0.8,
  );
  const cheek = art.colour('#e2dccf');
  plane.rect(u - width / 2 - 0.14, v - 0.05, width + 0.28, height + 0.1, cheek);
  windowIn(art, chance, plane, { u: u - width / 2, v, width, height }, { frame, leaves: 2, sill: null });
  const roof = lit(slate, -0.02);
  const top = v + height + 0.05;
  if (rounded) {
    plane.polygon(arc(u, top, width / 2 + 0.26, (width / 2 + 0.26) * 0.75, 0, Math.PI), roof);
  } else {
    plane.polygon(
      [
        [u - width / 2 - 0.3, top],
        [u + width / 2 + 0.3, top],
        [u, top + 0.57],
      ],
      roof,
    );
    plane.polygon(
      [
        [u - width / 2 - 0.1, top + 0.05],
        [u + width / 2 + 0.1, top + 0.05],
        [u, top + 0.37],
      ],
      cheek,
    );
  }
  if (art.mood.snow) plane.polygon(arc(u, top + 0.1, width / 2 + 0.28, 0.6, 0.1, Math.PI - 0.1), SNOW);
}

/** A cornice on brackets under the eaves, with its shadow; `top` is the wall's height. */
export function cornice(art: Art, plane: Plane, width: number, top: number, colour: string): void {
  const base = art.colour(colour);
  const { colour: shadow } = art.mood.shadow;
  plane.shade(
    [
      [0, top - 0.35],
      [width, top - 0.35],
      [width, top - 1.02],
      [0, top - 1.02],
    ],
    1.1,
    2.5,
  );
  plane.rect(0, top - 0.42, width, 0.14, lit(base, -0.05));
  const brackets = Math.round(width / 0.42);
  for (let n = 0; n < brackets; n += 1) {
    const x = (width * (n + 0.5)) / brackets;
    plane.rect(x - 0.08, top - 0.36, 0.16, 0.36, lit(base, -0.01));
    plane.rect(art.sun < 0 ? x + 0.03 : x - 0.08, top - 0.36, 0.05, 0.36, shadow, { opacity: 0.35 });
  }
  plane.rect(0, top - 0.28, width, 0.26, shadow, { opacity: 0.18 });
  plane.rect(
    -0.02,
    top - 0.06,
    width + 0.04,
    0.3,
    art.gradient([lit(base, 0.05), lit(base, -0.03), lit(base, -0.07)]),
  );
  plane.rect(-0.02, top + 0.2, width + 0.04, 0.07, lit(base, -0.1));
  if (art.mood.snow) plane.rect(-0.02, top + 0.24, width + 0.04, 0.12, '#fbfbf9');
}

/** The bluestone plinth of a wall, in slabs. */
export function plinth(art: Art, plane: Plane, width: number, height: number): void {
  const base = art.colour('#7d8588');
  plane.rect(0, 0, width, height, art.gradient([lit(base, 0.05), lit(base, -0.06)]));
  plane.rect(0, height - 0.1, width, 0.1, lit(base, 0.12));
  const joint = (points: readonly Point[]): string => plane.path(points, false);
  let joints = joint([
    [0, 0.45],
    [width, 0.45],
  ]);
  for (let u = 0.8; u < width; u += 0.95) {
    joints += joint([
      [u, 0],
      [u, height - 0.1],
    ]);
  }
  art.path(joints, 'none', { stroke: lit(base, -0.1), strokeWidth: 1.4, opacity: 0.7 });
}

/** A grated cellar light in the plinth. */
export function cellarLight(plane: Plane, middle: number): void {
  plane.rect(middle - 0.4, 0.3, 0.8, 0.42, '#23282b');
  for (const bar of [-1, 0, 1]) plane.rect(middle + bar * 0.2 - 0.015, 0.3, 0.03, 0.42, '#666e72');
}

/** A band of stone across the front. */
export function stringCourse(art: Art, plane: Plane, width: number, v: number, colour: string): void {
  const base = art.colour(colour);
  plane.shade(
    [
      [0, v],
      [width, v],
      [width, v - 0.14],
      [0, v - 0.14],
    ],
    0.8,
    1,
  );
  plane.rect(0, v, width, 0.18, art.gradient([lit(base, 0.05), lit(base, -0.05)]));
}

/** A rain pipe from the eaves to the ground. */
export function downpipe(art: Art, plane: Plane, u: number, height: number): void {
  const zinc = art.colour('#7c8488');
  plane.rect(u - art.sun * 0.05, 0.1, 0.11, height - 0.2, art.mood.shadow.colour, { opacity: 0.25 });
  plane.rect(u, 0, 0.11, height, art.gradient([lit(zinc, 0.1), lit(zinc, -0.08)], ACROSS));
  plane.rect(u - 0.03, 0, 0.17, 1.3, art.colour('#4a5154'));
  for (let v = 2.4; v < height - 0.7; v += 2.3) plane.rect(u - 0.03, v, 0.17, 0.06, art.colour('#5a6164'));
}
