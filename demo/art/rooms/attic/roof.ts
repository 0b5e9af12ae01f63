/** Walls of rooms under a roof: its slopes, a window in them, rafters. */

import { brick } from '../../building/masonry.ts';
import type { Point } from '../../canvas/art.ts';
import type { Place } from '../../canvas/camera.ts';
import { lit, mix } from '../../canvas/colour.ts';
import { NEAR_EDGE, type Room } from '../../interior/room.ts';

/** Height of the low walls, metres. */
const KNEE = 1.05;
type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];
/** The side of the sun: its slope is seen against the light. */
const SUNNY: Side = -1;

/** A place on a slope: 0 at the low wall, 1 at the ridge. */
const onSlope = ({ width, height }: Room, side: Side, share: number, z: number): Place => [
  width / 2 + side * (width / 2) * (1 - share),
  KNEE + (height - KNEE) * share,
  z,
];

/** Slopes, low walls and the gable, in brick or plaster. */
export function underRoof(room: Room, bare: boolean): void {
  const { art, camera, style, width, height, depth, walls } = room;
  const { shadow, wash } = art.mood;
  const plaster = art.colour(bare ? '#a98a63' : style.wall);
  art.rect(0, 0, art.width, art.height, plaster);
  const gable: readonly Point[] = [
    [0, 0],
    [width, 0],
    [width, KNEE],
    [width / 2, height],
    [0, KNEE],
  ];
  walls.back.plane.polygon(gable, art.gradient([lit(plaster, 0.02), lit(plaster, -0.03)]));
  const chance = room.chance.fork('gable');
  if (bare || chance.chance(0.5)) {
    art.clipped(walls.back.plane.path(gable), () => {
      brick(
        art,
        chance,
        walls.back.plane,
        [0, 0, width, height],
        chance.pick(['#b9795a', '#c9a58a', '#d9cbb8']),
      );
    });
  }
  for (const side of SIDES) {
    const inShade = side === SUNNY;
    const colour = inShade ? mix(plaster, shadow.colour, 0.2) : mix(plaster, wash.colour, 0.1);
    const slope = [
      onSlope(room, side, 0, NEAR_EDGE),
      onSlope(room, side, 0, depth),
      onSlope(room, side, 1, depth),
      onSlope(room, side, 1, NEAR_EDGE),
    ];
    art.polygon(camera.outline(slope), art.gradient([lit(colour, -0.025), lit(colour, 0.01)]));
    const x = side < 0 ? 0 : width;
    const low: readonly Place[] = [
      [x, 0, NEAR_EDGE],
      [x, 0, depth],
      [x, KNEE, depth],
      [x, KNEE, NEAR_EDGE],
    ];
    art.polygon(
      camera.outline(low),
      mix(bare ? plaster : art.colour(style.trim), shadow.colour, inShade ? 0.28 : 0.08),
    );
    if (!bare) continue;
    for (let lath = 0.12; lath < 1; lath += 0.16) {
      const [near, far] = [onSlope(room, side, lath, -1), onSlope(room, side, lath, depth)];
      art.line([camera.point(near), camera.point(far)], lit(colour, -0.07), 3);
    }
  }
}

/** A window in the slope, with the sky in it. */
export function roofWindow(room: Room, z: number): void {
  const { art, camera, style } = room;
  const outline = (from: number, to: number, inset: number): readonly Point[] =>
    camera.outline([
      onSlope(room, SUNNY, from, z + inset),
      onSlope(room, SUNNY, from, z + 0.95 - inset),
      onSlope(room, SUNNY, to, z + 0.95 - inset),
      onSlope(room, SUNNY, to, z + inset),
    ]);
  art.polygon(outline(0.24, 0.62, 0), art.colour(style.wood));
  const pane = outline(0.265, 0.595, 0.07);
  const ys = pane.map(([, y]) => y);
  const stops = art.mood.sky.map((colour, index) => [index / 3, colour] as const);
  art.polygon(pane, art.gradientAt(stops, [0, Math.min(...ys) - 40], [0, Math.max(...ys) + 60]));
}

/** Rafters down both slopes, and a collar beam between them. */
export function rafters(room: Room, hex: string): void {
  const { art, camera, width, height, depth } = room;
  const wood = art.colour(hex);
  for (const z of [depth - 0.25, depth - 2.05, depth - 3.85]) {
    for (const side of SIDES) {
      const base = side === SUNNY ? -0.05 : 0.02;
      const [foot, top] = [onSlope(room, side, 0, z), onSlope(room, side, 1, z)];
      const inner: Place = [foot[0] - side * 0.24, foot[1], z];
      const under: Place = [top[0], height - 0.26, z];
      const back = (place: Place): Place => [place[0], place[1], place[2] + 0.18];
      art.polygon(camera.outline([inner, under, back(under), back(inner)]), lit(wood, base - 0.06));
      art.polygon(camera.outline([foot, top, under, inner]), lit(wood, base));
      room.at(side < 0 ? 0 : width - 0.2, z + 0.18).box([0, 0, 0], [0.2, KNEE + 0.06, 0.18], lit(wood, base));
    }
    if (z < 0.6) continue;
    const y = height - 1.0;
    const half = (width / 2) * ((height - y) / (height - KNEE)) - 0.1;
    room.at(width / 2 - half, z + 0.18).box([0, y, 0], [half * 2, 0.2, 0.18], wood);
  }
  art.polygon(
    camera.outline([
      [width / 2 - 0.12, height - 0.03, NEAR_EDGE],
      [width / 2 + 0.12, height - 0.03, NEAR_EDGE],
      [width / 2 + 0.12, height - 0.03, depth],
      [width / 2 - 0.12, height - 0.03, depth],
    ]),
    lit(wood, -0.08),
  );
}
