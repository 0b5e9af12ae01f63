/** The row of blocks behind a dike: the listing's, with other ones at both sides. Metres. */

import { BLOCK_STYLES, type Block, blockHeight, someBlock, widthOf } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';

/** A block and the position of its left side. */
interface Standing {
  readonly block: Block;
  readonly from: number;
}

/** Maximum storeys of the old villas left between the blocks. */
const VILLA = 3;

/** A neighbour that differs from the block beside it: another era, or a narrow old villa. */
export function neighbour(chance: Chance, beside: Block, tallest: number): Block {
  if (beside.storeys > VILLA && chance.chance(0.22)) {
    return someBlock(chance, {
      style: 'thirties',
      storeys: chance.int(2, VILLA),
      bays: chance.int(2, 3),
      shops: true,
    });
  }
  const style = chance.pick(BLOCK_STYLES.filter((other) => other !== beside.style));
  const block = someBlock(chance, {
    style,
    storeys: chance.int(4, Math.max(5, tallest)),
    bays: chance.int(3, 6),
    shops: chance.chance(0.85),
  });
  return block.wall.colour === beside.wall.colour
    ? { ...block, wall: { ...block.wall, colour: '#f4eee2' } }
    : block;
}

/** The main block around `middle`, with enough others to reach from `left` to `right`. */
export function rowAround(
  chance: Chance,
  main: Block,
  { middle, left, right }: { readonly middle: number; readonly left: number; readonly right: number },
): Standing[] {
  const from = middle - widthOf(main) / 2;
  const standing: Standing[] = [{ block: main, from }];
  let beside = main;
  for (let edge = from, n = 0; edge > left; n += 1) {
    beside = neighbour(chance.fork(`left-${n}`), beside, main.storeys + 1);
    edge -= widthOf(beside);
    standing.push({ block: beside, from: edge });
  }
  beside = main;
  for (let edge = from + widthOf(main), n = 0; edge < right; n += 1) {
    beside = neighbour(chance.fork(`right-${n}`), beside, main.storeys + 1);
    standing.push({ block: beside, from: edge });
    edge += widthOf(beside);
  }
  return standing;
}

/** The roofs of the town behind, pale; px. */
export function townBehind(art: Art, chance: Chance, foot: number, scale: number, main: Block): void {
  const { mood, width } = art;
  const tall = blockHeight(main) * scale;
  for (let x = -40, n = 0; x < width; n += 1) {
    const own = chance.fork(n);
    const wide = scale * own.between(9, 22);
    const high = tall * own.between(0.3, 0.72);
    const tint = mix(art.colour(own.pick(['#cdbfa8', '#b9967c', '#c9c4b8'])), mood.haze, 0.55);
    art.rect(x, foot - high, wide + 1, high, art.gradient([lit(tint, 0.015), mix(tint, mood.haze, 0.3)]));
    x += wide;
  }
}
