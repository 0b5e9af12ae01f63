/** A living room. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { drawRoom } from '../rooms/layout.ts';
import { CORNER_LIVING } from '../rooms/living/corner.ts';
import { FRONT_LIVING } from '../rooms/living/front.ts';
import { livingRelic } from '../rooms/relics.ts';

/** Draws a living room. */
export const living = (picture: Art, facts: RoomFacts = {}): void =>
  drawRoom(picture, facts, [...CORNER_LIVING, ...FRONT_LIVING], livingRelic);
