/** Sky, the pale roofs of the town, and trees in the haze behind a building. */

import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { mix } from '../canvas/colour.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';

export function backdrop(art: Art, chance: Chance, horizon: number): void {
  const { mood, width } = art;
  sky(art, horizon, { clouds: 5 });
  for (const [share, least, most] of [
    [0.06, 130, 260],
    [0.16, 60, 170],
  ] as const) {
    const own = chance.fork(`roofs-${share}`);
    let d = `M-10 ${horizon}`;
    for (let x = -10; x < width; ) {
      const [wide, high] = [own.between(50, 130), own.between(least, most)];
      d += `L${x} ${horizon - high}`;
      if (own.chance(0.45)) d += `L${x + wide / 2} ${horizon - high - own.between(18, 40)}`;
      d += `L${x + wide} ${horizon - high}`;
      x += wide;
    }
    art.path(`${d}L${width} ${horizon}Z`, mix(mix(mood.haze, mood.sky[2], 0.5), mood.shadow.colour, share), {
      opacity: 0.75,
    });
  }
  for (let n = 0; n < 8; n += 1) {
    const own = chance.fork(n);
    tree(art, own, own.between(-20, width + 20), horizon + 12, own.between(120, 230), {
      shadow: false,
      kind: mood.snow ? 'bare' : 'round',
      haze: 0.35,
    });
  }
}
