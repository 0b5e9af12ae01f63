/** A house seen from a height. Metres. */
import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { planeIn } from '../canvas/plane.ts';
import type { Field } from './ground.ts';

/** A house of the neighbourhood: a block under a gabled roof, its ridge along the road. */
export function house(art: Art, camera: Camera, chance: Chance, { x, z, width, depth }: Field): void {
  const wall = art.colour(chance.pick(['#efe6d3', '#a9583f', '#b9795a', '#e7d3b4', '#f2ead9']));
  const roof = art.mood.snow
    ? '#f4f4f1'
    : art.colour(chance.pick(['#a8573c', '#8f4f3c', '#5a6570', '#b0633f']));
  const [tall, ridge] = [chance.between(3, 5.4), chance.between(2.8, 3.8)];
  const p = (places: readonly Place[], fill: string): void => art.polygon(camera.outline(places), fill);
  const right = x + width;
  art.shade(
    camera.outline([
      [x, 0, z],
      [right, 0, z],
      [right - art.sun * 7, 0, z - 3],
      [right - art.sun * 7, 0, z + depth - 3],
      [x - art.sun * 7, 0, z + depth - 3],
      [x - art.sun * 7, 0, z - 3],
    ]),
    0.9,
    3,
  );
  const side = x + width / 2 > 0 ? x : right;
  const sunny = (side === x) === art.sun < 0;
  p(
    [
      [side, 0, z],
      [side, 0, z + depth],
      [side, tall, z + depth],
      [side, tall + ridge, z + depth / 2],
      [side, tall, z],
    ],
    lit(wall, sunny ? 0.01 : -0.1),
  );
  p(
    [
      [x, 0, z],
      [right, 0, z],
      [right, tall, z],
      [x, tall, z],
    ],
    lit(wall, -0.03),
  );
  const front = planeIn(art, camera, [x, 0, z], [1, 0, 0], [0, 1, 0]);
  const panes = art.mood.lamps > 0.3 ? '#ffd890' : art.mood.glass[0];
  for (let u = 1.2; u < width - 1.8; u += 2.7) {
    for (let v = 1; v < tall - 1; v += 2.5)
      front.rect(u, v, 1.3, 1.2, chance.chance(0.75) ? panes : art.mood.glass[0]);
  }
  p(
    [
      [x - 0.4, tall + ridge, z + depth / 2],
      [right + 0.4, tall + ridge, z + depth / 2],
      [right + 0.4, tall - 0.2, z + depth + 0.4],
      [x - 0.4, tall - 0.2, z + depth + 0.4],
    ],
    lit(roof, -0.05),
  );
  p(
    [
      [x - 0.4, tall - 0.3, z - 0.5],
      [right + 0.4, tall - 0.3, z - 0.5],
      [right + 0.4, tall + ridge, z + depth / 2],
      [x - 0.4, tall + ridge, z + depth / 2],
    ],
    art.gradient([lit(roof, 0.03), lit(roof, -0.02)]),
  );
  const slope = planeIn(
    art,
    camera,
    [x, tall - 0.3, z - 0.5],
    [1, 0, 0],
    [0, (ridge + 0.3) / (depth / 2 + 0.5), 1],
  );
  let rows = '';
  for (let v = 0.4; v < depth / 2 + 0.4; v += 0.5)
    rows += slope.path(
      [
        [-0.4, v],
        [width + 0.4, v],
      ],
      false,
    );
  art.path(rows, 'none', { stroke: lit(roof, -0.08), strokeWidth: 1, opacity: 0.5 });
  const cx = x + width * 0.7;
  p(
    [
      [cx, tall + ridge - 0.8, z + depth / 2],
      [cx + 1, tall + ridge - 0.8, z + depth / 2],
      [cx + 1, tall + ridge + 1.2, z + depth / 2],
      [cx, tall + ridge + 1.2, z + depth / 2],
    ],
    art.colour('#8f5a45'),
  );
}
