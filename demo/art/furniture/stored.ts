/** Objects stored in cellars and lofts. */
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { arc } from '../canvas/plane.ts';
import type { Frame } from '../interior/frame.ts';

/** A cardboard box, perhaps with another on it. */
export function box(frame: Frame, chance: Chance): void {
  const { art } = frame;
  const card = art.colour(chance.pick(['#b8905c', '#c49d6c', '#a57f50']));
  let y = 0;
  for (let n = 0; n < chance.int(1, 2); n += 1) {
    const [w, h, d] = [chance.between(0.38, 0.58), chance.between(0.26, 0.4), chance.between(0.35, 0.48)];
    if (n === 0) frame.shade([0, 0], [w, d], 0.8);
    frame.box([n * 0.03, y, n * 0.02], [w, h, d], lit(card, n * 0.02), {
      front: (plane) => plane.rect(w / 2 - 0.025, 0, 0.05, h, lit(card, 0.06)),
      top: (plane) => plane.rect(w / 2 - 0.025, 0, 0.05, d, lit(card, 0.1)),
    });
    y += h;
  }
}

/** Metal or wooden shelves with jars, tins and boxes on them. */
export function storageRack(frame: Frame, chance: Chance, width: number, height: number): void {
  const { art } = frame;
  const post = art.colour(chance.pick(['#8a8f90', '#9a7750']));
  const rows = 4;
  frame.shade([0, 0], [width, 0.42], 0.9);
  for (const u of [0, width - 0.04])
    for (const d of [0, 0.38]) frame.box([u, 0, d], [0.04, height, 0.04], post);
  for (let shelf = 0; shelf < rows; shelf += 1) {
    const y = 0.15 + (shelf * (height - 0.2)) / (rows - 1);
    frame.box([0, y, 0], [width, 0.025, 0.42], lit(post, 0.02));
    if (shelf === rows - 1) continue;
    for (let u = 0.06; u < width - 0.3; ) {
      const kind = chance.int(0, 2);
      const colour = art.colour(chance.pick(['#b8905c', '#7f9a8c', '#b5694a', '#d9cdb6', '#5f7480']));
      if (kind === 0) frame.box([u, y + 0.025, 0.06], [0.3, chance.between(0.2, 0.32), 0.3], colour);
      else {
        for (const aside of [0.05, 0.19])
          frame.turned(
            [u + aside, y + 0.025, 0.2],
            [
              [0, 0.055],
              [0.15, 0.055],
              [0.17, 0.045],
            ],
            kind === 1 ? colour : art.colour('#9fb3a8'),
          );
      }
      u += chance.between(0.32, 0.44);
    }
  }
}

/** Bottles lying in a rack. */
export function wineRack(frame: Frame, chance: Chance, width: number, height: number): void {
  const { art } = frame;
  const wood = art.colour('#8a6443');
  frame.shade([0, 0], [width, 0.34], 0.9);
  frame.box([0, 0, 0], [width, height, 0.34], wood, {
    front(plane) {
      plane.rect(0.04, 0.04, width - 0.08, height - 0.08, lit(wood, -0.2));
      const [columns, rows] = [Math.floor((width - 0.08) / 0.12), Math.floor((height - 0.08) / 0.12)];
      for (let n = 0; n < columns * rows; n += 1) {
        const [u, v] = [0.1 + (n % columns) * 0.12, 0.1 + Math.floor(n / columns) * 0.12];
        if (!chance.chance(0.75)) continue;
        plane.polygon(
          arc(u, v, 0.042, 0.042, 0, Math.PI * 2, 12),
          art.colour(chance.pick(['#2f4437', '#23302c', '#4a2a2c'])),
        );
        plane.polygon(
          arc(u, v, 0.018, 0.018, 0, Math.PI * 2, 10),
          art.colour(chance.pick(['#8c3f33', '#c9a25a', '#3a3f47'])),
        );
      }
      for (let column = 0; column <= columns; column += 1)
        plane.rect(0.035 + column * 0.12, 0.04, 0.012, height - 0.08, lit(wood, 0.02));
      for (let row = 0; row <= rows; row += 1)
        plane.rect(0.04, 0.035 + row * 0.12, width - 0.08, 0.012, lit(wood, 0.02));
    },
  });
}

/** One or two open crates with apples, potatoes or bottles. */
export function crates(frame: Frame, chance: Chance): void {
  const { art } = frame;
  const wood = art.colour(chance.pick(['#b8905c', '#a37a4a', '#c49d6c']));
  const filled = art.colour(chance.pick(['#b5523f', '#a98a55', '#3f5a46', '#c9a04a']));
  frame.shade([0, 0], [0.52, 0.38], 0.9);
  const count = chance.int(1, 2);
  for (let n = 0; n < count; n += 1) {
    frame.box([0, n * 0.29, 0], [0.52, 0.28, 0.38], lit(wood, n * 0.02), {
      front(plane) {
        for (const v of [0.09, 0.18]) plane.rect(0, v, 0.52, 0.015, lit(wood, -0.14));
        for (const u of [0, 0.47]) plane.rect(u, 0, 0.05, 0.28, lit(wood, 0.04));
      },
      top(plane) {
        plane.rect(0.03, 0.03, 0.46, 0.32, lit(wood, -0.16));
        for (let u = 0.08; u < 0.48; u += 0.075)
          for (let d = 0.075; d < 0.34; d += 0.07)
            plane.polygon(
              arc(u, d, 0.036, 0.034, 0, Math.PI * 2, 10),
              lit(filled, chance.between(-0.03, 0.05)),
            );
      },
    });
  }
}

/** A workbench, with tools above it when `tools` is set. */
export function workbench(frame: Frame, chance: Chance, width: number, tools: boolean): void {
  const { art } = frame;
  const wood = art.colour(chance.pick(['#a57c50', '#8a6443']));
  frame.shade([0, 0], [width, 0.6], 1);
  for (const u of [0.03, width - 0.11])
    for (const d of [0.04, 0.48]) frame.box([u, 0, d], [0.08, 0.82, 0.08], lit(wood, -0.03));
  frame.box([0.05, 0.22, 0.06], [width - 0.1, 0.03, 0.48], lit(wood, -0.02));
  frame.box([0, 0.82, 0], [width, 0.07, 0.6], wood);
  for (let u = 0.15, n = 0; u < width - 0.35; n += 1) {
    const own = chance.fork(n);
    const colour = art.colour(own.pick(['#b5523f', '#5f7480', '#c9a04a', '#4a5a4c', '#d9cdb6']));
    if (own.chance(0.5)) frame.box([u, 0.89, 0.12], [0.26, own.between(0.1, 0.2), 0.2], colour);
    else
      frame.turned(
        [u + 0.1, 0.89, 0.2],
        [
          [0, 0.06],
          [0.15, 0.06],
        ],
        colour,
      );
    u += own.between(0.34, 0.5);
  }
  if (!tools) return;
  frame.box([0.1, 1.2, 0], [width - 0.2, 0.75, 0.02], lit(wood, 0.07), {
    front(plane) {
      for (let u = 0.12; u < width - 0.35; u += 0.17) {
        const long = chance.between(0.22, 0.42);
        const steel = art.colour(chance.pick(['#6d7375', '#8f9496', '#4f5557']));
        plane.rect(u, 0.66 - long, 0.025, long, art.colour(chance.pick(['#b5523f', '#7a5638', '#2f3a42'])));
        plane.rect(u - 0.035, 0.6 - chance.between(0, 0.05), 0.1, 0.05, steel);
      }
    },
  });
}
