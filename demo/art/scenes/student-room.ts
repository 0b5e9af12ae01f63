/** A student room in town. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { drawRoom } from '../rooms/layout.ts';
import { STUDENT_ROOMS } from '../rooms/studio/student.ts';

/** Draws a student room. */
export const studentRoom = (picture: Art, facts: RoomFacts = {}): void =>
  drawRoom(picture, { ...facts, outlook: facts.outlook ?? 'town' }, STUDENT_ROOMS);
