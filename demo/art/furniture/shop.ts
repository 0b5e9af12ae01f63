/** Furniture of shops. */
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import type { Frame } from '../interior/frame.ts';
import type { RoomStyle } from '../interior/style.ts';
import { potted, vase } from './plant.ts';

export const COUNTER_WIDTH = 2.2;

/** The counter with a till and flowers. */
export function counter(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const wood = art.colour(chance.pick([style.wood, style.cabinet]));
  const framed = chance.chance(0.5);
  frame.shade([0, 0], [COUNTER_WIDTH, 0.7], 1);
  frame.box([0, 0, 0], [COUNTER_WIDTH, 0.95, 0.65], wood, {
    front(plane) {
      if (framed)
        for (let panel = 0; panel < 4; panel += 1) {
          plane.rect(panel * 0.55 + 0.06, 0.12, 0.43, 0.7, lit(wood, -0.05));
          plane.rect(panel * 0.55 + 0.075, 0.12, 0.415, 0.685, lit(wood, 0.015));
        }
      else
        for (let board = 0; board < 22; board += 1)
          plane.rect(board * 0.1, 0.08, 0.085, 0.82, lit(wood, board % 2 === 0 ? 0.02 : -0.01));
    },
  });
  frame.box([-0.05, 0.95, -0.05], [COUNTER_WIDTH + 0.1, 0.05, 0.78], art.colour(style.worktop));
  frame.box([1.5, 1, 0.2], [0.34, 0.1, 0.3], art.colour(style.dark));
  frame.box([1.52, 1.1, 0.3], [0.3, 0.22, 0.03], art.colour(style.dark));
  vase(frame, chance.fork('vase'), [0.3, 1, 0.3], style.textiles, 0.26);
  potted(frame, chance.fork('pot'), [0.75, 1, 0.35], style.textiles[0], 0.2);
}

/** A table with folded cloth and jars, around the middle of the frame. */
export function displayTable(frame: Frame, chance: Chance, style: RoomStyle): void {
  const { art } = frame;
  const corner = frame.on([-0.65, 0, -0.42]);
  corner.shade([0, 0], [1.3, 0.84], 1);
  const leg = art.colour(chance.pick([style.dark, style.wood]));
  for (const u of [0.04, 1.2]) for (const d of [0.04, 0.74]) corner.box([u, 0, d], [0.06, 0.72, 0.06], leg);
  if (chance.chance(0.6)) corner.box([0.06, 0.2, 0.08], [1.18, 0.03, 0.68], lit(leg, 0.04));
  corner.box([0, 0.72, 0], [1.3, 0.05, 0.84], art.colour(style.wood));
  for (let pile = 0; pile < 3; pile += 1) {
    const u = 0.1 + pile * 0.4;
    if (chance.chance(0.6)) {
      const folds = chance.int(2, 5);
      for (let fold = 0; fold < folds; fold += 1)
        corner.box(
          [u, 0.77 + fold * 0.05, 0.3],
          [0.3, 0.048, 0.36],
          art.colour(chance.pick(style.textiles)),
          {
            rounded: 0.015,
          },
        );
    } else
      for (const aside of [0.06, 0.22])
        corner.turned(
          [u + aside, 0.77, 0.45],
          [
            [0, 0.055],
            [0.16, 0.055],
            [0.19, 0.035],
          ],
          art.colour(chance.pick(style.textiles)),
        );
  }
}

/** Clothes on a rail; width in metres. */
export function clothesRail(frame: Frame, chance: Chance, style: RoomStyle, width: number): void {
  const { art } = frame;
  const metal = art.colour(style.dark);
  frame.shade([0, 0.1], [width, 0.4], 0.8);
  for (const u of [0, width - 0.03]) {
    frame.box([u, 0, 0.28], [0.03, 1.55, 0.03], metal);
    frame.box([u, 0, 0.05], [0.03, 0.03, 0.5], metal);
  }
  frame.box([0, 1.52, 0.28], [width, 0.03, 0.03], metal);
  for (let u = 0.12; u < width - 0.15; u += 0.095) {
    const long = chance.between(0.75, 1.05);
    const hex = chance.pick([...style.textiles, style.sofa, '#efe6d6', '#6d5a4c']);
    frame.box([u, 1.48 - long, 0.08], [0.07, long, 0.44], art.colour(hex), { rounded: 0.02 });
  }
}

/** Steps of crates with plants and flowers. */
export function flowerStand(frame: Frame, chance: Chance, style: RoomStyle, width: number): void {
  const { art } = frame;
  const wood = art.colour('#b08a5c');
  frame.shade([0, 0], [width, 1], 1);
  [0.75, 0.5, 0.25].forEach((height, step) => {
    frame.box([0, 0, step * 0.33], [width, height, 0.33], lit(wood, step * 0.015), {
      front: (plane) => {
        plane.rect(0, height * 0.5, width, 0.015, lit(wood, -0.12));
      },
    });
    for (let u = 0.16, n = 0; u < width - 0.1; n += 1) {
      const own = chance.fork(`${step}-${n}`);
      const at = [u, height, step * 0.33 + 0.16] as const;
      if (own.chance(0.5)) potted(frame, own, at, own.pick(style.textiles), own.between(0.22, 0.3));
      else vase(frame, own, at, [...style.textiles, '#e8a0a0'], own.between(0.18, 0.24));
      u += own.between(0.26, 0.34);
    }
  });
}
