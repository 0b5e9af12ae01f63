/** A parking space: in the garage under a building, or in a green court. */
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { parkingCourt } from '../town/parking-court.ts';
import { byLamps, parkingIndoors } from '../town/parking-indoors.ts';

/** Draws a parking space, indoors or outdoors as in the listing. */
export function parking(art: Art, { indoor }: { readonly indoor?: boolean } = {}): void {
  const chance = art.chance.fork('parking');
  const inside = indoor ?? chance.chance(0.5);
  if (inside) parkingIndoors(byLamps(art), chance);
  else parkingCourt(art, chance);
  finish(inside ? byLamps(art) : art, inside ? 0.3 : 1);
}
