/** A row of garages along a yard, seen at an angle; one of them is open and lit. Houses behind it. */

import { createFront } from '../blocks/front.ts';
import { brick, render, sunOnWall } from '../building/masonry.ts';
import type { Art, Point } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { corners, type Plane, planeIn } from '../canvas/plane.ts';
import { drawTerraced } from '../houses/terraced/terraced.ts';
import { someTerraced } from '../houses/terraced/terraced-spec.ts';
import { tuft } from '../nature/growth/grass.ts';
import { tree } from '../nature/growth/tree.ts';
import { sky } from '../nature/sky.ts';
import { bike, laurel } from '../street/street.ts';
import { calmer } from './calmer.ts';
import { GARAGE_PAINTS, garage } from './garage.ts';

const LENGTH = 34;
const EYE = 1.75;
const FOCAL = 1620;
const HORIZON = 735;
/** Metres from the garages to the houses behind them. */
const GARDENS = 13;
const QUIET = ['#e3ddd0', '#cfc9bc', '#8d969b', '#6c7880', '#7a5c48', '#5f6a6e'] as const;
const RENDERED = ['#e6dcc8', '#d9d4c8', '#efe8da'] as const;

interface Row {
  readonly art: Art;
  readonly camera: Camera;
  readonly turn: number;
  readonly high: number;
  /** Px of a place along the row, up and out of it, and px per metre there. */
  readonly at: (u: number, out: number) => readonly [x: number, y: number, scale: number];
  readonly origin: (u: number, out: number) => Place;
}

function rowSeen(art: Art, chance: Chance): Row {
  const mirrored = chance.chance(0.5) ? -1 : 1;
  const turn = mirrored * chance.between(0.3, 0.4);
  const camera = createCamera({ eye: [0, EYE, 0], focal: FOCAL, centre: [art.width / 2, HORIZON] });
  const middle: Place = [mirrored * chance.between(-0.6, 0.6), 0, chance.between(13.2, 14.6)];
  const origin: Row['origin'] = (u, out) => [
    middle[0] + Math.cos(turn) * (u - LENGTH / 2) + Math.sin(turn) * out,
    0,
    middle[2] + Math.sin(turn) * (u - LENGTH / 2) - Math.cos(turn) * out,
  ];
  return {
    art,
    camera,
    turn,
    high: chance.between(2.95, 3.2),
    origin,
    at(u, out) {
      const place = origin(u, out);
      return [...camera.point(place), camera.scale(place)];
    },
  };
}

/** The rear façades of a street behind the gardens, toned down. */
function behind({ art, camera, turn, origin }: Row, chance: Chance): void {
  const calm = calmer(art, 0.5);
  for (let u = -16, n = 0; u < LENGTH + 26; n += 1) {
    const own = chance.fork(n);
    const house = someTerraced(own, {
      style: own.pick(['workers', 'thirties', 'workers', 'interwar'] as const),
      storeys: 2,
    });
    const front = createFront(calm, camera, origin(u, -GARDENS), turn);
    const [x] = camera.point(origin(u + house.width / 2, -GARDENS));
    if (x > -300 && x < art.width + 300) drawTerraced(calm, own.fork('front'), front.plane(), house);
    u += house.width;
  }
  for (let n = 0; n < 6; n += 1) {
    const own = chance.fork(`tree-${n}`);
    const place = origin(own.between(-6, LENGTH + 8), -own.between(3, 8));
    tree(art, own, ...camera.point(place), camera.scale(place) * own.between(4.4, 6.4), {
      shadow: false,
      haze: 0.12,
      kind: art.mood.snow ? 'bare' : own.pick(['round', 'birch', 'fruit'] as const),
    });
  }
}

/** Setts with a gutter along the middle, worn where cars turn in. */
function yard({ art, camera, turn, origin }: Row, chance: Chance): void {
  const { mood, width, height } = art;
  const base = art.colour(mood.snow ? '#e6e7e4' : chance.pick(['#a39b90', '#a89f92', '#97938d', '#a98f7c']));
  art.rect(
    0,
    HORIZON,
    width,
    height - HORIZON,
    art.gradient([lit(base, 0.045), lit(base, 0.01), lit(base, -0.045)]),
  );
  const out: Place = [Math.sin(turn), 0, -Math.cos(turn)];
  const floor = planeIn(art, camera, origin(0, 0), [Math.cos(turn), 0, Math.sin(turn)], out);
  const size = 0.34;
  const paths = new Map([-0.045, 0.04, -0.025].map((by) => [lit(base, by), '']));
  const tints = [...paths.keys()];
  let joints = '';
  for (let v = 0.35, row = 0; v < 13; v += size, row += 1) {
    joints += floor.path(corners(0, v, LENGTH, 0), false);
    for (let u = row % 2 === 0 ? 0 : size; u < LENGTH; u += size * 2) {
      const [x, y] = floor.at(u, v);
      if (x < -60 || x > width + 60 || y > height + 40) continue;
      joints += floor.path(
        [
          [u, v],
          [u, v + size],
          [u, v + size],
        ],
        false,
      );
      if (!chance.chance(0.34)) continue;
      const tint = chance.pick(tints);
      paths.set(tint, (paths.get(tint) ?? '') + floor.path(corners(u, v, size * 2, size)));
    }
  }
  for (const [tint, d] of paths) art.path(d, tint, { opacity: 0.65 });
  art.path(joints, 'none', { stroke: lit(base, -0.09), strokeWidth: 1.2, opacity: 0.5 });
  floor.rect(-4, 4.6, LENGTH + 8, 0.3, lit(base, -0.07));
  floor.rect(-4, 4.72, LENGTH + 8, 0.06, lit(base, -0.14));
}

/** Light on the ground in front of the garage for sale. */
function lightBefore(floor: Plane, u: number, wide: number, dusk: boolean): void {
  floor.polygon(
    [
      [u, 0],
      [u + wide, 0],
      [u + wide + 0.9, 3.6],
      [u - 0.9, 3.6],
    ],
    '#ffdc94',
    { opacity: dusk ? 0.34 : 0.2, blur: 10, blend: 'soft-light' },
  );
}

/** The wall with its doors in one muted colour; the garage for sale has its own colour, or is open. */
function doors(row: Row, chance: Chance): number {
  const { art, camera, turn, origin, high } = row;
  const { mood } = art;
  const colour = chance.pick(['#a9654a', '#b9795a', '#8f5a45', '#c9a06f', ...RENDERED] as const);
  const plain = RENDERED.find((one) => one === colour) !== undefined;
  const front = createFront(art, camera, origin(0, 0), turn);
  const plane = front.plane();
  (plain ? render : brick)(art, chance.fork('wall'), plane, [0, 0, LENGTH, high], colour);
  sunOnWall(art, plane, [0, 0, LENGTH, high], 0.3);
  if (front.dark > 0.03)
    plane.rect(0, 0, LENGTH, high, mood.shadow.colour, { opacity: front.dark * 0.6, blend: 'multiply' });
  const [step, wide] = [3.3, 2.62];
  const offered = Math.round(LENGTH / step / 2) - 1;
  const quiet = chance.pick(QUIET.filter((paint) => !plain || paint !== '#e3ddd0'));
  const accent = chance.pick(GARAGE_PAINTS.slice(0, 3));
  // In the evening it is open.
  const opened = mood.lamps > 0.5 || chance.fork('opened').chance(0.5);
  const order = Array.from({ length: Math.floor(LENGTH / step) }, (_, n) => n);
  for (const n of turn > 0 ? order.toReversed() : order) {
    const u = 0.4 + n * step;
    const isOffered = n === offered;
    garage(front, chance.fork(n), u, wide, 2.35, isOffered ? accent : quiet, isOffered && opened);
    front.box([u + wide / 2 - 0.16, 2.58, 0], [0.32, 0.22, 0.04], isOffered ? accent : '#e9e4d8');
    front.box([u + wide + 0.3, 0, 0], [0.09, high, 0.07], '#6f7376');
  }
  const u = 0.4 + offered * step;
  front.box([u + wide / 2 - 0.1, 2.44, 0], [0.2, 0.08, 0.2], '#3a3f42');
  if (front.cast !== null) {
    const reach = 0.35 * front.cast[1];
    plane.shade(corners(0, high - reach, LENGTH, reach), 1, 2);
  }
  front.box([-0.4, high - 0.05, -0.3], [LENGTH + 0.8, 0.3, 0.65], '#d9d0c0');
  if (mood.snow) front.box([-0.4, high + 0.25, -0.3], [LENGTH + 0.8, 0.12, 0.65], '#fbfbf9');
  const out: Place = [Math.sin(turn), 0, -Math.cos(turn)];
  const floor = planeIn(art, camera, origin(0, 0), [Math.cos(turn), 0, Math.sin(turn)], out);
  floor.shade(corners(0, 0, LENGTH, 0.5), 0.8, 4);
  lightBefore(floor, u, wide, mood.lamps > 0.5);
  return u + wide / 2;
}

/** Weeds at the wall, a bicycle, a pot: beside the door for sale, never in front of it. */
function leftOnTheYard({ art, at }: Row, chance: Chance, offered: number): void {
  const { mood } = art;
  for (let n = 0; n < 40 && !mood.snow; n += 1) {
    const grass = chance.fork(`tuft-${n}`);
    const [x, y, scale] = at(grass.between(0, LENGTH), grass.between(0.02, 0.12));
    tuft(
      art,
      grass,
      x,
      y,
      scale * grass.between(0.08, 0.22),
      grass.pick([mood.foliage[1], mood.foliage[2]]),
      7,
    );
  }
  const side = chance.pick([-1, 1] as const);
  const [bx, by, bs] = at(offered + side * 3.3, 0.75);
  if (chance.chance(0.6))
    bike(art, chance.fork('bike'), bx, by, 1.12 * bs, { facing: side < 0 ? 'left' : 'right' });
  const [px, py, ps] = at(offered - side * 1.65, 0.4);
  if (chance.chance(0.7)) laurel(art, chance.fork('laurel'), px, py, 1.15 * ps, { pot: '#b5694a' });
}

export function garageRow(art: Art, chance: Chance): void {
  const { width, height, mood, sun } = art;
  const row = rowSeen(art, chance.fork('view'));
  sky(art, HORIZON, { clouds: 6 });
  behind(row, chance.fork('behind'));
  yard(row, chance.fork('yard'));
  const offered = doors(row, chance.fork('doors'));
  const [edge, into] = sun < 0 ? [-140, 1] : [width + 140, -1];
  const reach = chance.between(420, 560);
  const across: readonly Point[] = [
    [edge, 985],
    [edge + into * reach, 1015],
    [edge + into * (reach + 340), height + 60],
    [edge, height + 60],
  ];
  art.shade(across, 0.75, 7);
  leftOnTheYard(row, chance.fork('left'), offered);
  if (chance.chance(0.6))
    tree(art, chance.fork('near'), sun < 0 ? width - 30 : 30, 1120, chance.between(820, 940), {
      spread: 0.22,
      kind: mood.snow ? 'bare' : 'round',
    });
}
