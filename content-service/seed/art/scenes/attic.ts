/** Rooms under a roof: a study below the rafters, or a bare loft. */
import type { Art, Point } from '../art.ts';
import type { Place } from '../camera.ts';
import { lit, mix } from '../colour.ts';
import { BED_LENGTH, bed } from '../furniture/bed.ts';
import { desk, officeChair } from '../furniture/desk.ts';
import { bareBulb, pendant } from '../furniture/lamp.ts';
import { plant } from '../furniture/plant.ts';
import { rug } from '../furniture/rug.ts';
import { bookcase } from '../furniture/shelf.ts';
import { sofa } from '../furniture/sofa.ts';
import { box } from '../furniture/stored.ts';
import { finish } from '../light.ts';
import { brick } from '../masonry.ts';
import { drawFloor } from '../rooms/floors.ts';
import { roomWindow } from '../rooms/openings.ts';
import { createRoom, NEAR_EDGE, type Room, type RoomFacts } from '../rooms/room.ts';

/** Height of the low walls, metres. */
const KNEE = 1.05;
type Side = -1 | 1;
const SIDES: readonly Side[] = [-1, 1];

/** A place on a slope: 0 at the low wall, 1 at the ridge. */
const onSlope = ({ width, height }: Room, side: Side, share: number, z: number): Place => [
  width / 2 + side * (width / 2) * (1 - share),
  KNEE + (height - KNEE) * share,
  z,
];

/** Slopes, low walls and the gable, in brick or plaster. */
function underRoof(room: Room, bare: boolean): void {
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
    const inShade = side === art.sun;
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
function roofWindow(room: Room, side: Side, z: number): void {
  const { art, camera, style } = room;
  const outline = (from: number, to: number, inset: number): readonly Point[] =>
    camera.outline([
      onSlope(room, side, from, z + inset),
      onSlope(room, side, from, z + 0.95 - inset),
      onSlope(room, side, to, z + 0.95 - inset),
      onSlope(room, side, to, z + inset),
    ]);
  art.polygon(outline(0.24, 0.62, 0), art.colour(style.wood));
  const pane = outline(0.265, 0.595, 0.07);
  const ys = pane.map(([, y]) => y);
  const stops = art.mood.sky.map((colour, index) => [index / 3, colour] as const);
  art.polygon(pane, art.gradientAt(stops, [0, Math.min(...ys) - 40], [0, Math.max(...ys) + 60]));
}

/** Rafters down both slopes, and a collar beam between them. */
function rafters(room: Room, hex: string): void {
  const { art, camera, width, height, depth } = room;
  const wood = art.colour(hex);
  for (const z of [depth - 0.25, depth - 2.05, depth - 3.85]) {
    for (const side of SIDES) {
      const base = side === art.sun ? -0.05 : 0.02;
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

function study(room: Room): void {
  const { style, chance, width, depth, art } = room;
  const layout = chance.fork('layout');
  const bright = art.sun < 0 ? 'left' : 'right';
  const dim = bright === 'left' ? 'right' : 'left';
  rug(room, chance.fork('rug'), { x: width / 2, z: depth - 2.2, width: 3.2, depth: 2 });
  for (const wall of ['left', 'right'] as const) {
    bookcase(room.against(wall, depth - 1.5, 1.3), chance.fork(`books-${wall}`), style, {
      width: 1.3,
      height: 0.95,
      rows: 2,
    });
  }
  if (layout.chance(0.55)) {
    desk(room.at(width / 2 - 0.9, depth - 0.5), chance.fork('desk'), style, { width: 1.8 });
    officeChair(room.at(width / 2 + 0.2, depth - 1.75, 'north'), style, layout.pick(style.textiles));
    sofa(
      dim === 'left' ? room.at(0.25, depth - 3.3, 'east') : room.at(width - 0.25, depth - 2.3, 'west'),
      chance.fork('chair'),
      style,
      { width: 0.95, colour: layout.pick(style.textiles) },
    );
  } else {
    bed(room.at(width / 2 - 0.8, depth - 0.1), chance.fork('bed'), style, { width: 1.6 });
    desk(room.against(dim, depth - BED_LENGTH - 1.1, 1.3, 0.3), chance.fork('desk'), style, {
      width: 1.3,
      lived: false,
    });
  }
  const edge = (by: number): number => (bright === 'left' ? by : width - by);
  plant(room.at(edge(0.8), depth - 2.1), chance.fork('plant'), 1.35, layout.pick(style.textiles));
  pendant(
    room.at(width / 2, depth - 2.6),
    room.height,
    1.35,
    0.26,
    layout.pick(['dome', 'cone'] as const),
    style.textiles[1],
  );
}

function loft(room: Room): void {
  const { chance, width, depth } = room;
  for (let n = 0; n < 9; n += 1) {
    const own = chance.fork(`box-${n}`);
    const left = n % 2 === 0;
    box(
      room.at(
        left ? own.between(0.15, 0.7) : width - own.between(0.8, 1.3),
        depth - 0.3 - Math.floor(n / 2) * 0.62,
      ),
      own,
    );
  }
  bareBulb(room.at(width / 2, depth - 2.4), room.height - 0.2);
}

/** Draws an attic. */
export function attic(picture: Art, facts: RoomFacts = {}): void {
  const size = picture.chance.fork('size');
  const room = createRoom(
    picture,
    { ...facts, view: facts.view ?? 'front' },
    {
      width: size.between(6, 6.8),
      height: size.between(3.5, 3.9),
      depth: size.between(4.2, 4.8),
      horizon: size.between(560, 620),
    },
  );
  const { art, chance, style, walls, width, depth } = room;
  const bare = facts.toRenovate ?? chance.fork('bare').chance(0.18);
  underRoof(room, bare);
  drawFloor(
    room,
    bare || style.floor !== 'herringbone' ? 'planks' : 'herringbone',
    bare ? '#a58a66' : style.floorColour,
  );
  const wide = chance.fork('window').between(1.4, 2.1);
  roomWindow(
    room,
    walls.back,
    { u: width / 2 - wide / 2, v: 1.05, width: wide, height: 1.45 },
    { columns: 2, rows: 2 },
  );
  for (const z of [depth - 1.5, depth - 3.1]) roofWindow(room, art.sun, z);
  rafters(room, chance.fork('beams').pick(['#8a5f3f', '#a5784f', '#6f4f38', '#c09a6b']));
  if (bare) loft(room);
  else study(room);
  room.drawThings();
  finish(art, 0.9);
}
