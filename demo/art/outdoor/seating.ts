/** Tables, chairs, loungers and sofas of a terrace, in metres. */

import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import { board, type Outdoors, post, shadeUnder, slab } from './ground.ts';
import { lantern } from './lights.ts';

/** A lounger with its head raised at the far end. */
export function lounger(outdoors: Outdoors, x: number, z: number, towel: string): void {
  const { art, camera } = outdoors;
  const wood = art.colour('#9a6a42');
  shadeUnder(outdoors, [x, z, 0.7, 2], 0.5, 4);
  for (const leg of [0.05, 0.65]) post(outdoors, [x + leg, 0, z], 0.3, wood, 0.06);
  board(outdoors, [x, z, 0.7, 1.35], 0.34, 0.08, art.colour('#f0e8d8'));
  slab(outdoors, [x + 0.05, z + 0.1, 0.6, 0.55], 0.35, art.colour(towel));
  const head: readonly Place[] = [
    [x, 0.34, z + 1.35],
    [x + 0.7, 0.34, z + 1.35],
    [x + 0.7, 0.85, z + 1.95],
    [x, 0.85, z + 1.95],
  ];
  art.polygon(camera.outline(head), art.gradient([lit(art.colour('#f0e8d8'), 0.02), art.colour('#e2d7c2')]));
}

/** A garden chair; `back` towards the far side or towards the eye. */
function chair(outdoors: Outdoors, x: number, z: number, cushion: string, back: 'far' | 'near'): void {
  const { art } = outdoors;
  const iron = art.colour('#3a3f40');
  const size = 0.5;
  shadeUnder(outdoors, [x, z, size, 0.45], 0.3, 4);
  for (const [dx, dz] of [
    [0, 0.45],
    [size, 0.45],
    [0, 0],
    [size, 0],
  ] as const) {
    post(outdoors, [x + dx, 0, z + dz], 0.45, iron, 0.03);
  }
  const rest = (depth: number): void => {
    for (let bar = 0; bar <= 5; bar += 1)
      post(outdoors, [x + (size * bar) / 5, 0.46, z + depth], 0.46, iron, 0.025);
    board(outdoors, [x - 0.01, z + depth, size + 0.02, 0.02], 0.96, 0.06, iron);
  };
  if (back === 'far') rest(0.45);
  board(outdoors, [x, z, size, 0.45], 0.48, 0.06, art.colour(cushion));
  if (back === 'near') rest(0);
}

interface TableOptions {
  readonly wood: string;
  readonly cushion: string;
  readonly seats: 2 | 3;
  /** Whether candles burn on it. */
  readonly evening: boolean;
}

/** A table with chairs on both sides, laid with plates and flowers; the far chairs first. */
export function diningTable(
  outdoors: Outdoors,
  chance: Chance,
  x: number,
  z: number,
  options: TableOptions,
): void {
  const { art, camera } = outdoors;
  const { seats, cushion } = options;
  const [width, depth, height] = [seats * 0.95, 0.95, 0.76];
  const wood = art.colour(options.wood);
  const places = Array.from({ length: seats }, (_, seat) => x + (width * (seat + 0.5)) / seats);
  shadeUnder(outdoors, [x, z, width, depth], 0.5, 7);
  for (const middle of places) chair(outdoors, middle - 0.25, z + depth - 0.1, cushion, 'far');
  for (const [dx, dz] of [
    [0.1, depth - 0.1],
    [width - 0.1, depth - 0.1],
    [0.1, 0.08],
    [width - 0.1, 0.08],
  ] as const) {
    post(outdoors, [x + dx, 0, z + dz], height, lit(wood, -0.08), 0.07);
  }
  board(outdoors, [x, z, width, depth], height, 0.07, wood);
  for (const middle of places) {
    for (const near of [0.18, depth - 0.2]) {
      const at: Place = [middle, height, z + near];
      const [px, py] = camera.point(at);
      const r = camera.scale(at) * 0.14;
      art.ellipse(px, py, r, r * 0.32, art.colour('#f4eee0'));
      art.ellipse(px, py - 1, r * 0.65, r * 0.2, art.colour('#e0d4bf'));
    }
  }
  const centre: Place = [x + width / 2, height, z + depth / 2];
  const scale = camera.scale(centre);
  const [vx, vy] = camera.point(centre);
  const glaze = art.colour(chance.pick(['#6d8ea0', '#b5694a', '#d8cfc0', '#4f6b4a']));
  art.polygon(
    [
      [vx - scale * 0.06, vy],
      [vx + scale * 0.06, vy],
      [vx + scale * 0.09, vy - scale * 0.2],
      [vx - scale * 0.09, vy - scale * 0.2],
    ],
    glaze,
  );
  bush(art, chance.fork('flowers'), vx - scale * 0.18, vy - scale * 0.16, scale * 0.36, scale * 0.3, {
    flowers: art.mood.snow
      ? []
      : chance.pick([
          ['#f2d9b0', '#e8a08a'],
          ['#fff3e0', '#e9b94c'],
          ['#c98ab0', '#f2d9e2'],
        ]),
  });
  if (options.evening) {
    for (const side of [-0.55, 0.6]) lantern(outdoors, [centre[0] + side, height, centre[2]], 0.2);
  }
  for (const middle of places) chair(outdoors, middle - 0.25, z - 0.5, cushion, 'near');
}

/** A low sofa of boards with cushions, its back to the far side, and a table before it. */
export function lounge(outdoors: Outdoors, x: number, z: number, cushion: string): void {
  const { art } = outdoors;
  const wood = art.colour('#8a6a4c');
  const cloth = art.colour(cushion);
  const width = 2.2;
  shadeUnder(outdoors, [x, z, width, 0.85], 0.6, 6);
  board(outdoors, [x, z + 0.72, width, 0.16], 0.8, 0.78, wood);
  for (const seat of [0, 1, 2]) {
    const wide = width / 3;
    board(outdoors, [x + seat * wide + 0.04, z + 0.58, wide - 0.08, 0.14], 0.88, 0.42, lit(cloth, 0.05));
  }
  board(outdoors, [x, z, width, 0.75], 0.3, 0.28, wood);
  for (const seat of [0, 1, 2]) {
    const wide = width / 3;
    board(outdoors, [x + seat * wide + 0.03, z + 0.02, wide - 0.06, 0.6], 0.45, 0.15, cloth);
  }
  for (const arm of [x - 0.14, x + width]) board(outdoors, [arm, z, 0.14, 0.85], 0.6, 0.58, lit(wood, -0.02));
  shadeUnder(outdoors, [x + 0.55, z - 0.85, 1.1, 0.5], 0.3, 4);
  for (const leg of [0.6, 1.55]) post(outdoors, [x + leg, 0, z - 0.85], 0.34, wood, 0.06);
  board(outdoors, [x + 0.5, z - 0.85, 1.2, 0.55], 0.38, 0.06, lit(wood, 0.03));
}

/** A garden bench of slats, its back to the far side. */
export function slattedBench(outdoors: Outdoors, x: number, z: number): void {
  const { art } = outdoors;
  const wood = art.colour('#9a7a58');
  shadeUnder(outdoors, [x, z, 1.5, 0.5], 0.4, 5);
  for (const leg of [0.06, 1.44]) post(outdoors, [x + leg, 0, z + 0.45], 0.9, lit(wood, -0.06), 0.07);
  for (const up of [0.62, 0.76, 0.9]) board(outdoors, [x, z + 0.45, 1.5, 0.03], up, 0.09, wood);
  for (const leg of [0.06, 1.44]) post(outdoors, [x + leg, 0, z], 0.44, lit(wood, -0.06), 0.07);
  board(outdoors, [x, z, 1.5, 0.45], 0.46, 0.06, art.mood.snow ? '#f7f7f4' : wood);
}
