import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Solid } from './solids.ts';

/** Where things are put, to be drawn when all are there. */
export interface Stage {
  readonly art: Art;
  readonly camera: Camera;
  add(solid: Solid): void;
  addShade(outline: readonly Place[], strength: number): void;
  /** Light of the sun, over what lies on the floor and below what stands on it. */
  addSunlight(draw: () => void): void;
  addGlow(place: Place, radius: number): void;
}

/** A place moved by so many times another. */
export const added = (one: Place, other: Place, times = 1): Place => [
  one[0] + other[0] * times,
  one[1] + other[1] * times,
  one[2] + other[2] * times,
];
