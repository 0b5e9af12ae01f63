/** Houses that continue the streets beside a building. */

import { createFront } from '../blocks/front.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { corners } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { eavesOf, someTerraced, type TerracedHouse } from '../houses/terraced/terraced-spec.ts';
import { alongFace, type Face, type Site } from './site.ts';

const STYLES = ['town', 'workers', 'thirties', 'town', 'interwar', 'newBuild', 'belEtage'] as const;
/** Metres of houses drawn at an end; farther ones are hardly visible. */
const ROW = 34;

interface Neighbour {
  readonly house: TerracedHouse;
  readonly from: number;
  readonly chance: Chance;
}

/** Houses beyond one end of a face, near ones first; none as high as the building. */
function beyond(chance: Chance, face: Face, end: 'start' | 'end', highest: number): Neighbour[] {
  const out: Neighbour[] = [];
  for (let n = 0, gone = 0; gone < ROW; n += 1) {
    const own = chance.fork(`${end}-${n}`);
    const tall = highest > 14 && own.chance(0.7);
    const style = own.pick(STYLES);
    const house = someTerraced(own, {
      style: !tall && style === 'belEtage' ? 'workers' : style,
      ...(style === 'belEtage' ? {} : { storeys: tall ? 3 : 2 }),
    });
    out.push({
      house,
      from: end === 'end' ? face.length + gone : -gone - house.width,
      chance: own.fork('front'),
    });
    gone += house.width;
  }
  return out;
}

/** Draws the neighbours along a face, from far to near. */
export function neighbours(art: Art, chance: Chance, site: Site, face: Face, highest: number): void {
  const ends = (['start', 'end'] as const).filter((end) => end !== face.corner);
  for (const end of ends) {
    for (const { house, from, chance: own } of beyond(chance, face, end, highest).toReversed()) {
      const [middle] = site.camera.point(alongFace(face, from + house.width / 2));
      if (middle < -500 || middle > art.width + 500) continue;
      const front = createFront(art, site.camera, alongFace(face, from), face.turn);
      drawTerraced(art, own, front.plane(), house);
      if (front.dark > 0.04)
        front
          .plane()
          .polygon(corners(0, 0, house.width, eavesOf(house) + house.roof), art.mood.shadow.colour, {
            blend: 'multiply',
            opacity: front.dark,
          });
    }
  }
}
