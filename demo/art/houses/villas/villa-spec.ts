import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';

/** A house that can be drawn on a front; metres. */
export interface Villa {
  /** Horizontal extent with its wing, which may exceed 0 to `width`. */
  readonly from: number;
  readonly to: number;
  /** Height including the chimneys. */
  readonly height: number;
  /** Width of the house without its wing; it begins at 0. */
  readonly width: number;
  /** Middle of the front door. */
  readonly door: number;
  /** Middle of the garage door, if any. */
  readonly drive: number | null;
  draw(art: Art, chance: Chance, plane: Plane): void;
}
