/** The beach in winter: a low sun, the cabins stored away, and somebody on a walk. */
import { type Art, type Point, px } from '../art.ts';
import { dune, footprints, sand, waterline } from '../seaside/sand.ts';
import { gulls, sail, sea } from '../seaside/sea.ts';
import { cabin } from '../seaside/cabin.ts';
import type { Chance } from '../chance.ts';
import { mix } from '../colour.ts';
import { finish } from '../light.ts';
import { sky } from '../sky.ts';
import { dog, walker } from '../walker.ts';

/** Rows of weathered poles that run into the sea. */
function breakwater(art: Art, chance: Chance, from: Point, to: Point): void {
  const wood = art.colour('#4f4a45');
  const count = 26;
  for (let n = 0; n < count; n += 1) {
    const t = (n / (count - 1)) ** 0.75;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const tall = (10 + 62 * (1 - t)) * chance.between(0.75, 1.1);
    const wide = 4 + 13 * (1 - t);
    art.ellipse(x - art.sun * wide, y, wide * 1.3, wide * 0.3, art.mood.shadow.colour, { opacity: 0.3 });
    art.rect(x - wide / 2, y - tall, wide, tall, art.gradient([mix(wood, '#ffffff', 0.14), wood]));
    art.ellipse(x, y - tall, wide / 2, wide * 0.16, mix(wood, '#ffffff', 0.26));
    if (art.mood.snow) art.ellipse(x, y - tall - 1, wide / 2, wide * 0.22, '#fafaf8');
  }
}

/** Pools that the tide left, with the sky in them. */
function pools(art: Art, chance: Chance, top: number, bottom: number): void {
  for (let n = 0; n < 7; n += 1) {
    const own = chance.fork(n);
    const t = own.next();
    const [x, y] = [own.between(60, art.width - 60), top + (bottom - top) * t];
    const [long, high] = [own.between(60, 220) * (0.5 + t), own.between(4, 9) * (0.5 + t)];
    art.path(
      `M${px(x - long)} ${px(y)}q${px(long * 0.5)} ${px(-high * 1.6)} ${px(long)} ${px(-high * 0.5)}t${px(long)} ${px(high * 0.3)}q${px(-long * 0.4)} ${px(high * 1.8)} ${px(-long)} ${px(high)}t${px(-long)} ${px(-high * 0.8)}Z`,
      art.gradient([art.mood.sky[2], art.mood.sky[1]]),
      { opacity: 0.75 },
    );
  }
}

/** Draws the winter beach. */
export function beachWinter(art: Art): void {
  const { chance, width, height, mood, sun } = art;
  const own = chance.fork('beach');
  const horizon = own.between(430, 540);
  const shore = horizon + own.between(120, 190);
  sky(art, horizon, { clouds: 7, scale: 1.5 });
  sea(art, own.fork('sea'), horizon, shore + 60);
  for (let n = 0; n < own.int(0, 2); n += 1)
    sail(art, own.between(200, width - 200), horizon + 8, own.between(14, 24));
  const wave = Array.from(
    { length: 30 },
    (_, n): Point => [
      -40 + (n * (width + 80)) / 29,
      shore + Math.sin(n * 0.55 + own.between(0, 0.5)) * 9 + n * own.between(-0.3, 0.9),
    ],
  );
  art.clipped(
    `M${wave.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}L${width + 40} ${height + 10}H-40Z`,
    () => sand(art, own.fork('sand'), shore - 30, height),
  );
  waterline(art, wave, 5);
  const wet: Point[] = [...wave, ...wave.map(([x, y]): Point => [x, y + 46]).toReversed()];
  art.polygon(wet, mix(mood.sky[2], mood.shadow.colour, 0.2), { opacity: 0.35, blur: 6 });
  pools(art, own.fork('pools'), shore + 70, shore + 210);
  const pier = own.fork('breakwater');
  const side = pier.pick([-1, 1]);
  if (pier.chance(0.75))
    breakwater(
      art,
      pier,
      [width / 2 + side * pier.between(480, 700), shore + pier.between(190, 290)],
      [width / 2 + side * pier.between(160, 380), horizon + pier.between(30, 60)],
    );
  const store = own.fork('cabins');
  if (store.chance(0.7)) {
    const size = store.between(92, 118);
    const from = side > 0 ? store.between(-60, 40) : width - size * 4.6;
    const y = shore + store.between(150, 210);
    for (let n = 0; n < 4; n += 1)
      cabin(art, store.fork(n), from + n * size * 1.12, y + store.between(-3, 3), size, { shut: true });
  }
  const stroll = own.fork('walk');
  const [x, y] = [width / 2 - side * stroll.between(-120, 260), shore + stroll.between(120, 260)];
  footprints(art, stroll.fork('steps'), x - stroll.between(-60, 60), height - 20, 34);
  const tall = 90 + (y - shore) * 0.42;
  art.shade(
    [
      [x - 6, y],
      [x + 6, y],
      [x - sun * tall * 2.6 + 14, y + 26],
      [x - sun * tall * 2.6 - 14, y + 26],
    ],
    0.7,
    4,
  );
  walker(art, stroll.fork('one'), x, y, tall);
  if (stroll.chance(0.6))
    dog(
      art,
      stroll.fork('dog'),
      x + tall * stroll.between(0.9, 1.8) * side,
      y + stroll.between(-12, 16),
      tall * 0.52,
      side > 0 ? 1 : -1,
    );
  gulls(art, own.fork('gulls'), own.int(3, 8), [80, width - 80], [100, horizon - 40]);
  dune(art, own.fork('dune-left'), -80, own.between(420, 700), height + 10, own.between(90, 150));
  dune(
    art,
    own.fork('dune-right'),
    width - own.between(420, 700),
    width + 80,
    height + 14,
    own.between(90, 150),
  );
  finish(art);
}
