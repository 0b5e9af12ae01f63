/** A bedroom: for two, for a child, or for two guests. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { DOUBLE_BEDROOMS } from '../rooms/bedroom/double.ts';
import { CHILD_BEDROOMS, TWIN_BEDROOMS } from '../rooms/bedroom/single.ts';
import { drawRoom } from '../rooms/layout.ts';
import { bedroomRelic } from '../rooms/relics.ts';

interface BedroomFacts extends RoomFacts {
  /** Whether it is a child's room; random when missing. */
  readonly child?: boolean;
}

/** Draws a bedroom. */
export function bedroom(picture: Art, facts: BedroomFacts = {}): void {
  const child = facts.child ?? picture.chance.fork('child').chance(0.25);
  drawRoom(picture, facts, child ? CHILD_BEDROOMS : [...DOUBLE_BEDROOMS, ...TWIN_BEDROOMS], bedroomRelic);
}
