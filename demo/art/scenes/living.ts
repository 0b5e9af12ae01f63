/** A living room. */
import type { Art } from '../art.ts';
import { drawRoom } from '../rooms/layout.ts';
import { CORNER_LIVING } from '../rooms/living/corner.ts';
import { FRONT_LIVING } from '../rooms/living/front.ts';
import { livingRelic } from '../rooms/relics.ts';
import type { RoomFacts } from '../rooms/room.ts';

/** Draws a living room. */
export const living = (picture: Art, facts: RoomFacts = {}): void =>
  drawRoom(picture, facts, [...CORNER_LIVING, ...FRONT_LIVING], livingRelic);
