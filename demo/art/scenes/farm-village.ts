/** A village street around a farmhouse. Px. */

import { lit } from '../canvas/colour.ts';
import { elevation } from '../canvas/plane.ts';
import { church } from '../country/church.ts';
import { drawFarmhouse, someFarmhouse } from '../houses/stone/farmhouse.ts';
import { cobbles } from '../nature/ground.ts';
import { lawn } from '../nature/growth/grass.ts';
import { bush } from '../nature/growth/shrub.ts';
import { hills, treeLine } from '../nature/landscape.ts';
import { calmer } from '../town/calmer.ts';
import type { Setting } from './farm-setting.ts';

export const village: Setting = {
  behind({ art, chance, left, right, foot, scale }) {
    hills(art, chance.fork('hills'), { from: 400, to: foot - 200, ridges: 4, amplitude: 100 });
    lawn(art, chance.fork('green'), foot - 160, art.height);
    const tower = chance.fork('church');
    const side = tower.pick([-1, 1] as const);
    church(
      art,
      tower,
      side < 0 ? left * tower.between(0.6, 1) : right + (art.width - right) * tower.between(0, 0.4),
      foot - 70,
      scale * 0.62,
    );
    treeLine(art, chance.fork('trees'), foot - 60, { count: 8, height: [200, 330] });
    for (const way of [-1, 1]) {
      const own = chance.fork(`neighbour-${way}`);
      const house = someFarmhouse(own, own.pick(['village', 'long', 'village', 'manor'] as const));
      const size = scale * own.between(0.84, 0.96);
      const gap = scale * own.between(0.3, 2.4);
      const x = way < 0 ? left - gap - house.width * size : right + gap;
      const calm = calmer(art, 0.36);
      drawFarmhouse(calm, own.fork('house'), elevation(calm, x, foot - 14, size), house);
    }
  },
  before({ art, chance, left, right, foot, door, scale }) {
    const kerb = foot + chance.between(26, 44);
    const own = chance.fork('street');
    const paved = art.colour(art.mood.snow ? '#dfe1e0' : own.pick(['#b9b0a2', '#a9a49b', '#c2b49c']));
    art.rect(0, foot - 16, art.width, kerb - foot + 18, art.gradient([lit(paved, 0.02), lit(paved, -0.03)]));
    cobbles(
      art,
      own,
      kerb,
      art.height,
      art.mood.snow ? '#d9dcdd' : own.pick(['#aaa39a', '#b3a48e', '#a5a6a6']),
      { first: 4, growth: 1.3 },
    );
    art.rect(0, kerb, art.width, art.height - kerb, art.gradient([lit(paved, -0.02), lit(paved, 0.02)]), {
      opacity: 0.55,
    });
    art.rect(0, kerb - 4, art.width, 9, lit(paved, 0.06));
    for (const [n, x] of [left + scale * 0.3, right - scale * 1.4].entries())
      if (Math.abs(x - door) > scale * 1.6)
        bush(art, own.fork(`tub-${n}`), x, foot + 8, scale * 1.1, scale * 0.55, {
          flowers: art.mood.snow ? [] : ['#d9695f', '#f6ead0'],
        });
  },
};
