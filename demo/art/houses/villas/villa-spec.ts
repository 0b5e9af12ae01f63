import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';

/** A house that can be drawn on a front; metres. */
export interface Villa {
  /** Where it begins and ends with its wing, left of and beyond the plane's origin. */
  readonly from: number;
  readonly to: number;
  /** With its chimneys. */
  readonly height: number;
  /** Width of the house without its wing; it begins at 0. */
  readonly width: number;
  /** Middle of the front door. */
  readonly door: number;
  /** Middle of the garage's door, where there is one. */
  readonly drive: number | null;
  draw(art: Art, chance: Chance, plane: Plane): void;
}
