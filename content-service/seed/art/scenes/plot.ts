/** A building plot from the air: its corners staked out along a road, neighbours, fields and woods around. */
import type { Art } from '../art.ts';
import { type Camera, createCamera, type Place } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { tree } from '../foliage.ts';
import { hills } from '../landscape.ts';
import { finish } from '../light.ts';
import { planeIn } from '../plane.ts';
import { sky } from '../sky.ts';

const HORIZON = 215;
/** Height of the eye, metres. */
const EYE = 34;

/** What stands on the ground, drawn from the far to the near. */
interface Thing {
  readonly z: number;
  draw(): void;
}

interface Field {
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
}

const flat = ({ x, z, width, depth }: Field): readonly Place[] => [
  [x, 0, z],
  [x + width, 0, z],
  [x + width, 0, z + depth],
  [x, 0, z + depth],
];

/** Meadows and crops in strips, each with its furrows. */
function fields(art: Art, camera: Camera, chance: Chance): void {
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

/** A house of the neighbourhood: a block under a gabled roof, its ridge along the road. */
function house(art: Art, camera: Camera, chance: Chance, { x, z, width, depth }: Field): void {
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

/** The road across, with its verges. */
function roads(art: Art, camera: Camera, near: number): void {
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

/** The plot: mown, with its edge in white and a stake at each corner. */
function staked(art: Art, camera: Camera, plot: Field): void {
  const [near, far] = art.mood.grass;
  art.polygon(camera.outline(flat(plot)), art.gradient([lit(far, 0.03), lit(near, 0.05)]));
  const ground = planeIn(art, camera, [plot.x, 0, plot.z], [1, 0, 0], [0, 0, 1]);
  for (let u = 0; u < plot.width - 1; u += 4) {
    ground.rect(u, 0, 2, plot.depth, lit(far, 0.06), { opacity: art.mood.snow ? 0.2 : 0.4 });
  }
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

function stake(art: Art, camera: Camera, x: number, z: number): void {
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

/** Draws it; by chance. */
export function plot(art: Art): void {
  const { chance, mood, width, height } = art;
  const view = chance.fork('view');
  const camera = createCamera({
    eye: [0, EYE, 0],
    yaw: view.between(-0.3, 0.3),
    focal: 1350,
    centre: [width / 2, HORIZON],
  });
  sky(art, HORIZON + 20, { clouds: 4, scale: 0.7 });
  hills(art, chance.fork('hills'), {
    from: HORIZON - 40,
    to: HORIZON + 6,
    ridges: 3,
    amplitude: view.between(14, 46),
    pines: 6,
    mist: 0.4,
  });
  art.rect(
    0,
    HORIZON + 4,
    width,
    height - HORIZON,
    art.gradient([mix(mood.grass[1], mood.haze, 0.4), mood.grass[0]]),
  );
  fields(art, camera, chance.fork('fields'));
  const front = 58;
  const wide = view.between(19, 27);
  const land: Field = {
    x: -wide / 2 + view.between(-2, 2),
    z: front,
    width: wide,
    depth: view.between(30, 42),
  };
  art.polygon(
    camera.outline(flat({ x: -200, z: 30, width: 400, depth: 76 })),
    art.gradient([mix(mood.grass[1], mood.grass[0], 0.3), mood.grass[0]]),
  );
  roads(art, camera, front);
  staked(art, camera, land);
  const things: Thing[] = [];
  const grow = (
    name: string,
    x: number,
    z: number,
    tall: readonly [number, number],
    kinds = ['round', 'round', 'birch'] as const,
  ): void => {
    const own = chance.fork(name);
    things.push({
      z,
      draw: () => {
        const [px, py] = camera.point([x, 0, z]);
        if (px < -160 || px > width + 160) return;
        const size = camera.scale([x, 0, z]) * own.between(...tall);
        // Seen from above, the shade lies close around the foot.
        art.ellipse(
          px - art.sun * size * 0.32,
          py + size * 0.02,
          size * 0.42,
          size * 0.1,
          mood.shadow.colour,
          {
            opacity: mood.shadow.strength * 0.8,
            blend: 'multiply',
            blur: 2,
          },
        );
        tree(art, own, px, py, size, { kind: own.pick(kinds), haze: Math.min(0.45, z / 420), shadow: false });
      },
    });
  };
  const right = land.x + land.width;
  for (const [row, z] of [front + 6, front + 40, 34].entries()) {
    for (const [index, x] of [
      land.x - 66,
      land.x - 42,
      land.x - 18,
      right + 5,
      right + 28,
      right + 52,
    ].entries()) {
      const own = chance.fork(`house-${row}-${index}`);
      if (row === 1 && own.chance(0.45)) continue;
      const field: Field = {
        x: x + own.between(-2, 2),
        z: z + own.between(-1, 4),
        width: own.between(10, 13.5),
        depth: own.between(8, 10),
      };
      if (row !== 2 && field.x < right + 2 && field.x + field.width > land.x - 2) continue;
      things.push({ z: field.z, draw: () => house(art, camera, own, field) });
      grow(`garden-${row}-${index}`, field.x + own.between(-4, 15), field.z + own.between(11, 20), [5, 9]);
    }
  }
  for (let index = 0; index < 16; index += 1) {
    const own = chance.fork(`wood-${index}`);
    grow(`wood-${index}`, own.between(-90, 90), land.z + land.depth + own.between(5, 42), [7, 13]);
  }
  for (let index = 0; index < 7; index += 1) {
    const z = land.z + 4 + (index * (land.depth - 4)) / 6;
    grow(`edge-${index}`, index % 2 === 0 ? land.x - 1.6 : right + 1.6, z, [2.4, 4.4]);
  }
  for (const x of [land.x, right]) {
    for (const z of [land.z + 0.1, land.z + land.depth - 0.1])
      things.push({ z, draw: () => stake(art, camera, x, z) });
  }
  for (const thing of things.toSorted((one, other) => other.z - one.z)) thing.draw();
  finish(art, 0.9);
}
