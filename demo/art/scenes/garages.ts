/** Garages: a row on a yard, one alone in a street, or the ramp under a building. */
import type { Art } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { garageBelow } from '../town/garage-below.ts';
import { garageInStreet } from '../town/garage-in-street.ts';
import { garageRow } from '../town/garage-row.ts';

const KINDS = { row: garageRow, single: garageInStreet, underground: garageBelow } as const;
type GarageKind = keyof typeof KINDS;

/** Draws one kind; a random one is mostly a row. */
export function garages(art: Art, { kind }: { readonly kind?: GarageKind } = {}): void {
  const chance = art.chance.fork('garages');
  const drawn = kind ?? chance.fork('kind').pick(['row', 'row', 'single', 'underground'] as const);
  KINDS[drawn](art, chance);
  finish(art);
}
