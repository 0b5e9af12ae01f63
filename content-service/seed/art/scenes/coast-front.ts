/** Blocks of flats at the sea, seen from the beach. */
import type { Art, Point } from '../art.ts';
import { dune, footprints, gulls, parasol, sand } from '../beach.ts';
import { drawBlock } from '../blocks/block.ts';
import { type Block, type BlockFacts, blockHeight, someBlock, widthOf } from '../blocks/spec.ts';
import { cabins } from '../cabin.ts';
import { createCamera } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit } from '../colour.ts';
import { finish } from '../light.ts';
import { sky } from '../sky.ts';
import { bench, lamp } from '../street.ts';

/** Foot of the fronts, px; and how far off they stand, metres. */
const DIKE = 830;
const AWAY = 110;

interface Standing {
  readonly block: Block;
  readonly from: number;
}

/** The block in the middle and its neighbours, to both edges of the picture. */
function row(chance: Chance, main: Block, across: number): Standing[] {
  const middle = -widthOf(main) / 2 + chance.between(-5, 5);
  const standing: Standing[] = [{ block: main, from: middle }];
  for (let edge = middle, n = 0; edge > -across / 2; n += 1) {
    const block = someBlock(chance.fork(`left-${n}`), { shops: true, storeys: chance.int(4, 8) });
    edge -= widthOf(block);
    standing.push({ block, from: edge });
  }
  for (let edge = middle + widthOf(main), n = 0; edge < across / 2; n += 1) {
    const block = someBlock(chance.fork(`right-${n}`), { shops: true, storeys: chance.int(4, 8) });
    standing.push({ block, from: edge });
    edge += widthOf(block);
  }
  return standing;
}

/** The promenade with its lamps and railing, and steps down to the sand. */
function dike(art: Art, chance: Chance, steps: number): void {
  const { width, mood } = art;
  const stone = art.colour('#cfc4b0');
  art.rect(0, DIKE - 4, width, 12, mood.shadow.colour, { opacity: 0.4, blur: 4 });
  art.rect(0, DIKE, width, 20, lit(stone, 0.03));
  for (let x = chance.between(30, 160); x < width; x += chance.between(230, 330))
    lamp(art, x, DIKE + 18, 170);
  for (let x = chance.between(80, 300); x < width; x += chance.between(300, 460))
    bench(art, x, DIKE + 20, 26);
  art.rect(0, DIKE + 18, width, 62, art.gradient([lit(stone, 0.01), lit(stone, -0.07)]));
  let joints = `M0 ${DIKE + 40}H${width}M0 ${DIKE + 60}H${width}`;
  for (let x = 0; x < width; x += 64) joints += `M${x} ${DIKE + 22}v58`;
  art.path(joints, 'none', { stroke: lit(stone, -0.11), strokeWidth: 1.2, opacity: 0.55 });
  art.rect(0, DIKE + 16, width, 7, lit(stone, 0.07));
  let rail = `M0 ${DIKE - 10}H${width}M0 ${DIKE + 1}H${width}`;
  for (let x = 8; x < width; x += 44) rail += `M${x} ${DIKE + 16}v-26`;
  art.path(rail, 'none', { stroke: art.colour('#f4efe4'), strokeWidth: 2.6, opacity: 0.9 });
  for (let step = 0; step < 7; step += 1) {
    const [x, y] = [steps - step * 3, DIKE + 18 + step * 9.5];
    art.rect(x, y, 110 + step * 6, 9.5, lit(stone, 0.05 - step * 0.008));
    art.rect(x, y + 7, 110 + step * 6, 2.5, lit(stone, -0.12));
  }
}

/** Draws the front of a seaside town; the block in the middle has what the listing says. */
export function coastFront(art: Art, facts: BlockFacts = {}): void {
  const { chance, width, height, mood } = art;
  const main = someBlock(chance.fork('main'), {
    shops: true,
    ...facts,
    storeys: facts.storeys ?? chance.fork('storeys').int(5, 8),
  });
  const scale = Math.min(26, (DIKE - 95) / blockHeight(main), (width * 0.62) / widthOf(main));
  const off = chance.fork('eye').between(-9, 9);
  const camera = createCamera({
    eye: [off, 4, -AWAY],
    focal: scale * AWAY,
    centre: [width / 2 + off * scale, DIKE - 4 * scale],
  });
  sky(art, 860, { clouds: 6 });
  gulls(art, chance.fork('gulls'), 5, [100, width - 100], [90, 380]);
  for (const { block, from } of row(chance.fork('row'), main, width / scale + 4).toReversed()) {
    drawBlock(art, camera, chance.fork(`block-${Math.round(from)}`), block, [
      from,
      0,
      block === main ? 0 : 0.6,
    ]);
  }
  const own = chance.fork('beach');
  const steps = own.between(250, 1240);
  dike(art, own.fork('dike'), steps);
  sand(art, own.fork('sand'), DIKE + 76, height);
  art.rect(0, DIKE + 76, width, 14, mood.shadow.colour, { opacity: 0.25, blur: 5, blend: 'multiply' });
  if (mood.snow || own.chance(0.8))
    cabins(art, own.fork('cabins'), [own.between(-40, 60), width], DIKE + 176, own.between(76, 92), [
      steps - 60,
      steps + 170,
    ]);
  if (!mood.snow && mood.lamps < 0.5) {
    for (let n = 0; n < own.int(0, 4); n += 1)
      parasol(art, own.fork(`parasol-${n}`), own.between(150, width - 150), own.between(1050, 1105), 132);
  }
  const walk: Point = [own.between(300, 1200), height - 8];
  footprints(art, own.fork('walk'), ...walk, 22);
  const grass = own.fork('dunes');
  if (grass.chance(0.85))
    dune(art, grass.fork('left'), -60, grass.between(380, 600), height + 5, grass.between(80, 130));
  if (grass.chance(0.85))
    dune(
      art,
      grass.fork('right'),
      width - grass.between(360, 560),
      width + 80,
      height + 12,
      grass.between(80, 130),
    );
  finish(art);
}
