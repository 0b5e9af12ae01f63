/** A kitchen. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { KITCHENS } from '../rooms/kitchen/layouts.ts';
import { drawRoom } from '../rooms/layout.ts';
import { kitchenRelic } from '../rooms/relics.ts';

/** Draws a kitchen. */
export const kitchen = (picture: Art, facts: RoomFacts = {}): void =>
  drawRoom(picture, facts, KITCHENS, kitchenRelic);
