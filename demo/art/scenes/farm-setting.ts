import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';

/** Position of a farmhouse in its picture. Px. */
export interface Standing {
  readonly art: Art;
  readonly chance: Chance;
  readonly left: number;
  readonly right: number;
  /** Foot of the house, and the middle of its door. */
  readonly foot: number;
  readonly door: number;
  /** Px per metre. */
  readonly scale: number;
}

/** Surroundings of a farmhouse: the part behind it, drawn first, and the part in front. */
export interface Setting {
  readonly behind: (standing: Standing) => void;
  readonly before: (standing: Standing) => void;
}
