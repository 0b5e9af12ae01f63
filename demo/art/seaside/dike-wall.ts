import type { Art } from '../canvas/art.ts';
import type { Camera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bench, lamp } from '../street/street.ts';
import { walker } from '../street/walker.ts';

interface DikeWall {
  /** Foot of the fronts behind it, and px per metre there. */
  readonly foot: number;
  readonly scale: number;
  readonly camera: Camera;
}

/** The dike seen from the sand: walkers behind its railing, the wall, and steps down. Returns the wall's foot, px. */
export function dikeWall(art: Art, chance: Chance, { foot, scale, camera }: DikeWall): number {
  const { width, mood } = art;
  const stone = art.colour(chance.pick(['#cfc4b0', '#c4bcae', '#d6c8a8']));
  // The edge is twelve metres nearer than the fronts.
  const size = (scale * -camera.eye[2]) / (-camera.eye[2] - 12);
  const edge = foot + camera.eye[1] * (size - scale);
  const wall = edge + size * 2.1;
  art.rect(0, foot - 3, width, edge - foot + 8, art.gradient([lit(stone, -0.02), lit(stone, 0.04)]));
  art.rect(0, foot - 4, width, 10, mood.shadow.colour, { opacity: 0.35, blur: 4 });
  const out = chance.fork('out');
  for (let x = out.between(30, 160), n = 0; x < width; x += out.between(60, 330), n += 1) {
    const own = out.fork(n);
    const up = own.between(0.15, 0.75);
    walker(art, own, x, foot + (edge - foot) * up, (scale + (size - scale) * up) * own.between(1.5, 1.8));
  }
  const step = chance.between(9, 14) * size;
  for (let x = chance.between(0.1, 0.9) * step; x < width; x += step) lamp(art, x, edge, 5.2 * size);
  for (let x = chance.between(0.2, 0.8) * step; x < width; x += step * chance.between(0.8, 1.6))
    bench(art, x, edge, size * 0.9);
  art.rect(0, edge, width, wall - edge, art.gradient([lit(stone, 0.01), lit(stone, -0.07)]));
  let joints = `M0 ${edge + size * 0.85}H${width}M0 ${edge + size * 1.5}H${width}`;
  for (let x = 0; x < width; x += size * 2.4) joints += `M${x} ${edge + 4}V${wall}`;
  art.path(joints, 'none', { stroke: lit(stone, -0.11), strokeWidth: 1.2, opacity: 0.55 });
  art.rect(0, edge - 2, width, 7, lit(stone, 0.07));
  let rail = `M0 ${edge - size}H${width}M0 ${edge - size * 0.5}H${width}`;
  for (let x = 8; x < width; x += size * 1.7) rail += `M${x} ${edge - 2}v${-size}`;
  art.path(rail, 'none', {
    stroke: art.colour('#f4efe4'),
    strokeWidth: Math.max(1.8, size * 0.07),
    opacity: 0.9,
  });
  const stairs = chance.between(0.1, 0.85) * width;
  const rises = 8;
  const rise = (wall + 4 - edge) / rises;
  for (let n = 0; n < rises; n += 1) {
    const [x, y] = [stairs - n * 3, edge + n * rise];
    art.rect(x, y, size * 4 + n * 6, rise, lit(stone, 0.05 - n * 0.008));
    art.rect(x, y + rise * 0.72, size * 4 + n * 6, rise * 0.28, lit(stone, -0.12));
  }
  return wall;
}
