/** The beach in winter: a low sun, the cabins stored away, and a walker. */
import { type Art, type Point, px } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { sky } from '../nature/sky.ts';
import { paling } from '../seaside/beach-things.ts';
import { cabin } from '../seaside/cabin.ts';
import { dune, footprints, sand, sandOf, waterline } from '../seaside/sand.ts';
import { gulls, sail, sea } from '../seaside/sea.ts';
import { dog, walker } from '../street/walker.ts';

/** Height in metres of the eye, on the dunes, above the beach. */
const EYE = 4.2;

/** Rows of weathered poles that run into the sea. */
function breakwater(art: Art, chance: Chance, from: Point, to: Point): void {
  const wood = art.colour('#4f4a45');
  const count = 34;
  for (let n = 0; n < count; n += 1) {
    const t = (n / (count - 1)) ** 0.75;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const tall = (10 + 84 * (1 - t)) * chance.between(0.75, 1.1);
    const wide = 4 + 17 * (1 - t);
    art.ellipse(x - art.sun * wide, y, wide * 1.3, wide * 0.3, art.mood.shadow.colour, { opacity: 0.3 });
    art.rect(x - wide / 2, y - tall, wide, tall, art.gradient([mix(wood, '#ffffff', 0.14), wood]));
    art.ellipse(x, y - tall, wide / 2, wide * 0.16, mix(wood, '#ffffff', 0.26));
    if (art.mood.snow) art.ellipse(x, y - tall - 1, wide / 2, wide * 0.22, '#fafaf8');
  }
}

/** Tidal pools that reflect the sky. */
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

/** Cabins side by side from one edge, sand blown against them. */
function storedCabins(art: Art, chance: Chance, y: number, size: number, from: -1 | 1): void {
  const count = Math.min(chance.int(3, 6), Math.floor((art.width * 0.5) / (size * 1.14)));
  const start =
    from < 0
      ? chance.between(-0.5, 0.3) * size
      : art.width - (count * 1.14 + chance.between(-0.5, 0.3)) * size;
  for (let n = 0; n < count; n += 1) {
    const own = chance.fork(n);
    cabin(art, own, start + n * size * 1.14, y + own.between(-4, 4), size, { shut: own.chance(0.8) });
  }
  const drift = lit(sandOf(art), 0.02);
  for (let n = 0; n < count; n += 1)
    art.ellipse(start + (n + 0.1) * size * 1.14, y + 7, size * chance.between(0.2, 0.4), size * 0.05, drift);
}

/** Draws the winter beach; with cabins when the picture illustrates one. */
export function beachWinter(art: Art, facts: { readonly cabins?: boolean } = {}): void {
  const { chance, width, height, mood, sun } = art;
  const own = chance.fork('beach');
  const horizon = own.between(470, 610);
  const shore = horizon + own.between(70, 150);
  const scaleAt = (y: number): number => (y - horizon) / EYE;
  sky(art, horizon, { clouds: own.int(4, 9), scale: own.between(1.2, 1.9) });
  sea(art, own.fork('sea'), horizon, shore + 60);
  const sails = own.fork('sails');
  for (let n = 0; n < sails.int(0, 3); n += 1)
    sail(art, sails.between(120, width - 120), horizon + 8, sails.between(14, 30));
  const tilt = own.between(-1.6, 1.6);
  const swing = own.fork('swing').between(0, 3);
  const wave = Array.from(
    { length: 30 },
    (_, n): Point => [
      -40 + (n * (width + 80)) / 29,
      shore + Math.sin(n * 0.55 + swing) * 9 + (n - 15) * tilt,
    ],
  );
  art.clipped(
    `M${wave.map(([x, y]) => `${px(x)} ${px(y)}`).join('L')}L${width + 40} ${height + 10}H-40Z`,
    () => sand(art, own.fork('sand'), shore - 30, height),
  );
  waterline(art, wave, 5);
  const wet: Point[] = [...wave, ...wave.map(([x, y]): Point => [x, y + 46]).toReversed()];
  art.polygon(wet, mix(mood.sky[2], mood.shadow.colour, 0.2), { opacity: 0.35, blur: 6 });
  pools(art, own.fork('pools'), shore + 60, shore + 240);
  const side = own.fork('side').pick([-1, 1] as const);
  const pier = own.fork('breakwater');
  if (pier.chance(0.75))
    breakwater(
      art,
      pier,
      [width / 2 + side * pier.between(420, 720), shore + pier.between(230, 420)],
      [width / 2 + side * pier.between(100, 380), horizon + pier.between(20, 50)],
    );
  const store = own.fork('cabins');
  const cabinsY = shore + store.between(200, 300);
  const stored = facts.cabins ?? store.chance(0.6);
  if (stored) storedCabins(art, store, cabinsY, scaleAt(cabinsY) * 2.1, side > 0 ? -1 : 1);
  const stroll = own.fork('walk');
  for (let n = 0; n < stroll.int(1, 3); n += 1) {
    const who = stroll.fork(n);
    const y = stored ? cabinsY + who.between(30, 200) : shore + who.between(150, 400);
    const x = width / 2 + side * who.between(-260, 330);
    const tall = scaleAt(y) * 1.72;
    if (n === 0)
      footprints(
        art,
        who.fork('steps'),
        x - who.between(-60, 60),
        height - 20,
        Math.round((height - y) / 14),
      );
    art.shade(
      [
        [x - 6, y],
        [x + 6, y],
        [x - sun * tall * 1.4 + 10, y + 22],
        [x - sun * tall * 1.4 - 10, y + 22],
      ],
      0.6,
      4,
    );
    walker(art, who, x, y, tall);
    if (who.chance(0.5)) walker(art, who.fork('other'), x + tall * 0.34, y + 3, tall * who.between(0.6, 1));
    else if (who.chance(0.7))
      dog(art, who.fork('dog'), x - side * tall * who.between(0.7, 1.4), y + 8, tall * 0.4, side);
  }
  gulls(art, own.fork('gulls'), own.fork('flock').int(3, 12), [80, width - 80], [80, horizon - 30]);
  const grass = own.fork('dunes');
  const rise = grass.between(110, 210);
  dune(art, grass.fork('left'), -80, grass.between(380, 760), height + 12, rise * grass.between(0.7, 1));
  dune(art, grass.fork('right'), width - grass.between(380, 760), width + 80, height + 14, rise);
  if (grass.chance(0.5))
    paling(
      art,
      grass.fork('paling'),
      [side > 0 ? width + 10 : -10, height - rise * 0.7],
      [width / 2 + side * grass.between(40, 260), height + 8],
      [70, 96],
    );
  finish(art);
}
