/** Balcony and deck of a wooden house. Metres on the front's plane. */
import type { Art } from '../../canvas/art.ts';
import type { Chance } from '../../canvas/chance.ts';
import { lit } from '../../canvas/colour.ts';
import type { Plane } from '../../canvas/plane.ts';
import { flowerBox, SNOW } from '../country.ts';
import type { Chalet } from './chalet-spec.ts';

/** A balcony of slats across the gable. */
export function balcony(art: Art, chance: Chance, plane: Plane, house: Chalet): void {
  const wood = art.colour(house.wood);
  const [left, wide] = [0.95, house.width - 1.9];
  const foot = house.base + 2.6;
  plane.shade(
    [
      [left, foot],
      [left + wide, foot],
      [left + wide - art.sun * 0.5, foot - 0.95],
      [left - art.sun * 0.5, foot - 0.95],
    ],
    1,
    2,
  );
  plane.rect(left, foot, wide, 0.2, lit(wood, -0.05));
  plane.rect(left, foot + 0.95, wide, 0.12, lit(wood, 0.03));
  let slat = 0;
  for (let u = left + 0.08; u < left + wide - 0.1; u += 0.26) {
    plane.polygon(
      [
        [u, foot + 0.2],
        [u + 0.17, foot + 0.2],
        [u + 0.19, foot + 0.6],
        [u + 0.17, foot + 0.95],
        [u, foot + 0.95],
        [u - 0.02, foot + 0.6],
      ],
      lit(wood, ((slat % 3) - 1) * 0.02),
    );
    slat += 1;
  }
  if (art.mood.snow) plane.rect(left, foot + 1.05, wide, 0.09, SNOW);
  else flowerBox(art, chance, plane, left + 0.2, foot + 1, wide - 0.4);
}

/** The deck before the house, on posts, with its steps. */
export function deck(art: Art, plane: Plane, { width, base }: Chalet): void {
  const wood = art.colour('#a37a52');
  const top = base - 0.3;
  plane.rect(-0.6, top - 0.1, width + 1.2, 0.26, art.gradient([lit(wood, 0.05), lit(wood, -0.06)]));
  plane.shade(
    [
      [-0.6, top - 0.1],
      [width + 0.6, top - 0.1],
      [width + 0.6, top - 0.5],
      [-0.6, top - 0.5],
    ],
    0.9,
    2,
  );
  plane.rect(-0.5, 0, width + 1, top - 0.1, art.mood.shadow.colour, { opacity: 0.22 });
  for (let u = -0.45; u < width + 0.5; u += 1.35) plane.rect(u, 0, 0.16, top, lit(wood, -0.1));
  const steps = 5;
  for (let step = 0; step < steps; step += 1) {
    const high = top / steps;
    plane.rect(
      width / 2 - 1.1 - step * 0.06,
      top - high * (step + 1),
      2.2 + step * 0.12,
      high,
      lit(wood, 0.05 - step * 0.02),
    );
  }
  if (art.mood.snow) plane.rect(-0.6, top + 0.14, width + 1.2, 0.1, SNOW);
}
