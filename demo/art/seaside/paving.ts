import type { Art, Point } from '../canvas/art.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, planeIn } from '../canvas/plane.ts';

/** Metres: extent across, and extent in depth. */
type Ground = readonly [left: number, right: number, near: number, far: number];

const LAYINGS = ['slabs', 'bands', 'squares', 'waves'] as const;

/** The paving of a dike: large slabs with bands, squares or waves of brick in them. */
export function paving(art: Art, chance: Chance, camera: Camera, [left, right, near, far]: Ground): void {
  const base = art.colour(
    art.mood.snow ? '#e4e4e0' : chance.pick(['#d3c8b4', '#cbbfae', '#d8cbb0', '#c9c6be', '#d9c0a4']),
  );
  const other = art.colour(
    art.mood.snow ? '#d6d8d8' : chance.pick(['#a8604a', '#b98a68', '#8f9498', '#c9a06f']),
  );
  const floor = planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]);
  floor.rect(left, near, right - left, far - near, art.gradient([lit(base, 0.03), lit(base, -0.03)]));
  const laying = chance.pick(LAYINGS);
  const size = chance.between(4, 6.5);
  let inlay = '';
  if (laying === 'bands') {
    for (let z = near; z < Math.min(far, 140); z += size * 1.6)
      inlay += floor.path(corners(left, z, right - left, 0.55));
  }
  if (laying === 'squares') {
    for (let z = near, row = 0; z < Math.min(far, 110); z += size, row += 1)
      for (let x = left + (row % 2) * size; x < right; x += size * 2)
        inlay += floor.path(corners(x, z, Math.min(size, right - x), size));
  }
  if (laying === 'waves') {
    for (let x = left + 1; x < right; x += size * 0.7) {
      const line = (by: number): Point[] =>
        Array.from({ length: 60 }, (_, n): Point => {
          const z = near + 0.6 * n * (1 + n * 0.03);
          return [x + by + Math.sin(z * 0.55) * 0.5, z];
        });
      inlay += floor.path([...line(0), ...line(0.7).toReversed()]);
    }
  }
  art.path(inlay, other, { opacity: laying === 'bands' ? 0.42 : 0.26 });
  let joints = '';
  for (let x = Math.ceil(left); x <= right; x += 1.5)
    joints += floor.path(
      [
        [x, near],
        [x, far],
      ],
      false,
    );
  for (let z = near, step = 1; z < far; z += step, step *= 1.03)
    joints += floor.path(
      [
        [left, z],
        [right, z],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(base, -0.08), strokeWidth: 1.2, opacity: 0.5 });
}
