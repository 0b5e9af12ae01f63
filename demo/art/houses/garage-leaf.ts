/** A garage door, for all places: in a row, under a bel-étage, beside a villa. */

import type { Field } from '../building/masonry.ts';
import type { Art } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import type { Plane } from '../canvas/plane.ts';

/** Kinds of doors that open upwards. */
export const SECTIONS = ['ribbed', 'panels', 'smooth', 'boards'] as const;
export const LEAVES = [...SECTIONS, 'double', 'glazed'] as const;
type GarageLeaf = (typeof LEAVES)[number];

const PANELS = 4;

/** Draws the door in its opening; the wall draws the shadow of the lintel. */
export function garageLeaf(
  art: Art,
  plane: Plane,
  [u, v, width, height]: Field,
  kind: GarageLeaf,
  colour: string,
): void {
  const base = art.colour(colour);
  const iron = art.colour('#2c3032');
  plane.rect(u, v, width, height, art.gradient([lit(base, 0.03), lit(base, -0.04)]));
  const groove = (at: number): void => {
    plane.rect(u, v + at, width, 0.03, lit(base, -0.09));
    plane.rect(u, v + at + 0.03, width, 0.02, lit(base, 0.06));
  };
  if (kind === 'ribbed') for (let at = 0.22; at < height - 0.1; at += 0.22) groove(at);
  if (kind === 'smooth' || kind === 'glazed')
    for (let n = 1; n < PANELS; n += 1) groove((height * n) / PANELS);
  if (kind === 'boards' || kind === 'double')
    for (let x = u + 0.2; x < u + width - 0.05; x += 0.2) plane.rect(x, v, 0.022, height, lit(base, -0.08));
  if (kind === 'double') {
    plane.rect(u + width / 2 - 0.02, v, 0.04, height, lit(base, -0.16));
    for (const side of [0.05, width - 0.75])
      for (const at of [0.35, height - 0.4]) plane.rect(u + side, v + at, 0.7, 0.05, iron);
  }
  if (kind === 'panels') {
    for (let row = 0; row < PANELS; row += 1) {
      for (let n = 0; n < PANELS; n += 1) {
        const [x, y] = [u + 0.12 + (n * (width - 0.12)) / PANELS, v + (height * row) / PANELS + 0.1];
        plane.rect(x, y, width / PANELS - 0.16, height / PANELS - 0.2, lit(base, -0.06));
        plane.rect(x + 0.03, y + 0.02, width / PANELS - 0.2, height / PANELS - 0.26, lit(base, 0.02));
      }
    }
  }
  if (kind === 'glazed') {
    for (let n = 0; n < PANELS; n += 1)
      plane.rect(
        u + 0.15 + (n * (width - 0.15)) / PANELS,
        v + height - height / PANELS + 0.12,
        width / PANELS - 0.15,
        height / PANELS - 0.24,
        art.gradient([art.mood.glass[1], art.mood.glass[0]]),
      );
  }
  plane.rect(u + width / 2 - 0.12, v + 0.98, 0.24, 0.06, art.colour('#c9c4ba'));
  plane.rect(u, v, width, 0.07, art.mood.shadow.colour, { opacity: 0.35 });
}
