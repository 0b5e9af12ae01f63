/** Walls of a modern house. Metres on the front's plane. */

import { brick, type Field, render } from '../../building/masonry.ts';
import { ACROSS, type Art, type Stop } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import type { Plane } from '../../canvas/plane.ts';
import { boards } from '../country.ts';
import type { ModernLook } from './modern-spec.ts';

/** A field in the look's cladding, with the light on it. */
export function clad(art: Art, chance: Chance, plane: Plane, look: ModernLook, field: Field): void {
  if (look.cladding === 'wood') boards(art, chance, plane, field, look.wood, { size: 0.14 });
  else if (look.cladding === 'dark') boards(art, chance, plane, field, '#4a4c4c', { size: 0.14 });
  else if (look.cladding === 'brick') brick(art, chance, plane, field, look.brick);
  else render(art, chance, plane, field, look.base);
  const { wash, shadow } = art.mood;
  const stops: readonly Stop[] =
    art.sun < 0
      ? [
          [0, wash.colour, 0.3],
          [1, shadow.colour, 0.2],
        ]
      : [
          [0, shadow.colour, 0.2],
          [1, wash.colour, 0.3],
        ];
  plane.rect(...field, art.gradient(stops, ACROSS));
}
