import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { tuft } from '../nature/growth/grass.ts';
import type { Box } from './outlook-box.ts';

/** Water, a sail, the beach, and marram grass in front. */
export function sea(art: Art, chance: Chance, { x, y, width, height, horizon }: Box): void {
  const { mood } = art;
  const water = art.colour('#5f8f96');
  const shore = horizon + height * 0.13;
  art.rect(x, horizon, width, height, art.gradient([mix(water, mood.sky[2], 0.5), water]));
  for (let n = 0; n < 34; n += 1) {
    const at = horizon + 3 + chance.next() * height * 0.12;
    art.rect(x + chance.next() * width, at, chance.between(6, 30), 1.4, '#fff6df', { opacity: 0.55 });
  }
  const mast = x + width * chance.between(0.2, 0.8);
  const high = height * 0.08;
  art.polygon(
    [
      [mast, horizon - high],
      [mast, horizon],
      [mast + high * 0.6, horizon],
    ],
    '#fbf6ea',
  );
  art.polygon(
    [
      [mast - 2, horizon - high * 0.85],
      [mast - 2, horizon],
      [mast - high * 0.4, horizon],
    ],
    mix('#c9594a', mood.haze, 0.3),
  );
  const sand = art.colour('#e0cba0');
  art.rect(x, shore, width, height, art.gradient([lit(sand, -0.03), lit(sand, 0.03)]));
  art.rect(x, shore - 2, width, 4, '#fbf8ee', { opacity: 0.8 });
  for (let n = 0; n < width / 14; n += 1) {
    const own = chance.fork(n);
    tuft(
      art,
      own,
      x + own.next() * width,
      y + height + own.between(-6, 14),
      own.between(24, 60),
      own.pick([mood.foliage[1], mood.foliage[2], mood.foliage[3]]),
    );
  }
}
