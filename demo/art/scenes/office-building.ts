/** An office building, seen on its corner or within its street. */

import { type OfficeFacts, officeFace, officeHeight, someOffice } from '../blocks/office.ts';
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { backdrop } from '../town/backdrop.ts';
import { kerbside } from '../town/kerbside.ts';
import { neighbours } from '../town/neighbours.ts';
import { frontOf, someSite } from '../town/site.ts';
import { streetFloor } from '../town/street-floor.ts';

/** Draws the building. `storeys` are those above the ground floor. */
export function officeBuilding(art: Art, facts: OfficeFacts = {}): void {
  const chance = art.chance.fork('office');
  const office = someOffice(chance, facts);
  const height = officeHeight(office);
  const extent = { main: chance.between(17, 30), side: chance.between(9, 14), height };
  const site = someSite(art, chance.fork('view'), extent, 0.75);
  backdrop(art, chance.fork('backdrop'), site.horizon);
  streetFloor(art, chance.fork('floor'), site);
  if (site.side !== null) {
    neighbours(art, chance.fork('side-neighbours'), site, site.side, height);
    officeFace(frontOf(art, site, site.side), chance.fork('side'), office, extent.side, false);
  }
  neighbours(art, chance.fork('neighbours'), site, site.main, height);
  officeFace(frontOf(art, site, site.main), chance.fork('main'), office, extent.main, true);
  kerbside(art, chance.fork('kerbside'), site);
  finish(art);
}
