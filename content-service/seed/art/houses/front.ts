import type { Art } from '../art.ts';
import type { Chance } from '../chance.ts';
import type { Plane } from '../plane.ts';
import type { TerracedHouse } from './terraced-spec.ts';

/** What every part of a front is drawn with. */
export interface FrontContext {
  readonly art: Art;
  readonly chance: Chance;
  readonly plane: Plane;
  readonly house: TerracedHouse;
}
