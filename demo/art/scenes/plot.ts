/** A building plot: its corners staked out along a road, from the air or from across the road. */

import { type Field, fields, flat, hedgeBlock, road, stake, staked } from '../aerial/ground.ts';
import { house } from '../aerial/house.ts';
import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import type { TreeKind } from '../nature/growth/habits.ts';
import { tree } from '../nature/growth/tree.ts';
import { hills } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

const FOCAL = 1350;

/** What stands on the ground, drawn from the far to the near. */
interface Thing {
  readonly z: number;
  draw(): void;
}

/** Where it is seen from. */
interface View {
  /** Height of the eye, metres. */
  readonly eye: number;
  /** Px. */
  readonly horizon: number;
  /** Where the plot begins: px, and metres away. */
  readonly edge: number;
  readonly front: number;
}

function someView(chance: Chance): View {
  const [eye, horizon, edge] = chance.chance(0.4)
    ? [chance.between(9, 13), chance.between(360, 430), chance.between(930, 990)]
    : [chance.between(20, 32), chance.between(140, 230), chance.between(950, 1020)];
  return { eye, horizon, edge, front: (eye * FOCAL) / (edge - horizon) };
}

/** Places in which plots lie. */
const SETTINGS = ['village', 'village', 'fields', 'wood'] as const;

/** A tree so many metres high, with its shade close around its foot as it is seen from above. */
function standing(
  art: Art,
  camera: Camera,
  chance: Chance,
  x: number,
  z: number,
  tall: number,
  kind: TreeKind,
): Thing {
  return {
    z,
    draw() {
      const [px, py] = camera.point([x, 0, z]);
      if (px < -160 || px > art.width + 160) return;
      const size = camera.scale([x, 0, z]) * tall;
      const { shadow } = art.mood;
      art.ellipse(px - art.sun * size * 0.26, py + size * 0.01, size * 0.36, size * 0.08, shadow.colour, {
        opacity: shadow.strength * 0.8,
        blend: 'multiply',
        blur: 2,
      });
      tree(art, chance, px, py, size, { kind, haze: Math.min(0.45, z / 420), shadow: false });
    },
  };
}

/** Neighbours with their gardens and hedges, and the trees of the place. */
function around(art: Art, camera: Camera, chance: Chance, land: Field): Thing[] {
  const things: Thing[] = [];
  const setting = chance.pick(SETTINGS);
  const kinds: readonly TreeKind[] = chance.pick([
    ['round'],
    ['round', 'round', 'birch'],
    ['round', 'fruit'],
    ['round', 'pine'],
  ]);
  const grow = (name: string, x: number, z: number, tall: readonly [number, number]): void => {
    const own = chance.fork(name);
    things.push(standing(art, camera, own, x, z, own.between(...tall), own.pick(kinds)));
  };
  const right = land.x + land.width;
  const lots = [land.x - 66, land.x - 43, land.x - 20, right + 5, right + 28, right + 51];
  for (const [row, z] of [land.z + 7, land.z + land.depth + 12].entries()) {
    for (const [index, x] of lots.entries()) {
      const own = chance.fork(`house-${row}-${index}`);
      if (own.chance(row === 1 ? 0.55 : setting === 'village' ? 0.08 : 0.5)) continue;
      if (row === 1 && setting !== 'village') continue;
      const field: Field = {
        x: x + own.between(-1, 3),
        z: z + own.between(-1, 4),
        width: own.between(9.5, 13.5),
        depth: own.between(8, 10),
      };
      things.push({ z: field.z, draw: () => house(art, camera, own, field) });
      grow(`garden-${row}-${index}`, field.x + own.between(-4, 15), field.z + own.between(11, 20), [5, 9]);
    }
  }
  const hedged = chance.fork('hedges');
  for (const x of [land.x - 1.6, right + 0.6]) {
    if (hedged.chance(0.55)) {
      for (let z = land.z + 1.2; z < land.z + land.depth; z += 6) {
        const block: Field = { x, z, width: 1, depth: Math.min(6, land.z + land.depth - z) };
        things.push({ z, draw: () => hedgeBlock(art, camera, block, 1.5) });
      }
    } else {
      for (let index = 0; index < 4; index += 1)
        grow(`edge-${x}-${index}`, x + 0.5, land.z + 5 + (index * (land.depth - 5)) / 3, [2.6, 5.5]);
    }
  }
  const back = land.z + land.depth;
  const wood = setting === 'wood' ? 46 : 24;
  for (let index = 0; index < wood; index += 1) {
    const own = chance.fork(`wood-${index}`);
    const deep = setting === 'wood' ? own.between(3, 24) : own.between(5, 60);
    grow(`wood-${index}`, own.between(-80, 80), back + deep, setting === 'wood' ? [9, 15] : [6, 12]);
  }
  for (const [index, x] of [land.x - 12, land.x - 30, right + 9, right + 30].entries()) {
    if (chance.fork(`street-${index}`).chance(0.5)) grow(`street-${index}`, x, land.z - 0.8, [4, 6.5]);
  }
  for (const x of [land.x, right]) {
    for (const z of [land.z + 0.1, back - 0.1]) things.push({ z, draw: () => stake(art, camera, x, z) });
  }
  return things;
}

/** Draws it; by chance. */
export function plot(art: Art): void {
  const { chance, mood, width, height } = art;
  const view = chance.fork('view');
  const { eye, horizon, front } = someView(chance.fork('from'));
  const yaw = eye > 15 ? view.between(-0.3, 0.3) : view.between(-0.12, 0.12);
  const camera = createCamera({ eye: [0, eye, 0], yaw, focal: FOCAL, centre: [width / 2, horizon] });
  sky(art, horizon + 20, { clouds: 4, scale: 0.7 });
  hills(art, chance.fork('hills'), {
    from: horizon - view.between(30, 60),
    to: horizon + 6,
    ridges: view.int(2, 4),
    amplitude: view.between(14, 60),
    pines: 6,
    mist: 0.4,
  });
  art.rect(
    0,
    horizon + 4,
    width,
    height - horizon,
    art.gradient([mix(mood.grass[1], mood.haze, 0.4), mood.grass[0]]),
  );
  fields(art, camera, chance.fork('fields'));
  art.polygon(
    camera.outline(flat({ x: -200, z: 1, width: 400, depth: 104 })),
    art.gradient([mix(mood.grass[1], mood.grass[0], 0.3), mood.grass[0]]),
  );
  const wide = view.between(18, 26);
  // Turned with the eye, so that the plot stays in the middle of the picture.
  const middle = Math.tan(yaw) * (front + 14) + view.between(-2.5, 2.5);
  const land: Field = { x: middle - wide / 2, z: front, width: wide, depth: view.between(26, 40) };
  road(art, camera, front);
  staked(art, camera, chance.fork('grass'), land);
  const things = around(art, camera, chance.fork('around'), land);
  for (const thing of things.toSorted((one, other) => other.z - one.z)) thing.draw();
  finish(art, 0.9);
}
