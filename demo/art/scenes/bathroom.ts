/** A bathroom: bath or shower, basins, closet, towels. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { BATHS, SHOWERS } from '../rooms/bathroom/layouts.ts';
import { drawRoom } from '../rooms/layout.ts';
import { bathroomRelic } from '../rooms/relics.ts';

interface BathroomFacts extends RoomFacts {
  /** Bath or shower; random when missing. */
  readonly wash?: 'bath' | 'shower';
}

/** Draws a bathroom. */
export function bathroom(picture: Art, facts: BathroomFacts = {}): void {
  const wash = facts.wash ?? picture.chance.fork('wash').pick(['bath', 'bath', 'shower'] as const);
  drawRoom(picture, facts, wash === 'bath' ? BATHS : SHOWERS, bathroomRelic);
}
