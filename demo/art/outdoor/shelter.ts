/** Sunshades of a terrace: a parasol, a pergola. Metres. */

import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import { type Area, board, type Outdoors, post, shadeUnder } from './ground.ts';

/** A parasol in stripes, its foot on the ground. */
export function parasol(outdoors: Outdoors, x: number, z: number, colour: string): void {
  const { art, camera } = outdoors;
  const scale = camera.scale([x, 0, z]);
  shadeUnder(outdoors, [x - 1.3, z - 0.4, 2.6, 1], 1.4, 9);
  post(outdoors, [x, 0, z], 2.5, art.colour('#e9dfcb'), 0.05);
  const [cx, cy] = camera.point([x, 2.45, z]);
  const panels = 6;
  const at = (panel: number): number => cx + scale * (-1.45 + (2.9 * panel) / panels);
  for (let panel = 0; panel < panels; panel += 1) {
    const [left, right] = [at(panel), at(panel + 1)];
    const fill = art.colour(panel % 2 === 1 ? '#f6f0e2' : colour);
    const low = cy + scale * 0.12;
    art.path(
      `M${cx.toFixed(1)} ${(cy - scale * 0.36).toFixed(1)}L${left.toFixed(1)} ${low.toFixed(1)}Q${((left + right) / 2).toFixed(1)} ${(cy + scale * 0.05).toFixed(1)} ${right.toFixed(1)} ${low.toFixed(1)}Z`,
      lit(fill, -0.02 * (art.sun < 0 ? panel : panels - panel) * 0.6),
    );
  }
}

const PERGOLA = 2.6;

/** A pergola over an area; `under` draws the objects below it. */
export function pergola(
  outdoors: Outdoors,
  chance: Chance,
  [x, z, width, depth]: Area,
  under: () => void,
): void {
  const { art, camera } = outdoors;
  const wood = art.colour(chance.pick(['#8a6a4c', '#6f5a48', '#4a4c4c', '#e6dfd0']));
  const beam = (deep: number): void =>
    board(outdoors, [x - 0.25, deep, width + 0.5, 0.12], PERGOLA, 0.18, wood);
  for (const u of [x, x + width]) post(outdoors, [u, 0, z + depth], PERGOLA, lit(wood, -0.04), 0.13);
  beam(z + depth);
  const slats = Math.round(width / 0.55);
  for (let slat = 0; slat <= slats; slat += 1) {
    const u = x + (width * slat) / slats;
    art.polygon(
      camera.outline([
        [u - 0.05, PERGOLA, z - 0.2],
        [u + 0.05, PERGOLA, z - 0.2],
        [u + 0.05, PERGOLA, z + depth + 0.2],
        [u - 0.05, PERGOLA, z + depth + 0.2],
      ]),
      lit(wood, -0.07),
    );
  }
  under();
  for (const u of [x, x + width]) post(outdoors, [u, 0, z], PERGOLA, wood, 0.14);
  beam(z);
  if (art.mood.snow) {
    board(outdoors, [x - 0.25, z, width + 0.5, 0.12], PERGOLA + 0.09, 0.09, '#f7f7f4');
    return;
  }
  if (!chance.chance(0.6)) return;
  const scale = camera.scale([x, PERGOLA, z]);
  for (const [index, u] of [x - 0.3, x + width * 0.35, x + width - 0.8].entries()) {
    const [px, py] = camera.point([u, PERGOLA - 0.15, z]);
    bush(art, chance.fork(index), px, py, 1.25 * scale, 0.42 * scale, {
      flowers: chance.pick([['#b9a4d6', '#8f7ab8'], ['#fbf6ea'], ['#f2c9d2']]),
    });
  }
}
