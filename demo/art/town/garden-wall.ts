/** The garden beside the last house of a row: a wall with its gate, and trees behind it. */

import { brick } from '../building/masonry.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, elevation } from '../canvas/plane.ts';
import { bush, hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';

interface Place {
  /** Px. */
  readonly from: number;
  readonly to: number;
  readonly ground: number;
  readonly scale: number;
}

export function gardenWall(art: Art, chance: Chance, { from, to, ground, scale }: Place): void {
  const bare = art.mood.snow;
  const trees = chance.int(2, 3);
  for (let n = 0; n < trees; n += 1) {
    const own = chance.fork(`tree-${n}`);
    tree(
      art,
      own,
      from + ((to - from) * (n + own.between(0.25, 0.75))) / trees,
      ground - scale,
      scale * own.between(5.2, 7.6),
      { shadow: false, kind: bare ? 'bare' : own.pick(['round', 'birch', 'round']), spread: 0.28 },
    );
  }
  if (!bare)
    bush(art, chance.fork('over'), from, ground - 1.7 * scale, to - from, scale * chance.between(0.9, 1.5), {
      flowers: chance.pick([[], ['#d98aa0'], ['#f2ead2', '#b9a4d6']]),
    });
  if (chance.chance(0.35)) {
    hedge(art, chance.fork('hedge'), from, ground, to - from, scale * chance.between(1.6, 2));
    return;
  }
  const plane = elevation(art, from, ground, scale);
  const wide = (to - from) / scale;
  const high = chance.between(2, 2.5);
  brick(art, chance.fork('wall'), plane, [0, 0, wide, high], chance.pick(['#a9583f', '#b9795a', '#9a6048']));
  const cap = art.colour('#b9b2a4');
  plane.rect(-0.05, high, wide + 0.1, 0.14, art.gradient([lit(cap, 0.05), lit(cap, -0.06)]));
  plane.shade(corners(0, high - 0.16, wide, 0.16), 0.8, 1);
  if (bare) plane.rect(-0.05, high + 0.12, wide + 0.1, 0.1, '#fbfbf9');
  if (wide < 3.4) return;
  const gate = wide * chance.between(0.3, 0.6);
  const paint = art.colour(chance.pick(['#2f4a44', '#5f7a86', '#6b4a34', '#4f6b5a']));
  plane.rect(gate - 0.12, 0, 1.24, high - 0.12, cap);
  plane.rect(gate, 0.04, 1, high - 0.28, art.gradient([lit(paint, 0.03), lit(paint, -0.04)]));
  for (let u = gate + 0.16; u < gate + 0.95; u += 0.16)
    plane.rect(u, 0.04, 0.02, high - 0.28, lit(paint, -0.08));
  plane.rect(gate + 0.82, 1, 0.07, 0.07, art.colour('#d7a94f'));
}
