import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Solid } from './solids.ts';

/** Collects objects, which are drawn when all have been added. */
export interface Stage {
  readonly art: Art;
  readonly camera: Camera;
  add(solid: Solid): void;
  addShade(outline: readonly Place[], strength: number): void;
  /** Sunlight, above the objects that lie on the floor and below those that stand on it. */
  addSunlight(draw: () => void): void;
  addGlow(place: Place, radius: number): void;
}

/** The sum of a place and a multiple of another. */
export const added = (one: Place, other: Place, times = 1): Place => [
  one[0] + other[0] * times,
  one[1] + other[1] * times,
  one[2] + other[2] * times,
];
