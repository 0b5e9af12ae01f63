/** A terraced house seen from the street, drawn on its front's plane in metres. */
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';
import { downpipe } from '../parts.ts';
import { drawBelEtage } from './bel-etage.ts';
import { drawClassical } from './classical.ts';
import type { FrontContext } from './front.ts';
import { drawGabled } from './gabled.ts';
import { drawNewBuild } from './new-build.ts';
import { drawNouveau } from './nouveau.ts';
import { eavesOf, type TerracedHouse, type TerracedStyle } from './terraced-spec.ts';
import { drawThirties } from './thirties-row.ts';
import { drawWorkers } from './workers.ts';

const FRONTS: Readonly<Record<TerracedStyle, (context: FrontContext) => void>> = {
  town: drawClassical,
  nouveau: drawNouveau,
  gabled: drawGabled,
  interwar: drawClassical,
  workers: drawWorkers,
  thirties: drawThirties,
  belEtage: drawBelEtage,
  newBuild: drawNewBuild,
};

/** The house with its left foot at the plane's origin. */
export function drawTerraced(art: Art, chance: Chance, plane: Plane, house: TerracedHouse): void {
  FRONTS[house.style]({ art, chance, plane, house });
  if (house.style === 'newBuild') return;
  const side = house.doorBay === 0 ? house.width - 0.2 : 0.1;
  downpipe(art, plane, side, eavesOf(house) - (house.style === 'gabled' ? 1.6 : 0.3));
}
