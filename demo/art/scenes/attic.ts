/** A room under a roof, or a bare loft. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { ATTIC_ROOMS, LOFTS } from '../rooms/attic/layouts.ts';
import { drawRoom } from '../rooms/layout.ts';

/** Draws an attic; when it is to be renovated, a bare loft. */
export function attic(picture: Art, facts: RoomFacts = {}): void {
  const bare = facts.toRenovate ?? picture.chance.fork('bare').chance(0.15);
  drawRoom(picture, { ...facts, toRenovate: false }, bare ? LOFTS : ATTIC_ROOMS);
}
