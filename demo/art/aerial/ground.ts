/** Land seen from a height: fields, a road, a plot that is staked out. Metres. */
import type { Art } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { planeIn } from '../canvas/plane.ts';

/** A rectangle of the ground. */
export interface Field {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

/** Its corners. */
export const flat = ({ x, z, width, depth }: Field): readonly Place[] => [
  [x, 0, z],
  [x + width, 0, z],
  [x + width, 0, z + depth],
  [x, 0, z + depth],
];

/** Meadows and crops in strips, each with its furrows. */
export function fields(art: Art, camera: Camera, chance: Chance): void {
  const [near, far] = art.mood.grass;
  const crops = [
    near,
    far,
    mix(far, art.colour('#d9c27a'), 0.5),
    mix(near, art.mood.foliage[1], 0.4),
    mix(near, art.colour('#b59a5f'), 0.3),
  ];
  for (const [row, z] of [330, 210, 140, 104].entries()) {
    const depth = ([330, 120, 70, 36] as const)[row] ?? 40;
    for (let x = -420; x < 420; ) {
      const own = chance.fork(`${row}-${Math.round(x)}`);
      const width = own.between(40, 120);
      const colour = art.mood.snow
        ? lit(far, own.between(-0.03, 0.01))
        : mix(own.pick(crops), art.mood.haze, [0.5, 0.34, 0.18, 0.1][row] ?? 0);
      art.polygon(camera.outline(flat({ x, z, width, depth })), colour);
      const ground = planeIn(art, camera, [x, 0, z], [1, 0, 0], [0, 0, 1]);
      let furrows = '';
      for (let u = 2; u < width; u += 3.5)
        furrows += ground.path(
          [
            [u, 0],
            [u, depth],
          ],
          false,
        );
      art.path(furrows, 'none', { stroke: lit(colour, -0.04), strokeWidth: 2, opacity: 0.5 });
      x += width;
    }
  }
}

/** The road across, with its verges; the plot begins at `near` metres. */
export function road(art: Art, camera: Camera, near: number): void {
  const base = art.colour(art.mood.snow ? '#c4c6c6' : '#a8a199');
  const verge = lit(art.colour('#c9bfae'), 0.02);
  const strip = (z: number, depth: number, fill: string): void =>
    art.polygon(camera.outline(flat({ x: -300, z, width: 600, depth })), fill);
  strip(near - 8.6, 8.2, art.mood.snow ? lit(art.mood.grass[1], -0.02) : verge);
  strip(near - 7.4, 5.8, base);
  for (let x = -120; x < 120; x += 7) {
    art.polygon(camera.outline(flat({ x, z: near - 4.6, width: 3.2, depth: 0.22 })), '#f3eee2', {
      opacity: 0.8,
    });
  }
}

/** Mown in stripes, or grown wild with flowers. */
function grass(art: Art, camera: Camera, chance: Chance, plot: Field): void {
  const [near, far] = art.mood.grass;
  const ground = planeIn(art, camera, [plot.x, 0, plot.z], [1, 0, 0], [0, 0, 1]);
  if (art.mood.snow || chance.chance(0.4)) {
    for (let u = 0; u < plot.width - 1; u += 4)
      ground.rect(u, 0, 2, plot.depth, lit(far, 0.06), { opacity: art.mood.snow ? 0.2 : 0.35 });
    return;
  }
  for (const [colour, count] of [
    [lit(near, -0.05), 240],
    [lit(far, 0.05), 260],
    [art.colour('#e9d9a0'), 90],
    [art.colour(chance.pick(['#f6f0e2', '#e3b9c6', '#c9594a'])), 70],
  ] as const) {
    let d = '';
    for (let n = 0; n < count; n += 1) {
      const [u, v] = [chance.between(0.5, plot.width - 1), chance.between(0.5, plot.depth - 1)];
      const size = chance.between(0.12, 0.4) * (count > 100 ? 1.6 : 0.6);
      d += ground.path([
        [u, v],
        [u + size * 1.8, v + size * 0.3],
        [u + size, v + size],
      ]);
    }
    art.path(d, colour, { opacity: 0.7 });
  }
}

/** The plot: its own green, and its edge in white. */
export function staked(art: Art, camera: Camera, chance: Chance, plot: Field): void {
  const [near, far] = art.mood.grass;
  art.polygon(camera.outline(flat(plot)), art.gradient([lit(far, 0.03), lit(near, 0.05)]));
  grass(art, camera, chance, plot);
  const ground = planeIn(art, camera, [plot.x, 0, plot.z], [1, 0, 0], [0, 0, 1]);
  ground.rect(0, 0, plot.width, plot.depth, '#fffaf0', { opacity: 0.12 });
  const dash = (u: number, v: number, wide: number, deep: number): void =>
    ground.rect(u, v, wide, deep, art.mood.snow ? '#c9594a' : '#fffaf0');
  for (let u = 0.6; u < plot.width - 1.2; u += 2.6) {
    for (const v of [0, plot.depth - 0.35]) dash(u, v, 1.6, 0.35);
  }
  for (let v = 0.6; v < plot.depth - 1.2; v += 2.8) {
    for (const u of [0, plot.width - 0.3]) dash(u, v, 0.3, 1.7);
  }
}

/** A stake with a pennant. */
export function stake(art: Art, camera: Camera, x: number, z: number): void {
  const at: Place = [x, 0, z];
  const scale = camera.scale(at);
  const [px, py] = camera.point(at);
  art.ellipse(px, py, scale * 0.9, scale * 0.3, art.mood.shadow.colour, { opacity: 0.3 });
  art.rect(px - scale * 0.14, py - scale * 2.6, scale * 0.28, scale * 2.6, '#fffaf0');
  art.rect(px - scale * 0.14, py - scale * 2.6, scale * 0.28, scale * 0.8, '#c9594a');
  art.polygon(
    [
      [px, py - scale * 2.6],
      [px + scale * 1.5, py - scale * 2.1],
      [px, py - scale * 1.6],
    ],
    '#c9594a',
  );
}

/** A clipped hedge as a block over a rectangle. */
export function hedgeBlock(art: Art, camera: Camera, { x, z, width, depth }: Field, height: number): void {
  const [dark, middle, light] = art.mood.foliage;
  const top = art.mood.snow ? '#f4f4f1' : mix(middle, light, 0.5);
  const reach = art.sun * height * 0.7;
  art.shade(
    camera.outline(flat({ x: x - Math.max(0, reach), z: z - 0.3, width: width + Math.abs(reach), depth })),
    0.7,
    2,
  );
  art.polygon(
    camera.outline([
      [x, 0, z],
      [x + width, 0, z],
      [x + width, height, z],
      [x, height, z],
    ]),
    mix(dark, middle, 0.4),
  );
  const side = x + width / 2 > camera.eye[0] ? x : x + width;
  art.polygon(
    camera.outline([
      [side, 0, z],
      [side, 0, z + depth],
      [side, height, z + depth],
      [side, height, z],
    ]),
    dark,
  );
  art.polygon(camera.outline(flat({ x, z, width, depth }).map(([px, , pz]): Place => [px, height, pz])), top);
}
