import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';

/** Smoke above a chimney, drifting away from the sun; `size` 1 beside a house that fills the picture. */
export function smoke(art: Art, chance: Chance, x: number, y: number, size = 1): void {
  for (let puff = 0; puff < 9; puff += 1) {
    art.ellipse(
      x - (puff * 7 * art.sun - chance.between(-6, 6)) * size,
      y - puff * 16 * size,
      (7 + puff * 3.4) * size,
      (6 + puff * 2.6) * size,
      art.mood.cloud,
      { opacity: 0.42 - 0.04 * puff, blur: 5 },
    );
  }
}
