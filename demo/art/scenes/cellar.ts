/** A cellar: brick walls below a vault or beams, and the objects stored there. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { CELLARS } from '../rooms/cellar/layouts.ts';
import { drawRoom } from '../rooms/layout.ts';

/** Draws a cellar. */
export const cellar = (picture: Art, facts: RoomFacts = {}): void =>
  drawRoom(picture, { ...facts, outlook: 'garden', toRenovate: false }, CELLARS);
