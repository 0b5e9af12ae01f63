/** A parking space: in the garage under a building, or in a court among green. */
import type { Art } from '../art.ts';
import { createFront } from '../blocks/front.ts';
import { type Camera, createCamera, type Place } from '../camera.ts';
import { carFromBehind } from '../car.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { hedge, tree } from '../foliage.ts';
import { finish } from '../light.ts';
import { brick } from '../masonry.ts';
import { MOODS } from '../moods.ts';
import { corners, elevation, type Plane, planeIn } from '../plane.ts';
import { tiles } from '../roofing.ts';
import { sky } from '../sky.ts';
import { windowIn } from '../window.ts';

const SPACE = 2.6;
/** Where the spaces begin, and how deep they are. */
const FROM = 6.6;
const DEPTH = 5;
const COUNT = 8;

interface Ground {
  readonly art: Art;
  readonly camera: Camera;
  readonly floor: Plane;
  /** Left edge of the first space. */
  readonly left: number;
  /** The one that is on offer: always free. */
  readonly offered: number;
}

function createGround(art: Art, chance: Chance, horizon: number): Ground {
  const camera = createCamera({
    eye: [0, chance.between(1.75, 2.2), 0],
    focal: chance.between(1280, 1560),
    centre: [art.width / 2 + chance.between(-90, 90), horizon],
  });
  const offered = chance.pick([3, 4]);
  return {
    art,
    camera,
    floor: planeIn(art, camera, [0, 0, 0], [1, 0, 0], [0, 0, 1]),
    left: -(offered + chance.between(0.3, 0.7)) * SPACE,
    offered,
  };
}

/** Lines between the spaces, and the one on offer freshly marked. */
function spaces({ art, floor, left, offered }: Ground, paint: string): void {
  const line = art.colour(paint);
  floor.rect(left + offered * SPACE + 0.05, FROM, SPACE - 0.1, DEPTH, art.mood.wash.colour, {
    opacity: 0.16,
  });
  for (let n = 0; n <= COUNT; n += 1)
    floor.rect(left + n * SPACE - 0.06, FROM, 0.12, DEPTH, line, {
      opacity: n === offered || n === offered + 1 ? 1 : 0.75,
    });
  floor.rect(left, FROM + DEPTH - 0.06, COUNT * SPACE, 0.12, line, { opacity: 0.75 });
  const middle = left + (offered + 0.5) * SPACE;
  floor.polygon(
    [
      [middle - 0.1, FROM - 1.7],
      [middle + 0.1, FROM - 1.7],
      [middle + 0.1, FROM - 1],
      [middle + 0.32, FROM - 1],
      [middle, FROM - 0.4],
      [middle - 0.32, FROM - 1],
      [middle - 0.1, FROM - 1],
    ],
    line,
    { opacity: 0.8 },
  );
}

/** Cars in some of the other spaces, from behind. */
function neighbours({ art, camera, left, offered }: Ground, chance: Chance): void {
  for (let n = 0; n < COUNT; n += 1) {
    const own = chance.fork(n);
    if (n === offered || !own.chance(0.5)) continue;
    const place: Place = [left + (n + 0.5) * SPACE, 0, FROM + own.between(0.4, 0.8)];
    carFromBehind(art, own, ...camera.point(place), camera.scale(place) * 1.8);
  }
}

/** Under the ground the hour does not matter: its lamps light everything as noon does. */
function byLamps(art: Art): Art {
  const { tint } = MOODS.noon;
  return { ...art, mood: MOODS.noon, colour: (hex) => lit(mix(hex, tint.colour, tint.share), tint.light) };
}

/** Columns, pipes and lamps of a garage under a building. */
function underground(art: Art, chance: Chance): void {
  const horizon = art.height * chance.fork('horizon').between(0.42, 0.5);
  const ground = createGround(art, chance.fork('ground'), horizon);
  const { camera, floor, left } = ground;
  const HIGH = 3.1;
  const BACK = FROM + DEPTH + 0.4;
  const wall = chance.pick(['#d9d4c8', '#c9ccc8', '#e0d8c6']);
  const band = art.colour(chance.pick(['#c98f4a', '#4f8f8a', '#b5523f', '#5f7f72', '#3d5a80']));
  const soft = (hex: string, by: number): string => lit(mix(hex, '#2c3038', 0.12), by);
  const back = planeIn(art, camera, [0, 0, BACK], [1, 0, 0], [0, 1, 0]);
  const ceiling = planeIn(art, camera, [0, HIGH, 0], [1, 0, 0], [0, 0, 1]);
  const base = soft(chance.pick(['#a3a19a', '#9a9c9c', '#a89f92']), 0);
  art.rect(0, 0, art.width, art.height, soft(wall, -0.1));
  back.rect(-40, 0, 80, HIGH, art.gradient([soft(wall, -0.06), soft(wall, 0.02)]));
  back.rect(-40, 0.5, 80, 0.75, band, { opacity: 0.85 });
  ceiling.rect(-40, 0.3, 80, BACK - 0.3, art.gradient([soft('#b4b1a8', -0.14), soft('#b4b1a8', -0.2)]));
  floor.rect(-40, 0.3, 80, BACK - 0.3, art.gradient([lit(base, 0), lit(base, 0.05), lit(base, -0.06)]));
  for (let z = 2; z < BACK; z += 2.4) ceiling.rect(-40, z, 80, 0.35, soft('#a7a49c', -0.24));
  spaces(ground, '#f4efe0');
  for (let n = 0; n < 5; n += 1) {
    const x = left + n * SPACE * 2 + SPACE * 0.2;
    for (const z of [4.6, 9.4]) {
      ceiling.rect(x, z - 0.1, 2.2, 0.16, '#fff6dc');
      const [px, py] = camera.point([x + 1.1, HIGH, z]);
      const scale = camera.scale([x, HIGH, z]);
      art.ellipse(
        px,
        py,
        scale * 2.6,
        scale * 1.2,
        art.radial([
          [0, '#fff0c8', 0.4],
          [1, '#fff0c8', 0],
        ]),
        { blend: 'screen' },
      );
      floor.rect(x - 0.8, z - 0.8, 3.8, 1.6, '#fff0c8', { opacity: 0.14, blur: 14 });
    }
  }
  back.rect(-40, 2.55, 80, 0.09, art.colour('#8b9396'));
  back.rect(-40, 2.75, 80, 0.14, art.colour('#b5523f'), { opacity: chance.chance(0.5) ? 0.8 : 0 });
  neighbours(ground, chance.fork('cars'));
  for (let n = 0; n <= COUNT; n += 2) {
    const x = left + n * SPACE - 0.2;
    const front = createFront(art, camera, [x, 0, FROM + 0.5], 0);
    front.box([0, 0, 0], [0.4, HIGH, 0.4], wall);
    front.box([-0.005, 0.5, 0], [0.41, 0.75, 0.405], '#f0c64a');
    const plane = front.plane(0.41);
    for (const v of [0.5, 0.75, 1])
      plane.polygon(
        [
          [0, v],
          [0.4, v + 0.14],
          [0.4, v + 0.25],
          [0, v + 0.11],
        ],
        '#2c3032',
        { opacity: 0.85 },
      );
  }
}

/** A court: setts in bays, a hedge behind them, and the backs of houses. */
function court(art: Art, chance: Chance): void {
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
  neighbours(ground, chance.fork('cars'));
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

/** Draws a parking space; under a roof or in the open where the listing says so. */
export function parking(art: Art, { indoor }: { readonly indoor?: boolean } = {}): void {
  const chance = art.chance.fork('parking');
  const inside = indoor ?? chance.chance(0.5);
  if (inside) underground(byLamps(art), chance);
  else court(art, chance);
  finish(inside ? byLamps(art) : art, inside ? 0.3 : 1);
}
