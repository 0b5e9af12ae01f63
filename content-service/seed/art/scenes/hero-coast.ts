/** A panorama of the coast, for the top of a page: sea at one side, the town behind its dike at the other. */
import { type Art, type Point, px } from '../art.ts';
import { dune, sand, waterline } from '../seaside/sand.ts';
import { gulls, sail, sea } from '../seaside/sea.ts';
import { drawBlock } from '../blocks/block.ts';
import { someBlock, widthOf } from '../blocks/spec.ts';
import { cabin } from '../seaside/cabin.ts';
import { createCamera } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit } from '../colour.ts';
import { finish } from '../light.ts';
import { sky } from '../sky.ts';
import { lamp } from '../street.ts';

/** A pier on its legs, from the edge of the picture. */
function pier(art: Art, chance: Chance, y: number, reach: number, size: number): void {
  const wood = art.colour('#4a4440');
  art.rect(0, y, reach, 9 * size, wood);
  for (let x = 10; x < reach; x += 46 * size)
    art.line(
      [
        [x, y + 6],
        [x + chance.between(-4, 4), y + 70 * size],
      ],
      wood,
      4 * size,
    );
  const house = reach - 90 * size;
  art.rect(house, y - 52 * size, 90 * size, 52 * size, art.colour('#f0e6d2'));
  for (let n = 0; n < 4; n += 1)
    art.rect(
      house + (8 + n * 21) * size,
      y - 40 * size,
      13 * size,
      22 * size,
      art.mood.lamps > 0.3 ? '#ffd992' : art.mood.glass[0],
    );
  art.polygon(
    [
      [house - 10 * size, y - 52 * size],
      [reach + 10 * size, y - 52 * size],
      [reach - 45 * size, y - 92 * size],
    ],
    art.colour('#b5523f'),
  );
}

/** The town on its dike, from `from` px to the right edge. */
function town(art: Art, chance: Chance, from: number, foot: number, scale: number): void {
  const { width } = art;
  const away = 130;
  const camera = createCamera({
    eye: [0, 3, -away],
    focal: scale * away,
    centre: [from * 0.6, foot - 3 * scale],
  });
  const left = (from * 0.4) / scale;
  for (let u = left, n = 0; from * 0.6 + u * scale < width + 10; n += 1) {
    const own = chance.fork(n);
    const block = someBlock(own, { shops: true, storeys: n === 0 ? own.int(3, 5) : own.int(4, 8) });
    drawBlock(art, camera, own.fork('front'), block, [u, 0, 0]);
    u += widthOf(block) + (own.chance(0.3) ? 1.5 : 0);
  }
  const stone = art.colour('#cfc4b0');
  art.rect(from - 70, foot - 4, width, 34, art.gradient([lit(stone, 0.02), lit(stone, -0.06)]));
  art.rect(from - 70, foot - 4, width, 7, art.colour('#e6dccb'));
  for (let x = from - 40; x < width; x += 118) lamp(art, x, foot + 2, 92);
}

/** Draws the panorama, of any width. */
export function heroCoast(art: Art): void {
  const { chance, width, height, mood } = art;
  const own = chance.fork('hero');
  const size = height / 1100;
  const horizon = height * 0.51;
  const foot = height * 0.63;
  const shore = height * 0.82;
  sky(art, horizon, { clouds: 9, scale: 1.3 });
  sea(art, own.fork('sea'), horizon, shore);
  for (let n = 0; n < 5; n += 1)
    sail(art, width * own.between(0.1, 0.5), horizon + own.between(6, 60) * size, own.between(16, 36) * size);
  pier(art, own.fork('pier'), horizon + 34 * size, width * own.between(0.17, 0.24), size);
  const from = width * own.between(0.58, 0.64);
  const curve = (by: number): string =>
    `C${px(width * 0.21)} ${px(height * 0.772 + by)} ${px(width * 0.37)} ${px(height * 0.727 + by)} ${px(from - 80 * size)} ${px(foot + 28 * size + by * 0.4)}`;
  art.clipped(`M-10 ${px(shore)}${curve(0)}L${width + 10} ${px(foot + 20)}V${height + 10}H-10Z`, () =>
    sand(art, own.fork('sand'), foot + 10, height),
  );
  const edge = Array.from({ length: 24 }, (_, n): Point => {
    const t = n / 23;
    const [a, b, c] = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t)];
    return [
      b * width * 0.21 + c * width * 0.37 + t ** 3 * (from - 80 * size) - a * 10,
      a * shore + b * height * 0.772 + c * height * 0.727 + t ** 3 * (foot + 28 * size),
    ];
  });
  waterline(art, edge, 6 * size);
  town(art, own.fork('town'), from, foot, 18 * size);
  const store = own.fork('cabins');
  for (let n = 0; n < 16; n += 1) {
    cabin(
      art,
      store.fork(n),
      from - 60 * size + n * 88 * size,
      foot + 124 * size + store.between(-3, 3),
      64 * size,
      { shut: mood.snow },
    );
  }
  gulls(art, own.fork('gulls'), 7, [width * 0.06, width * 0.62], [height * 0.1, height * 0.4]);
  dune(art, own.fork('left'), -80, width * own.between(0.3, 0.4), height + 10, 140 * size);
  dune(art, own.fork('right'), width * own.between(0.6, 0.7), width + 100, height + 20, 140 * size);
  finish(art);
}
