/** A shop from inside. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { drawRoom } from '../rooms/layout.ts';
import { EMPTY_SHOPS, SHOPS } from '../rooms/shop/layouts.ts';

interface ShopFacts extends RoomFacts {
  /** Whether it is empty; random when missing. */
  readonly empty?: boolean;
}

/** Draws the inside of a shop. */
export function shopInterior(picture: Art, facts: ShopFacts = {}): void {
  const empty = facts.empty ?? picture.chance.fork('empty').chance(0.2);
  drawRoom(picture, { ...facts, outlook: facts.outlook ?? 'town' }, empty ? EMPTY_SHOPS : SHOPS);
}
