/** A holiday studio: a corner with bunks, a sofa, a kitchenette, the sea or the woods outside. */
import type { Art } from '../canvas/art.ts';
import type { RoomFacts } from '../interior/room.ts';
import { drawRoom } from '../rooms/layout.ts';
import { HOLIDAY_STUDIOS } from '../rooms/studio/holiday.ts';

/** Draws a holiday studio. */
export function holidayStudio(picture: Art, facts: RoomFacts = {}): void {
  const place = picture.chance.fork('place');
  const { outlook, style } = facts;
  drawRoom(
    picture,
    {
      ...facts,
      outlook: outlook ?? place.pick(['sea', 'sea', 'forest'] as const),
      style:
        style ??
        place.pick([
          'seaside',
          'scandinavian',
          'seventies',
          'ardennes',
          'terracotta',
          'modern',
          'cottage',
        ] as const),
    },
    HOLIDAY_STUDIOS,
  );
}
