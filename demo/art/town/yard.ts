import type { Art } from '../canvas/art.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, planeIn } from '../canvas/plane.ts';

/** Setts or slabs of the yard, in perspective. */
export function yard(art: Art, chance: Chance, camera: Camera, ground: number): void {
  const base = art.colour(
    art.mood.snow ? '#e6e7e4' : chance.pick(['#9b9389', '#a89f92', '#8d8a86', '#a58a76']),
  );
  art.rect(0, ground, art.width, art.height - ground, art.gradient([lit(base, 0.02), lit(base, -0.03)]));
  const floor = planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, -1]);
  const size = chance.pick([0.22, 0.4]);
  const tints = [-0.05, 0.04, -0.03].map((by) => lit(base, by));
  const paths = new Map(tints.map((tint) => [tint, '']));
  let joints = '';
  for (let row = 0; row * size < 8.6; row += 1) {
    joints += floor.path(
      [
        [-13, row * size],
        [13, row * size],
      ],
      false,
    );
    const shift = row % 2 === 0 ? 0 : size;
    for (let x = -13 + shift; x < 13; x += size * 2) {
      joints += floor.path(
        [
          [x, row * size],
          [x, (row + 1) * size],
        ],
        false,
      );
      if (!chance.chance(0.3)) continue;
      const tint = chance.pick(tints);
      paths.set(tint, (paths.get(tint) ?? '') + floor.path(corners(x, row * size, size * 2, size)));
    }
  }
  for (const [tint, d] of paths) art.path(d, tint, { opacity: 0.7 });
  art.path(joints, 'none', { stroke: lit(base, -0.1), strokeWidth: 1.3, opacity: 0.5 });
}
