/** A row of beach cabins in summer, the sea behind. */
import type { Art, Point } from '../canvas/art.ts';
import { finish } from '../canvas/light.ts';
import { sky } from '../nature/sky.ts';
import { cabin } from '../seaside/cabin.ts';
import { dune, footprints, parasol, sand, waterline } from '../seaside/sand.ts';
import { gulls, sail, sea } from '../seaside/sea.ts';

/** Draws the row. */
export function beachCabins(art: Art): void {
  const { chance, width, height } = art;
  const own = chance.fork('cabins');
  const horizon = own.between(420, 500);
  const shore = horizon + own.between(90, 130);
  sky(art, horizon, { clouds: 6, scale: 1.3 });
  sea(art, own.fork('sea'), horizon, shore + 50);
  for (let n = 0; n < own.int(1, 3); n += 1)
    sail(art, own.fork(`sail-${n}`).between(120, width - 120), horizon + 8, own.between(18, 34));
  sand(art, own.fork('sand'), shore, height);
  const wave = Array.from(
    { length: 30 },
    (_, n): Point => [-40 + (n * (width + 80)) / 29, shore + Math.sin(n * 0.55) * 6],
  );
  waterline(art, wave, 4);
  const far = own.fork('parasols');
  for (let n = 0; n < far.int(3, 6); n += 1)
    parasol(art, far.fork(n), far.between(80, width - 80), shore + far.between(60, 120), far.between(46, 66));
  const size = own.between(250, 310);
  const gap = size * own.between(0.1, 0.22);
  const count = Math.ceil(width / (size + gap)) + 1;
  const start = -own.between(0.1, 0.7) * size;
  const foot = own.between(930, 980);
  for (let n = 0; n < count; n += 1)
    cabin(art, own.fork(n), start + n * (size + gap), foot + own.fork(n).between(-4, 4), size);
  footprints(art, own.fork('steps'), width * own.between(0.35, 0.65), height - 10, 16);
  gulls(art, own.fork('gulls'), own.int(3, 6), [80, width - 80], [90, horizon - 60]);
  dune(
    art,
    own.fork('dune'),
    own.pick([-120, width - 520]),
    own.chance(0.5) ? 620 : width + 120,
    height + 20,
    own.between(90, 140),
  );
  finish(art);
}
