import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';

/** A pier on its legs, `reach` px into the picture from the left or right edge. `y` is the height of its deck; px. */
export function pier(art: Art, chance: Chance, y: number, reach: number, size: number, from: -1 | 1): void {
  const wood = art.colour('#4a4440');
  const { mood, width } = art;
  /** Left side of a part at a distance from the edge and with a width. */
  const left = (at: number, wide: number): number => (from < 0 ? at : width - at - wide);
  for (let at = 10; at < reach; at += 46 * size) {
    const x = left(at, 0);
    art.line(
      [
        [x, y + 6],
        [x + chance.between(-4, 4), y + 70 * size],
      ],
      wood,
      4 * size,
    );
  }
  art.rect(left(0, reach), y, reach, 9 * size, wood);
  art.rect(left(0, reach), y - 9 * size, reach, 2 * size, wood);
  const house = left(reach - 130 * size, 130 * size);
  const [wall, roof] = [art.colour('#f0e6d2'), art.colour('#b5523f')];
  art.rect(house, y - 50 * size, 130 * size, 50 * size, wall);
  for (let n = 0; n < 6; n += 1)
    art.rect(
      house + (7 + n * 20) * size,
      y - 40 * size,
      14 * size,
      24 * size,
      mood.lamps > 0.3 ? '#ffd992' : mood.glass[0],
    );
  art.polygon(
    [
      [house - 10 * size, y - 50 * size],
      [house + 140 * size, y - 50 * size],
      [house + 116 * size, y - 76 * size],
      [house + 14 * size, y - 76 * size],
    ],
    roof,
  );
  art.rect(house + 46 * size, y - 98 * size, 38 * size, 22 * size, wall);
  art.polygon(
    [
      [house + 38 * size, y - 98 * size],
      [house + 92 * size, y - 98 * size],
      [house + 65 * size, y - 126 * size],
    ],
    roof,
  );
}
