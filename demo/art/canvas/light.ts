import type { Art } from './art.ts';

/** The last layer: warm light from the sun's upper corner, cool shade opposite. */
export function finish(art: Art, strength = 1): void {
  const { mood, width, height, sun } = art;
  const { wash, shadow } = mood;
  const x = sun < 0 ? 0.05 : 0.95;
  const warm = art.radial(
    [
      [0, wash.colour, wash.strength * strength],
      [0.55, wash.colour, wash.strength * 0.25 * strength],
      [1, wash.colour, 0],
    ],
    x,
    0.12,
    0.95,
  );
  art.rect(0, 0, width, height, warm, { blend: 'soft-light' });
  const glow = art.radial(
    [
      [0, wash.colour, wash.strength * 0.28 * strength],
      [1, wash.colour, 0],
    ],
    x,
    0.05,
    0.7,
  );
  art.rect(0, 0, width, height, glow, { blend: 'screen' });
  const cool = art.radial(
    [
      [0, shadow.colour, 0],
      [0.62, shadow.colour, 0],
      [1, shadow.colour, 0.34],
    ],
    1 - x * 0.35 - 0.3,
    0.45,
    0.85,
  );
  art.rect(0, 0, width, height, cool, { blend: 'multiply' });
}
