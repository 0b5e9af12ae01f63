import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';

/** Where a farmhouse stands in its picture. Px. */
export interface Standing {
  readonly art: Art;
  readonly chance: Chance;
  readonly left: number;
  readonly right: number;
  /** Foot of the house, and the middle of its door. */
  readonly foot: number;
  readonly door: number;
  /** Px a metre. */
  readonly scale: number;
}

/** What lies around a farmhouse: behind it, drawn first, and before it. */
export interface Setting {
  readonly behind: (standing: Standing) => void;
  readonly before: (standing: Standing) => void;
}
