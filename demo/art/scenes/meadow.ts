/** A meadow from the air: hedges and old trees around it, sheep or bales in it, fields and a village behind. */

import {
  type Above,
  castOf,
  type Field,
  fields,
  meadow as grassland,
  lane,
  seenFrom,
} from '../aerial/ground.ts';
import { dabs, standing, type Thing } from '../aerial/growing.ts';
import { kept } from '../aerial/parcel.ts';
import { village } from '../aerial/village.ts';
import type { Art, Point } from '../canvas/art.ts';
import { createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { finish } from '../canvas/light.ts';
import { haybale, sheep } from '../country/pasture.ts';
import { hills, mist, wildGrass } from '../nature/landscape.ts';
import { sky } from '../nature/sky.ts';

const FOCAL = 1180;

/** A fence along the lane: posts, and two wires between them. */
function fenced({ art, camera }: Above, from: Point, to: Point): Thing[] {
  const wood = art.colour('#9a8468');
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 3);
  const at = (n: number): Point => [
    from[0] + ((to[0] - from[0]) * n) / count,
    from[1] + ((to[1] - from[1]) * n) / count,
  ];
  const [right, away] = castOf(art);
  return Array.from({ length: count + 1 }, (_, n): Thing => {
    const [x, z] = at(n);
    const [nextX, nextZ] = at(Math.min(count, n + 1));
    return {
      z: z - 0.05,
      shade: [
        [x - 0.08, z],
        [x + 0.08, z],
        [x + 0.08 + right * 1.2, z + away * 1.2],
        [x - 0.08 + right * 1.2, z + away * 1.2],
      ],
      draw() {
        const scale = camera.scale([x, 0, z]);
        const [px, py] = camera.point([x, 0, z]);
        for (const up of [0.55, 1.05])
          art.line(
            [camera.point([x, up, z]), camera.point([nextX, up, nextZ])],
            wood,
            Math.max(1.4, scale * 0.07),
          );
        art.rect(px - scale * 0.08, py - scale * 1.25, scale * 0.16, scale * 1.25, lit(wood, -0.04));
      },
    };
  });
}

/** An untrimmed hedge with trees, from one point to another. */
function hedgerow(above: Above, chance: Chance, from: Point, to: Point): Thing[] {
  const count = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 1.1);
  const at = (share: number): Point => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ];
  const shrubs = Array.from({ length: count }, (_, n): Place => {
    const own = chance.fork(n);
    const [x, z] = at(n / count);
    return [x + own.between(-0.6, 0.6), own.between(1.6, 3.2), z + own.between(-0.5, 0.5)];
  });
  const trees = Array.from({ length: Math.round(count / 11) }, (_, n): Thing => {
    const own = chance.fork(`tree-${n}`);
    const [x, z] = at(own.next());
    return standing(above, own, [x, own.between(6, 11), z], own.pick(['round', 'round', 'poplar'] as const));
  });
  return [...dabs(above, chance.fork('shrubs'), shrubs), ...trees];
}

/** Sheep in small groups, or bales of hay. */
function grazing({ art, camera }: Above, chance: Chance, land: Field): Thing[] {
  const draw = chance.chance(0.5) ? sheep : haybale;
  const size = draw === sheep ? 1.5 : 1.7;
  return Array.from({ length: draw === sheep ? 17 : 11 }, (_, n): Thing => {
    const own = chance.fork(n);
    const x = land.x + land.width * own.between(0.1, 0.9);
    const z = land.z + land.depth * own.between(0.1, 0.86);
    return {
      z,
      shade: [],
      draw: () => draw(art, own, ...camera.point([x, 0, z]), camera.scale([x, 0, z]) * size),
    };
  });
}

/** Draws a random one. */
export function meadow(art: Art): void {
  const { chance, mood, width, height } = art;
  const view = chance.fork('view');
  const eye = view.between(13, 17);
  const horizon = view.between(385, 440);
  const front = (eye * FOCAL) / (view.between(930, 955) - horizon);
  const yaw = view.pick([-1, 1] as const) * view.between(0.14, 0.26);
  const camera = createCamera({ eye: [0, eye, 0], yaw, focal: FOCAL, centre: [width / 2, horizon] });
  const above = seenFrom(art, camera);
  const middle = Math.tan(yaw) * (front + 22);
  const land: Field = { x: middle - 24, z: front, width: 46, depth: view.between(52, 64) };
  const [right, back] = [land.x + land.width, land.z + land.depth];
  sky(art, horizon + 10, { clouds: 7, scale: 1.1 });
  hills(art, chance.fork('hills'), {
    from: horizon - 130,
    to: horizon + 4,
    ridges: 4,
    amplitude: 66,
    pines: 16,
  });
  art.rect(0, horizon + 2, width, height - horizon, mix(mood.grass[1], mood.haze, 0.6));
  const rows = fields(above, chance.fork('fields'), back + 4);
  mist(art, horizon - 50, 120, 0.45);
  grassland(above, chance.fork('grass'), back + 4);
  lane(above, chance.fork('lane'), front);
  const own = chance.fork('around');
  const things = [
    ...dabs(above, own.fork('rows'), rows),
    ...village(above, own.fork('village'), [
      Math.tan(yaw) * 230 + own.between(-80, 80),
      own.between(190, 230),
    ]),
    ...hedgerow(above, own.fork('back'), [land.x - 60, back], [right + 60, back]),
    ...hedgerow(above, own.fork('left'), [land.x - 1, front + 3], [land.x - 1, back]),
    ...hedgerow(above, own.fork('right'), [right + 1, front + 3], [right + 1, back]),
    ...fenced(above, [land.x, front], [right, front]),
    ...grazing(above, own.fork('grazing'), land),
    standing(
      above,
      own.fork('old'),
      [land.x + land.width * own.pick([0.2, 0.78]), own.between(9, 11), front + own.between(12, 20)],
      'round',
    ),
  ].toSorted((one, other) => other.z - one.z);
  kept(above, own.fork('kept'), land, own.between(3.4, 4.4));
  const shade = things.map(({ shade: points }) => above.ground.path(points)).join('');
  art.path(shade, mood.shadow.colour, { opacity: mood.shadow.strength, blend: 'multiply', blur: 1.5 });
  for (const thing of things) thing.draw();
  wildGrass(art, own.fork('front'), 70, { top: height - 46 });
  finish(art);
}
