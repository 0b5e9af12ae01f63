/** Land seen from the air: its light, its fields and the lane along it. Metres. */
import { type Art, type Point, pathThrough } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { corners, type Plane, planeIn } from '../canvas/plane.ts';

/** A rectangle of the ground. */
export interface Field {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** The viewpoint: the ground is a plane whose v leads away. */
export interface Above {
  readonly art: Art;
  readonly camera: Camera;
  readonly ground: Plane;
}

export const seenFrom = (art: Art, camera: Camera): Above => ({
  art,
  camera,
  ground: planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]),
});

/** Shadow on the ground per metre of height: to the right, and away. */
export const castOf = ({ sun, mood }: Art): Point => [-sun * (1.75 - mood.sun), 0.35];

export const cornersOf = ({ x, z, width, depth }: Field): readonly Point[] => corners(x, z, width, depth);

/** Convex hull of points. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1]);
  const half = (all: readonly Point[]): Point[] => {
    const out: Point[] = [];
    for (const point of all) {
      for (;;) {
        const [a, b] = out.slice(-2);
        if (a === undefined || b === undefined) break;
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(point);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Haze at a distance in metres, 0…1. */
export const airAt = (away: number): number => Math.min(0.72, Math.max(0, (away - 60) / 620));

/** Short strokes in the grass, equally dense per px of the picture at any distance. */
export function blades({ art, ground }: Above, chance: Chance, field: Field, count: number): void {
  const [near, far] = art.mood.grass;
  const last = field.z + field.depth;
  for (const [colour, share] of [
    [lit(near, -0.05), 0.4],
    [lit(far, 0.045), 0.4],
    [mix(near, art.mood.foliage[1], 0.5), 0.2],
  ] as const) {
    let d = '';
    for (let n = 0; n < count * share; n += 1) {
      const z = 1 / chance.between(1 / last, 1 / field.z);
      const x = field.x + chance.next() * field.width;
      const [px, py] = ground.at(x, z);
      if (px < -20 || px > art.width + 20 || py > art.height + 20) continue;
      const size = Math.max(2.2, ground.scale(x, z) * chance.between(0.16, 0.4));
      d += pathThrough([
        [px - size, py],
        [px, py - size * 0.3],
        [px + size, py],
        [px, py + size * 0.2],
      ]);
    }
    art.path(d, colour, { opacity: 0.42 });
  }
}

const CROPS = ['meadow', 'wheat', 'mown', 'maize', 'wheat', 'meadow', 'ploughed'] as const;
const CROP_COLOURS = { wheat: '#dcc078', ploughed: '#a58566', maize: '#6f8f52' } as const;

/** A field with the rows in which it is sown; `shear` metres aside for each one away. */
export function sown(
  { art, ground }: Above,
  chance: Chance,
  field: Field,
  shear: number,
  crops: readonly (typeof CROPS)[number][] = CROPS,
): void {
  const crop = chance.pick(crops);
  const [near, far] = art.mood.grass;
  const air = airAt(field.z + field.depth / 2);
  const grown =
    crop === 'meadow' || crop === 'mown' || art.mood.snow
      ? lit(mix(near, far, chance.between(0.3, 1)), art.mood.snow ? chance.between(-0.04, 0) : 0)
      : mix(art.colour(CROP_COLOURS[crop]), far, 0.28);
  const colour = mix(grown, art.mood.haze, air);
  const at = (u: number, v: number): Point => [field.x + u + v * shear, field.z + v];
  const { width, depth } = field;
  ground.polygon([at(0, 0), at(width, 0), at(width, depth), at(0, depth)], colour);
  if (crop === 'meadow') return;
  const step = (crop === 'mown' ? 7 : crop === 'wheat' ? 9 : 4) * (1 + field.z / 160);
  let rows = '';
  for (let u = step / 2; u < width; u += step) rows += ground.path([at(u, 0), at(u, depth)], false);
  const wide = crop === 'mown' ? 0.42 : crop === 'wheat' ? 0.08 : 0.3;
  art.path(rows, 'none', {
    stroke: lit(colour, crop === 'mown' ? 0.03 : -0.05),
    strokeWidth: Math.max(1, step * wide * ground.scale(field.x, field.z + depth / 2)),
    opacity: (1 - air) * (art.mood.snow ? 0.3 : 0.75),
  });
}

/** Fields up to the horizon, in slanted strips; returns the places of hedges and trees between them. */
export function fields(above: Above, chance: Chance, from: number): readonly Place[] {
  const standing: Place[] = [];
  const edges = [from, from + 36, from + 84, from + 160, from + 290, from + 560];
  const shear = chance.between(-0.5, 0.5);
  for (let row = edges.length - 2; row >= 0; row -= 1) {
    const own = chance.fork(row);
    const [z, next] = [edges[row] ?? from, edges[row + 1] ?? from];
    const depth = next - z + 1;
    const reach = next * 0.85 + 60;
    for (let x = -reach + own.between(-40, 0); x < reach; ) {
      const width = own.between(34, 78) * (1 + row * 0.35);
      sown(above, own.fork(Math.round(x)), { x, z, width: width + 0.5, depth }, shear);
      const hedged = own.chance(0.6);
      for (let n = 0; hedged && n < 9; n += 1)
        if (own.chance(0.7))
          standing.push([x + (n / 9) * depth * shear, own.between(2, 7), z + (n / 9) * depth]);
      x += width;
    }
    for (let x = -reach; x < reach && row > 0; x += own.between(4, 16))
      if (Math.sin(x / 31 + row * 2) > -0.2) standing.push([x, own.between(2, 8), z]);
  }
  return standing;
}

/** Grass around the plot, from the viewer to the fields. */
export function meadow(above: Above, chance: Chance, to: number): void {
  const { art, ground } = above;
  const [near, far] = art.mood.grass;
  ground.rect(-260, 1, 520, to, art.gradient([mix(near, far, 0.55), near]));
  blades(above, chance, { x: -70, z: 20, width: 140, depth: to - 20 }, 2600);
}

/** The middle of the lane in front of a plot whose edge is at `front`. */
const bend = (x: number, front: number): number => front - 5.2 + 1.6 * Math.sin(x / 34);

/** A slightly curved asphalt lane with verges, nearer than `front`. */
export function lane({ art, ground }: Above, chance: Chance, front: number): void {
  const xs = Array.from({ length: 61 }, (_, n) => -150 + n * 5);
  const strip = (low: number, high: number): Point[] => [
    ...xs.map((x): Point => [x, bend(x, front) + low]),
    ...xs.toReversed().map((x): Point => [x, bend(x, front) + high]),
  ];
  const { mood } = art;
  const verge = mix(mood.grass[1], art.colour('#c9bb95'), mood.snow ? 0.1 : 0.45);
  const tar = art.colour(mood.snow ? '#c9cccd' : '#9c968f');
  ground.polygon(strip(-3.6, 3.6), verge);
  ground.polygon(strip(-2.5, 2.5), art.gradient([lit(tar, 0.03), lit(tar, -0.02)]));
  for (const wheel of [-1.35, 1.05])
    ground.polygon(strip(wheel, wheel + 0.35), lit(tar, -0.03), { opacity: 0.6 });
  ground.polygon(strip(-2.5, -2.36), lit(tar, 0.07), { opacity: 0.8 });
  ground.polygon(strip(2.36, 2.5), lit(tar, 0.07), { opacity: 0.8 });
  for (let n = 0; n < 5; n += 1) {
    const x = chance.between(-40, 40);
    ground.rect(x, bend(x, front) - 1.6, chance.between(2, 6), 1.1, lit(tar, -0.025), { opacity: 0.5 });
  }
}
