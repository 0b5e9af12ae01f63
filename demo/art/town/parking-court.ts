import { brick } from '../building/masonry.ts';
import { tiles } from '../building/roofing.ts';
import { windowIn } from '../building/window.ts';
import type { Art } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, elevation } from '../canvas/plane.ts';
import { hedge } from '../nature/growth/shrub.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { createGround, DEPTH, FROM, parkedBeside, spaces } from './parking-spaces.ts';

/** A court: setts in bays, a hedge behind them, and the backs of houses. */
export function parkingCourt(art: Art, chance: Chance): void {
  const { mood, width, height } = art;
  const horizon = chance.fork('horizon').between(560, 660);
  const ground = createGround(art, chance.fork('ground'), horizon);
  const { camera, floor } = ground;
  const far = camera.point([0, 0, FROM + DEPTH + 0.5])[1];
  sky(art, horizon, { clouds: 5 });
  for (let n = 0; n < 4; n += 1) {
    const own = chance.fork(`house-${n}`);
    const plane = elevation(art, -140 + n * 470 + own.between(-40, 40), far, own.between(44, 52));
    const [high, wide] = [own.between(5.8, 9.4), own.between(7.4, 10.4)];
    brick(
      art,
      own,
      plane,
      [0, 0, wide, high],
      own.pick(['#b98a68', '#d8c0a0', '#a9654a', '#c9a58a', '#e0cfb2', '#e6ddca', '#8f5a45']),
    );
    if (own.chance(0.6))
      tiles(
        art,
        own.fork('roof'),
        plane,
        [
          [-0.2, high],
          [wide + 0.2, high],
          [wide - 0.3, high + 2.6],
          [0.3, high + 2.6],
        ],
        own.pick(['#8f5a4a', '#a8573c', '#5a6570']),
        { density: 2 },
      );
    plane.rect(-0.1, high, wide + 0.2, 0.3, art.colour('#e6dcc8'));
    const bays = Math.round(wide / 2.9);
    for (let bay = 0; bay < bays; bay += 1) {
      for (const v of [high - 2.5, high - 5.5])
        windowIn(
          art,
          own.fork(`${bay}-${v}`),
          plane,
          { u: (wide * (bay + 0.5)) / bays - 0.7, v, width: 1.4, height: 1.7 },
          { leaves: 2, frame: '#efe8da' },
        );
    }
  }
  art.rect(
    0,
    200,
    width,
    520,
    art.gradient([
      [0, mood.haze, 0],
      [0.4, mood.haze, 0.18],
      [1, mood.haze, 0.2],
    ]),
  );
  const base = art.colour(mood.snow ? '#e6e7e4' : chance.pick(['#a8a196', '#9a9690', '#a58f7c']));
  for (let n = 0; n < 5; n += 1) {
    const own = chance.fork(`tree-${n}`);
    tree(art, own, width * ((n + own.between(0.2, 0.8)) / 5), far, own.between(330, 520), {
      shadow: false,
      kind: mood.snow ? 'bare' : own.pick(['round', 'birch'] as const),
      spread: 0.26,
    });
  }
  hedge(art, chance.fork('hedge'), -10, far + 2, width + 20, chance.between(95, 140));
  art.rect(0, far, width, height - far, art.gradient([lit(base, 0.02), lit(base, -0.04)]));
  let joints = '';
  for (let x = -24; x < 24; x += 0.4)
    joints += floor.path(
      [
        [x, 2.6],
        [x, FROM + DEPTH + 0.5],
      ],
      false,
    );
  for (let z = 2.6; z < FROM + DEPTH + 0.5; z += 0.4)
    joints += floor.path(
      [
        [-24, z],
        [24, z],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(base, -0.09), strokeWidth: 1.1, opacity: 0.5 });
  floor.polygon(corners(-30, FROM + DEPTH + 0.3, 60, 0.2), lit(base, 0.08));
  spaces(ground, '#f6f1e4');
  parkedBeside(ground, chance.fork('cars'));
  const [edge, into] = art.sun < 0 ? [-140, 1] : [width + 140, -1];
  art.shade(
    [
      [edge, far + 60],
      [edge + into * 380, far + 90],
      [edge + into * 620, height + 100],
      [edge, height + 100],
    ],
    0.7,
    9,
  );
}
