/** An office building, seen on its corner. */
import type { Art } from '../art.ts';
import { type OfficeFacts, officeFace, officeHeight, someOffice } from '../blocks/office.ts';
import { finish } from '../light.ts';
import { backdrop, cornerView, frontAt, paving, square } from './forecourt.ts';

/** Draws the building. `storeys` are those above the ground floor. */
export function officeBuilding(art: Art, facts: OfficeFacts = {}): void {
  const chance = art.chance.fork('office');
  const office = someOffice(chance, facts);
  const [main, side] = [chance.between(17, 26), chance.between(9, 14)];
  const view = cornerView(art, chance.fork('view'), main, side, officeHeight(office));
  backdrop(art, chance.fork('backdrop'));
  paving(art, chance.fork('paving'), view.camera);
  officeFace(frontAt(art, view, view.side), chance.fork('side'), office, side, false);
  officeFace(frontAt(art, view, view.main), chance.fork('main'), office, main, true);
  square(art, chance.fork('square'), view.camera);
  finish(art);
}
