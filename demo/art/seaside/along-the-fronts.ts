/** The view along a dike: the row of blocks, and the objects in front of them. */
import { drawBlock } from '../blocks/block.ts';
import { type Block, type BlockFacts, someBlock, wallHeight, widthOf } from '../blocks/spec.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import type { Promenade } from './along-the-shore.ts';
import { furnish, type Placed, type ThingName } from './on-the-dike.ts';
import { neighbour } from './row.ts';

/** The row of blocks, from far to near; the nearest is the listing's. */
export function fronts(scene: Promenade, chance: Chance, facts: BlockFacts): void {
  const { art, camera, side, place, face, fronts: wall } = scene;
  const { mood } = art;
  const blocks: { block: Block; away: number }[] = [];
  // The first block extends beyond the picture, so that its side wall is hidden.
  const start =
    camera.eye[2] +
    wall * (camera.scale([0, 0, 1]) / (art.width / 2 + Math.abs(camera.point([0, 0, 1])[0] - art.width / 2)));
  let away = start * 0.96;
  let beside: Block | null = null;
  for (let n = 0; away < 92; n += 1) {
    const own = chance.fork(n);
    const block: Block =
      beside === null
        ? someBlock(own, {
            shops: true,
            bays: own.int(4, 6),
            ...facts,
            storeys: facts.storeys ?? own.int(4, 9),
          })
        : neighbour(own, beside, 8);
    blocks.push({ block, away });
    beside = block;
    away += widthOf(block);
  }
  face(
    [place(wall, 0, away - 1), place(wall, 0, 400), place(wall, 24, 400), place(wall, 23, away - 1)],
    mix(art.colour('#cdbfa8'), mood.haze, 0.6),
  );
  for (const [index, { block, away: from }] of [...blocks.entries()].toReversed()) {
    const width = widthOf(block);
    drawBlock(
      art,
      camera,
      chance.fork(`front-${index}`),
      block,
      place(wall, 0, side > 0 ? from + width : from),
      (-side * Math.PI) / 2,
    );
    const haze = Math.min(0.45, Math.max(0, (from - 14) / 200));
    const [top, out] = [wallHeight(block) + 0.3, wall - block.depth];
    if (haze > 0.02)
      face(
        [
          place(out, 0, from),
          place(out, 0, from + width),
          place(out, top, from + width),
          place(out, top, from),
        ],
        mood.haze,
        haze,
      );
  }
  art.shade(
    camera.outline([
      place(wall, 0, 2),
      place(wall, 0, 300),
      place(wall - 1.4, 0, 300),
      place(wall - 1.4, 0, 2),
    ]),
    0.9,
    4,
  );
}

/** Railing, lamps and walkers. */
export function furniture(scene: Promenade, chance: Chance): void {
  const { art, camera, side, place, face, edge, fronts: wall } = scene;
  const white = art.colour('#f4efe4');
  for (let away = 4; away < 160; away *= 1.07)
    art.line(
      [camera.point(place(edge + 0.1, 0, away)), camera.point(place(edge + 0.1, 1.1, away))],
      white,
      2.4,
      {
        opacity: 0.85,
      },
    );
  for (const up of [0.4, 0.75, 1.1])
    face(
      [
        place(edge + 0.1, up, 3),
        place(edge + 0.1, up, 300),
        place(edge + 0.1, up + 0.06, 300),
        place(edge + 0.1, up + 0.06, 3),
      ],
      white,
    );
  const placed: Placed[] = [];
  const line = (name: ThingName, aside: number, from: number, to: number, step: number, share = 1): void => {
    for (let away = from; away < to; away += step * chance.between(0.8, 1.2))
      if (chance.chance(share)) placed.push([name, side * (aside + chance.between(-0.3, 0.3)), away]);
  };
  line('lamp', edge + 0.8, chance.between(8, 13), 95, chance.between(12, 17));
  line(
    chance.pick(['flag', 'planter', 'bench', 'bench']),
    edge + 0.9,
    chance.between(9, 16),
    60,
    chance.between(8, 14),
    0.8,
  );
  line(
    chance.pick(['table', 'table', 'pot', 'planter']),
    wall - 2.4,
    chance.between(12, 15),
    50,
    chance.between(3.2, 5),
    0.7,
  );
  if (chance.chance(0.5))
    line(
      chance.pick(['bench', 'planter', 'cycle']),
      edge + (wall - edge) * 0.45,
      chance.between(14, 20),
      70,
      9,
      0.6,
    );
  for (let n = 0; n < chance.int(7, 16); n += 1) {
    const name = chance.pick(['stroller', 'pair', 'pair', 'withDog', 'goCart', 'stroller', 'cycle'] as const);
    placed.push([name, side * chance.between(edge + 2, wall - 3.5), 10 + 50 * chance.next() ** 1.7]);
  }
  furnish(art, chance, camera, placed);
}
