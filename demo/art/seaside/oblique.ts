/** A row on the dike seen at an angle from the beach. */

import { drawBlock } from '../blocks/block.ts';
import { createFront, type Spot } from '../blocks/front.ts';
import { type Block, blockHeight, widthOf } from '../blocks/spec.ts';
import type { Art } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { lamp } from '../street/street.ts';
import { walker } from '../street/walker.ts';
import { calmer } from '../town/calmer.ts';
import { beachedBoat, windbreak } from './beach-things.ts';
import { rowAround } from './row.ts';
import { dune, footprints, parasol, sand } from './sand.ts';

/** Metres from the fronts to the dike's edge, and from there down to the sand. */
const EDGE = 13;
const DROP = 2.4;

/** Px of a place given along the fronts, up and out. */
type At = (spot: Spot) => readonly [x: number, y: number, scale: number];

function along(
  at: At,
  camera: Camera,
  from: number,
  to: number,
  step: number,
  draw: (u: number) => void,
): void {
  for (let u = from; u < to; u += step) {
    const [x, , scale] = at([u, 0, EDGE]);
    if (scale < 400 && x > -200 && x < 2 * camera.point([0, 0, 1e6])[0] + 200) draw(u);
  }
}

/** Draws row, dike and beach; the main block fills the middle. */
export function oblique(art: Art, chance: Chance, main: Block): void {
  const { width, height, mood } = art;
  const side = chance.pick([-1, 1] as const);
  const turn = side * chance.between(0.38, 0.7);
  const eyeUp = chance.between(1.2, 4);
  const horizon = chance.between(880, 930);
  const half = widthOf(main) / 2;
  const away = half + chance.between(30, 42);
  const near = away - Math.abs(Math.sin(turn)) * half;
  const focal = Math.min(
    ((horizon - 45) / (blockHeight(main) - eyeUp)) * near,
    (width * 0.7 * away) / (2 * half * Math.cos(turn)),
  );
  const camera = createCamera({ eye: [0, eyeUp, 0], focal, centre: [width / 2, horizon] });
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const aside = chance.between(-0.04, 0.04) * away;
  const placeOf = (u: number): Place => [aside + cos * u, 0, away + sin * u];
  const front = createFront(art, camera, placeOf(0), turn);
  const at: At = ([u, v, out]) => {
    const place: Place = [aside + cos * u + sin * out, v, away + sin * u - cos * out];
    return [...camera.point(place), camera.scale(place)];
  };
  sand(art, chance.fork('sand'), horizon - 4, height);
  const row = rowAround(chance.fork('row'), main, {
    middle: 0,
    left: side > 0 ? -58 : -150,
    right: side > 0 ? 150 : 58,
  });
  for (const { block, from } of row.toSorted((one, other) => side * (other.from - one.from))) {
    const back = block === main ? 0 : 0.5;
    const [x, y, z] = placeOf(from);
    const origin: Place = [x - sin * back, y, z + cos * back];
    const nearest = side > 0 ? z : z + sin * widthOf(block);
    if (nearest < 7) continue;
    const seen = block === main ? art : calmer(art, 0.46);
    drawBlock(seen, camera, chance.fork(`block-${Math.round(from)}`), block, origin, turn);
    const haze = Math.min(0.5, Math.max(0, (Math.abs(z) - away - half) / 190));
    if (haze > 0.03) {
      const tall = blockHeight(block) - 1.5;
      front.face(
        [
          [from, 0, 0.1],
          [from + widthOf(block), 0, 0.1],
          [from + widthOf(block), tall, 0.1],
          [from, tall, 0.1],
        ],
        mood.haze,
        { opacity: haze },
      );
    }
  }
  const stone = chance.pick(['#cfc4b0', '#c4bcae', '#d6c8a8']);
  const [start, end] = [-160, 220];
  const dike = art.colour(mood.snow ? '#e4e4e0' : stone);
  front.face(
    [
      [start, 0, 0],
      [end, 0, 0],
      [end, 0, EDGE],
      [start, 0, EDGE],
    ],
    lit(dike, 0.03),
  );
  const wall = front.tone(stone);
  front.face(
    [
      [start, 0, EDGE],
      [end, 0, EDGE],
      [end, -DROP, EDGE],
      [start, -DROP, EDGE],
    ],
    art.gradient([wall, lit(wall, -0.06)]),
  );
  front.face(
    [
      [start, 0.04, EDGE],
      [end, 0.04, EDGE],
      [end, -0.2, EDGE],
      [start, -0.2, EDGE],
    ],
    lit(wall, 0.06),
  );
  const strollers = chance.fork('strollers');
  along(at, camera, start, 90, 3.2, (u) => {
    const own = strollers.fork(Math.round(u * 10));
    if (!own.chance(0.4)) return;
    const [x, y, scale] = at([u, 0, own.between(3, EDGE - 1.5)]);
    walker(art, own, x, y, scale * own.between(1.55, 1.8));
  });
  const white = art.colour('#f4efe4');
  for (const up of [1.1, 0.6])
    front.face(
      [
        [start, up, EDGE - 0.3],
        [end, up, EDGE - 0.3],
        [end, up - 0.06, EDGE - 0.3],
        [start, up - 0.06, EDGE - 0.3],
      ],
      white,
    );
  along(at, camera, start, 120, 2, (u) => {
    const [[x, y, scale], [, top]] = [at([u, 0, EDGE - 0.3]), at([u, 1.1, EDGE - 0.3])];
    art.line(
      [
        [x, y],
        [x, top],
      ],
      white,
      Math.max(1, scale * 0.05),
    );
  });
  along(at, camera, start, 120, 13, (u) => {
    const [x, y, scale] = at([u, 0, EDGE - 0.8]);
    lamp(art, x, y, scale * 5.2);
  });
  const things = chance.fork('things');
  const kind = things.pick(['parasols', 'boats', 'cloth', 'none'] as const);
  const onSand = Array.from({ length: things.int(2, 5) }, (_, n) => ({
    own: things.fork(n),
    y: things.fork(`y-${n}`).between(horizon + 110, height - 50),
  }));
  for (const { own, y } of onSand.toSorted((one, other) => one.y - other.y)) {
    const scale = (y - horizon) / (eyeUp + DROP);
    const x = own.between(120, width - 120);
    if (own.chance(0.35) || mood.snow || mood.lamps > 0.5) walker(art, own, x, y, scale * 1.7);
    else if (kind === 'boats') beachedBoat(art, own, x, y, scale);
    else if (kind === 'cloth') windbreak(art, own, x, y, scale);
    else if (kind === 'parasols') parasol(art, own, x, y, scale * 2.2);
  }
  footprints(art, chance.fork('walk'), width * chance.between(0.3, 0.7), height - 10, 18);
  const grass = chance.fork('grass');
  if (grass.chance(0.75)) {
    const low = grass.between(380, 720);
    dune(
      art,
      grass,
      side > 0 ? width - low : -80,
      side > 0 ? width + 80 : low,
      height + 12,
      grass.between(100, 170),
    );
  }
  art.rect(
    0,
    height - 160,
    width,
    160,
    art.gradient([
      [0, mix(mood.shadow.colour, dike, 0.4), 0],
      [1, mood.shadow.colour, 0.12],
    ]),
  );
}
