/** Objects on the roof of a block. */

import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { bush } from '../nature/growth/shrub.ts';
import type { Front } from './front.ts';
import { glazing } from './glazing.ts';
import { type Block, wallHeight, widthOf } from './spec.ts';

/** The edge of a flat roof. */
export function roofEdge(front: Front, block: Block): void {
  const [width, top] = [widthOf(block), wallHeight(block)];
  front.box(
    [-0.05, top - 0.1, -0.3],
    [width + 0.1, 0.4, 0.45],
    block.style === 'new' ? block.accent : '#e9e2d2',
  );
  if (front.art.mood.snow) front.box([-0.05, top + 0.3, -0.3], [width + 0.1, 0.1, 0.45], '#fafaf8');
}

/** The top flat set back behind its terrace, a slate attic, or a lift's house. */
export function onTheRoof(front: Front, chance: Chance, block: Block): void {
  const { art } = front;
  const [width, top] = [widthOf(block), wallHeight(block)];
  if (block.top === 'flat') {
    front.box([width * chance.between(0.2, 0.7), top, -6], [3, 1.6, 3], block.wall.colour);
  } else if (block.top === 'setback') {
    // Drawn first, because the walls hide its underside except the eaves.
    front.box([width * 0.04, top + 2.7, -7.2], [width * 0.92, 0.25, 6.2], '#d9d2c4');
    front.box([width * 0.06, top, -7], [width * 0.88, 2.8, 5.2], block.accent);
    const doors = Math.max(2, Math.round(width / 4.5));
    for (let n = 0; n < doors; n += 1) {
      const wide = (width * 0.84) / doors;
      glazing(front, chance.fork(n), [width * 0.08 + n * wide + 0.15, top + 0.05, wide - 0.3, 2.4], {
        frame: block.frame,
        leaves: 3,
        out: -1.8,
      });
    }
  } else {
    const slate = front.tone('#59636c');
    front.face(
      [
        [0, top, 0.1],
        [width, top, 0.1],
        [width - 0.5, top + 2.8, -1.2],
        [0.5, top + 2.8, -1.2],
      ],
      art.gradient([lit(slate, 0.05), lit(slate, -0.03)]),
    );
    for (let bay = 0; bay < block.bays; bay += 1) {
      const u = (bay + 0.5) * block.bay - 0.7;
      front.box([u - 0.15, top + 0.3, -1], [1.7, 1.95, 0.95], '#ece4d4');
      glazing(front, chance.fork(bay), [u, top + 0.45, 1.4, 1.5], {
        frame: block.frame,
        leaves: 2,
        out: -0.03,
      });
    }
  }
  roofEdge(front, block);
  if (block.top !== 'setback' || art.mood.snow) return;
  for (let n = 0; n < block.bays; n += 1) {
    const own = chance.fork(`roof-plant-${n}`);
    if (!own.chance(0.6)) continue;
    const [x, y] = front.plane(-0.4).at((n + own.next()) * block.bay, top + 0.28);
    const scale = front.plane(-0.4).scale(n * block.bay, top);
    bush(art, own, x, y, scale * own.between(0.8, 2), scale * own.between(0.5, 1));
  }
}
