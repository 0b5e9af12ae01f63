/** A floor of an office. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { drawRoom } from '../rooms/layout.ts';
import { OFFICES } from '../rooms/office/layouts.ts';

/** Draws an office floor. */
export function officeFloor(picture: Art, facts: RoomFacts = {}): void {
  const style =
    facts.style ??
    picture.chance
      .fork('house')
      .pick(['scandinavian', 'industrial', 'town', 'seaside', 'modern', 'deco'] as const);
  drawRoom(picture, { ...facts, style, outlook: facts.outlook ?? 'town' }, OFFICES);
}
