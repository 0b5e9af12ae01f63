/** Glass from floor to ceiling, with a glimpse of the room behind it. Metres on the front's plane. */

import type { Field } from '../building/masonry.ts';
import type { Art, Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane } from '../canvas/plane.ts';

/** Colour of the frames of a modern house. */
export const DARK = '#3a3e40';

/** The room behind the glass: lamps, a picture, a sofa, and by day the reflection of trees. */
function roomBehind(art: Art, chance: Chance, plane: Plane, [u, v, width, height]: Field, on: boolean): void {
  const { mood } = art;
  const inner = on ? '#8a5a34' : lit(mood.glass[0], -0.08);
  plane.rect(u, v, width, 0.3, inner, { opacity: 0.5 });
  const sofa = width * chance.between(0.08, 0.2);
  plane.rect(u + sofa, v + 0.05, width * 0.26, 0.6, inner, { opacity: 0.75 });
  plane.rect(u + sofa - 0.15, v + 0.05, 0.3, 0.78, inner, { opacity: 0.75 });
  plane.rect(u + width * 0.6, v + 0.68, width * 0.22, 0.09, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.63, v, 0.08, 0.7, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.79, v, 0.08, 0.7, inner, { opacity: 0.7 });
  plane.rect(u + width * 0.43, v + height * 0.42, width * 0.1, height * 0.28, on ? '#c9794f' : inner, {
    opacity: 0.7,
  });
  for (const share of [0.66, 0.75]) {
    const x = u + width * share;
    plane.rect(x - 0.012, v + height * 0.7, 0.024, height * 0.3, on ? '#5a3a20' : inner);
    plane.polygon(
      [
        [x - 0.22, v + height * 0.62],
        [x + 0.22, v + height * 0.62],
        [x + 0.08, v + height * 0.74],
        [x - 0.08, v + height * 0.74],
      ],
      on ? '#6b3d20' : inner,
    );
  }
  if (on) return;
  const trees = Array.from(
    { length: 13 },
    (_, step): Point => [u + (width * step) / 12, v + height * chance.between(0.2, 0.48)],
  );
  plane.polygon([[u, v], ...trees, [u + width, v]], mood.foliage[1], { opacity: 0.3 });
  for (const [from, wide] of [
    [0.1, 0.18],
    [0.55, 0.06],
  ] as const) {
    const left = u + width * from;
    plane.polygon(
      [
        [left, v],
        [left + width * wide, v],
        [left + width * wide + height * 0.6, v + height],
        [left + height * 0.6, v + height],
      ],
      '#ffffff',
      { opacity: 0.17 },
    );
  }
}

/** Panes side by side over a field, or within an outline that is part of it. */
export function glassWall(art: Art, chance: Chance, plane: Plane, field: Field, panes: number): void {
  const [u, v, width, height] = field;
  const { mood } = art;
  const dark = art.colour(DARK);
  const on = mood.lamps > 0.2;
  plane.rect(...field, dark);
  plane.rect(
    u + 0.06,
    v + 0.05,
    width - 0.12,
    height - 0.1,
    on
      ? art.gradient(['#f3b768', '#ffdc9c'])
      : art.gradient([mix(mood.glass[1], '#ffffff', 0.15), mood.glass[0]]),
  );
  art.clipped(plane.path(corners(u + 0.06, v + 0.05, width - 0.12, height - 0.1)), () => {
    roomBehind(art, chance, plane, field, on);
    plane.rect(u, v + height - 0.5, width, 0.5, mood.shadow.colour, { opacity: 0.35 });
  });
  for (let pane = 1; pane < panes; pane += 1)
    plane.rect(u + (width * pane) / panes - 0.035, v, 0.07, height, dark);
  if (!on) return;
  const [x, y] = plane.at(u + width / 2, v + height / 2);
  const scale = plane.scale(u, v);
  const glow = art.radial([
    [0, '#ffca7a', 0.32],
    [1, '#ffca7a', 0],
  ]);
  art.ellipse(x, y, width * scale * 0.72, height * scale * 1.1, glow, { blend: 'screen' });
}
