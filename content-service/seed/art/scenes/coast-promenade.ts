/** Along the promenade, with the sea on one side and the fronts on the other. */
import type { Art, Point } from '../art.ts';
import { BEACH_COLOURS, gulls, sail, sea, waterline } from '../beach.ts';
import { drawBlock } from '../blocks/block.ts';
import { createFront } from '../blocks/front.ts';
import { type Block, type BlockFacts, someBlock, wallHeight, widthOf } from '../blocks/spec.ts';
import { type Camera, createCamera, type Place } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { finish } from '../light.ts';
import { planeIn } from '../plane.ts';
import { sky } from '../sky.ts';
import { bench, bike, lamp, laurel } from '../street.ts';
import { dog, walker } from '../walker.ts';

const HORIZON = 610;
/** Metres from the eye: to the fronts, to the edge over the beach, and how far the beach lies below. */
const FRONTS = 11;
const EDGE = -7;
const BEACH = -2.4;

/** The scene as it is seen, whichever side the sea is on: metres to the side of the houses, up and away. */
interface Promenade {
  readonly art: Art;
  readonly camera: Camera;
  /** Side of the houses; the sun is over the sea. */
  readonly side: -1 | 1;
  readonly place: (aside: number, up: number, away: number) => Place;
  /** Px of a floor's or wall's corners. */
  readonly face: (places: readonly Place[], fill: string, opacity?: number) => void;
}

function promenade(art: Art): Promenade {
  const side = art.sun < 0 ? 1 : -1;
  const centre: Point = [art.width / 2 - side * art.width * 0.1, HORIZON];
  const camera = createCamera({ eye: [0, art.chance.fork('eye').between(4, 5.6), 0], focal: 1080, centre });
  return {
    art,
    camera,
    side,
    place: (aside, up, away) => [aside * side, up, away],
    face(places, fill, opacity) {
      const points = camera.outline(places);
      if (points.length > 2) art.polygon(points, fill, opacity === undefined ? {} : { opacity });
    },
  };
}

/** Sea, beach and breakwaters. */
function shore(scene: Promenade, chance: Chance): void {
  const { art, camera, side, place, face } = scene;
  const { mood, height, width } = art;
  sea(art, chance.fork('sea'), HORIZON, 1000);
  for (let n = 0; n < chance.int(1, 4); n += 1) {
    const own = chance.fork(`sail-${n}`);
    sail(art, width / 2 - side * own.between(260, 760), HORIZON + own.between(6, 26), own.between(16, 34));
  }
  const sand = art.colour(mood.snow ? '#e9e6dd' : '#e3cfa5');
  const far = camera.point(place(-20, BEACH, 400));
  art.ellipse(far[0] + side * 60, HORIZON + 8, 190, 22, mix(art.colour('#b9a876'), mood.haze, 0.55));
  const edge: Point[] = [];
  for (let away = 6; away < 400; away *= 1.22) {
    edge.push(camera.point(place(-26 - Math.sin(away * 0.07) * 3.5 - away * 0.03, BEACH, away)));
  }
  const near = camera.point(place(EDGE, BEACH, 400));
  art.polygon(
    [
      ...edge,
      near,
      camera.point(place(EDGE, BEACH, 5)),
      [width / 2 - side * 900, height + 100],
      [width / 2 - side * 1700, height + 100],
    ],
    art.gradient([lit(sand, 0.02), sand, lit(sand, -0.03)]),
  );
  waterline(art, edge, 5);
  for (const away of [38, 70, 130]) {
    art.line(
      [camera.point(place(-22, BEACH, away)), camera.point(place(-70, BEACH, away))],
      art.colour('#55524e'),
      Math.max(2, 300 / away),
      { round: true },
    );
  }
  face(
    [place(EDGE, BEACH, 1), place(EDGE, 0, 1), place(EDGE, 0, 400), place(EDGE, BEACH, 400)],
    lit(art.colour('#d3c8b4'), -0.05),
  );
}

/** The paving with its joints and a band of brick. */
function paving(scene: Promenade): void {
  const { art, camera, place, face } = scene;
  const base = art.colour(art.mood.snow ? '#e4e4e0' : '#d3c8b4');
  face(
    [place(EDGE, 0, 1), place(FRONTS, 0, 1), place(FRONTS, 0, 400), place(EDGE, 0, 400)],
    art.gradient([lit(base, 0.03), lit(base, -0.03)]),
  );
  const floor = planeIn(art, camera, [0, 0, 0], place(1, 0, 0), [0, 0, 1]);
  let joints = '';
  for (let x = EDGE; x <= FRONTS; x += 1.5)
    joints += floor.path(
      [
        [x, 1.5],
        [x, 300],
      ],
      false,
    );
  for (let z = 2, step = 1; z < 250; z += step, step *= 1.03)
    joints += floor.path(
      [
        [EDGE, z],
        [FRONTS, z],
      ],
      false,
    );
  art.path(joints, 'none', { stroke: lit(base, -0.08), strokeWidth: 1.2, opacity: 0.55 });
  for (const x of [EDGE, 2.5])
    face(
      [place(x, 0, 1), place(x + 0.35, 0, 1), place(x + 0.35, 0, 300), place(x, 0, 300)],
      art.colour('#a8604a'),
      0.6,
    );
}

/** The row of blocks, far to near; the nearest is the listing's own. */
function fronts(scene: Promenade, chance: Chance, facts: BlockFacts): void {
  const { art, camera, side, place, face } = scene;
  const { mood } = art;
  const row: { block: Block; away: number }[] = [];
  let away = chance.between(8.5, 11.5);
  for (let n = 0; away < 120; n += 1) {
    const own = chance.fork(n);
    const block = someBlock(
      own,
      n === 0
        ? { shops: true, bays: own.int(4, 5), ...facts, storeys: facts.storeys ?? own.int(5, 9) }
        : { shops: true, bays: own.int(4, 6), storeys: own.int(4, 9) },
    );
    row.push({ block, away });
    away += widthOf(block);
  }
  face(
    [place(FRONTS, 0, away - 1), place(FRONTS, 0, 400), place(FRONTS, 24, 400), place(FRONTS, 23, away - 1)],
    mix(art.colour('#cdbfa8'), mood.haze, 0.6),
  );
  for (const [index, { block, away: from }] of [...row.entries()].toReversed()) {
    const width = widthOf(block);
    drawBlock(
      art,
      camera,
      chance.fork(`front-${index}`),
      block,
      place(FRONTS, 0, side > 0 ? from + width : from),
      (-side * Math.PI) / 2,
    );
    const haze = Math.min(0.45, Math.max(0, (from - 14) / 200));
    const [top, out] = [wallHeight(block) + 0.3, FRONTS - block.depth];
    if (haze > 0.02)
      face(
        [
          place(out, 0, from),
          place(out, 0, from + width),
          place(out, top, from + width),
          place(out, top, from),
        ],
        mood.haze,
        haze,
      );
  }
  art.shade(
    camera.outline([
      place(FRONTS, 0, 2),
      place(FRONTS, 0, 300),
      place(FRONTS - 1.4, 0, 300),
      place(FRONTS - 1.4, 0, 2),
    ]),
    0.9,
    4,
  );
}

/** Cabins on the sand below, their doors to the promenade. */
function rowOfCabins(scene: Promenade, chance: Chance): void {
  const { art, camera, place, face, side } = scene;
  for (let away = 78; away > 11; away -= 4.4) {
    const paint = art.colour(chance.fork(Math.round(away * 10)).pick(BEACH_COLOURS));
    const [x0, x1, top, depth] = [-11.2, -9.1, BEACH + 2.1, 2.1];
    art.shade(
      camera.outline([
        place(x1, BEACH, away),
        place(x1, BEACH, away + depth),
        place(x1 + 2.2, BEACH, away + depth + 0.4),
        place(x1 + 2.2, BEACH, away + 0.4),
      ]),
      1,
      2,
    );
    const front = createFront(art, camera, place(side > 0 ? x0 : x1, BEACH, away), 0);
    front.box([0, 0, -depth], [x1 - x0, 2.1, depth], '#f4efe2');
    for (let board = 0; board < 5; board += 2) {
      const [a, b] = [away + (depth * board) / 5, away + (depth * (board + 1)) / 5];
      face(
        [place(x1, BEACH, a), place(x1, BEACH, b), place(x1, top, b), place(x1, top, a)],
        mix(paint, art.mood.shadow.colour, 0.18),
      );
    }
    face(
      [
        place(x0 + 0.6, BEACH, away),
        place(x1 - 0.6, BEACH, away),
        place(x1 - 0.6, BEACH + 1.75, away),
        place(x0 + 0.6, BEACH + 1.75, away),
      ],
      mix(paint, art.mood.shadow.colour, 0.1),
    );
    const ridge = (x0 + x1) / 2;
    face([place(x0, top, away), place(x1, top, away), place(ridge, top + 0.75, away)], art.colour('#e9e3d4'));
    const slope = (eaves: number, tint: string): void =>
      face(
        [
          place(eaves, top - 0.05, away - 0.15),
          place(ridge, top + 0.85, away - 0.15),
          place(ridge, top + 0.85, away + 2.3),
          place(eaves, top - 0.05, away + 2.3),
        ],
        tint,
      );
    slope(x0 - 0.15, art.mood.snow ? '#fafaf8' : mix(paint, art.mood.wash.colour, 0.2));
    slope(x1 + 0.15, art.mood.snow ? '#eef0f0' : lit(paint, -0.03));
  }
}

/** Railing, lamps, benches and those who are out for a walk. */
function furniture(scene: Promenade, chance: Chance): void {
  const { art, camera, place, face } = scene;
  const white = art.colour('#f4efe4');
  const at = (aside: number, away: number): readonly [number, number, number] => [
    ...camera.point(place(aside, 0, away)),
    camera.scale(place(aside, 0, away)),
  ];
  const posts: Point[][] = [];
  for (let away = 4; away < 160; away *= 1.07)
    posts.push([camera.point(place(EDGE + 0.1, 0, away)), camera.point(place(EDGE + 0.1, 1.1, away))]);
  for (const post of posts) art.line(post, white, 2.4, { opacity: 0.85 });
  for (const up of [0.4, 0.75, 1.1])
    face(
      [
        place(EDGE + 0.1, up, 3),
        place(EDGE + 0.1, up, 300),
        place(EDGE + 0.1, up + 0.06, 300),
        place(EDGE + 0.1, up + 0.06, 3),
      ],
      white,
    );
  const things: { away: number; draw: () => void }[] = [];
  for (let away = 90; away > 7; away *= 0.7) {
    const [x, y, scale] = at(EDGE + 0.7, away);
    things.push({ away, draw: () => lamp(art, x, y, scale * 5.2) });
  }
  for (const away of [13, 18.5, 27]) {
    const [x, y, scale] = at(EDGE + 2.4, away + chance.between(-1, 1));
    things.push({ away, draw: () => bench(art, x, y, scale * 0.85) });
  }
  for (let n = 0; n < chance.int(3, 8); n += 1) {
    const own = chance.fork(`walker-${n}`);
    const away = own.between(12, 60);
    const [x, y, scale] = at(own.between(-5, 7), away);
    things.push({ away, draw: () => walker(art, own, x, y, scale * own.between(1.6, 1.8)) });
    if (own.chance(0.25))
      things.push({
        away: away + 0.1,
        draw: () => dog(art, own.fork('dog'), x + scale, y, scale * 0.7, own.pick([-1, 1])),
      });
  }
  const [bx, by, scale] = at(6.6, 15);
  if (chance.chance(0.7))
    things.push({ away: 15, draw: () => bike(art, chance.fork('bike'), bx, by, scale * 0.95) });
  for (const away of [22, 34]) {
    const [x, y, size] = at(9, away);
    things.push({ away, draw: () => laurel(art, chance.fork(`laurel-${away}`), x, y, size * 1.3) });
  }
  for (const { draw } of things.toSorted((one, other) => other.away - one.away)) draw();
}

/** Draws the promenade; the block nearest to the viewer has what the listing says. */
export function coastPromenade(art: Art, facts: BlockFacts = {}): void {
  const scene = promenade(art);
  const { chance } = art;
  sky(art, HORIZON, { clouds: 6 });
  shore(scene, chance.fork('shore'));
  rowOfCabins(scene, chance.fork('cabins'));
  paving(scene);
  fronts(scene, chance.fork('fronts'), facts);
  furniture(scene, chance.fork('furniture'));
  const middle = art.width / 2 - scene.side * 420;
  gulls(art, chance.fork('gulls'), 6, [middle - 330, middle + 330], [120, 470]);
  finish(art);
}
