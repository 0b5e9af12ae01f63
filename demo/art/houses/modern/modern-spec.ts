import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';

/** Materials of a modern villa. */
export interface ModernLook {
  readonly cladding: 'wood' | 'brick' | 'render' | 'dark';
  readonly wood: string;
  readonly brick: string;
  /** Colour of the render. */
  readonly base: string;
  readonly stones: readonly string[];
}

/** A house that can be drawn on a front. */
export interface ModernVilla {
  /** Where it begins, relative to the plane's origin. */
  readonly from: number;
  readonly width: number;
  readonly height: number;
  draw(art: Art, chance: Chance, plane: Plane): void;
}
