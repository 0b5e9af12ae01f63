/** Along the promenade, with the sea on one side and the fronts on the other. */
import type { Art, Point } from '../art.ts';
import { drawBlock } from '../blocks/block.ts';
import { createFront } from '../blocks/front.ts';
import { type Block, type BlockFacts, someBlock, wallHeight, widthOf } from '../blocks/spec.ts';
import { type Camera, createCamera, type Place } from '../camera.ts';
import type { Chance } from '../chance.ts';
import { lit, mix } from '../colour.ts';
import { finish } from '../light.ts';
import { furnish, type Placed, type ThingName } from '../seaside/on-the-dike.ts';
import { paving } from '../seaside/paving.ts';
import { neighbour } from '../seaside/row.ts';
import { BEACH_COLOURS, sandOf, waterline } from '../seaside/sand.ts';
import { gulls, sail, sea } from '../seaside/sea.ts';
import { sky } from '../sky.ts';

/** Metres from the dike down to the beach. */
const BEACH = -2.4;

/** The scene as it is seen, whichever side the sea is on: metres to the side of the houses, up and away. */
interface Promenade {
  readonly art: Art;
  readonly camera: Camera;
  /** Side of the houses; the sun is over the sea. */
  readonly side: -1 | 1;
  readonly horizon: number;
  /** Metres aside from the eye: to the fronts, and to the edge over the beach. */
  readonly fronts: number;
  readonly edge: number;
  readonly place: (aside: number, up: number, away: number) => Place;
  /** Px of a floor's or wall's corners. */
  readonly face: (places: readonly Place[], fill: string, opacity?: number) => void;
}

function promenade(art: Art): Promenade {
  const side = art.sun < 0 ? 1 : -1;
  const chance = art.chance.fork('eye');
  const horizon = chance.between(690, 800);
  const centre: Point = [art.width / 2 - side * art.width * chance.between(0.12, 0.27), horizon];
  const camera = createCamera({
    eye: [0, chance.between(2.6, 4.6), 0],
    focal: chance.between(1020, 1240),
    centre,
  });
  return {
    art,
    camera,
    side,
    horizon,
    fronts: chance.between(10, 15),
    edge: -chance.between(3, 6.5),
    place: (aside, up, away) => [aside * side, up, away],
    face(places, fill, opacity) {
      const points = camera.outline(places);
      if (points.length > 2) art.polygon(points, fill, opacity === undefined ? {} : { opacity });
    },
  };
}

/** Sea, beach and breakwaters. */
function shore(scene: Promenade, chance: Chance): void {
  const { art, camera, side, place, face, horizon, edge: over } = scene;
  const { height, width } = art;
  sea(art, chance.fork('sea'), horizon, horizon + 390);
  for (let n = 0; n < chance.int(1, 4); n += 1) {
    const own = chance.fork(`sail-${n}`);
    sail(art, width / 2 - side * own.between(260, 760), horizon + own.between(6, 26), own.between(16, 34));
  }
  const sand = sandOf(art);
  const far = camera.point(place(-20, BEACH, 400));
  art.ellipse(far[0] + side * 60, horizon + 8, 190, 22, mix(art.colour('#b9a876'), art.mood.haze, 0.55));
  const edge: Point[] = [];
  for (let away = 6; away < 400; away *= 1.22) {
    edge.push(camera.point(place(-26 - Math.sin(away * 0.07) * 3.5 - away * 0.03, BEACH, away)));
  }
  const near = camera.point(place(over, BEACH, 400));
  art.polygon(
    [
      ...edge,
      near,
      camera.point(place(over, BEACH, 5)),
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
    [place(over, BEACH, 1), place(over, 0, 1), place(over, 0, 400), place(over, BEACH, 400)],
    lit(art.colour('#d3c8b4'), -0.05),
  );
}

/** The row of blocks, far to near; the nearest is the listing's own. */
function row(scene: Promenade, chance: Chance, facts: BlockFacts): void {
  const { art, camera, side, place, face, fronts } = scene;
  const { mood } = art;
  const blocks: { block: Block; away: number }[] = [];
  // The first runs out of the picture, so that its gable is not seen.
  const start =
    camera.eye[2] +
    fronts *
      (camera.scale([0, 0, 1]) / (art.width / 2 + Math.abs(camera.point([0, 0, 1])[0] - art.width / 2)));
  let away = start * 0.96;
  let beside: Block | null = null;
  for (let n = 0; away < 120; n += 1) {
    const own = chance.fork(n);
    const block: Block =
      beside === null
        ? someBlock(own, {
            shops: true,
            bays: own.int(4, 6),
            ...facts,
            storeys: facts.storeys ?? own.int(4, 9),
          })
        : neighbour(own, beside, 8);
    blocks.push({ block, away });
    beside = block;
    away += widthOf(block);
  }
  face(
    [place(fronts, 0, away - 1), place(fronts, 0, 400), place(fronts, 24, 400), place(fronts, 23, away - 1)],
    mix(art.colour('#cdbfa8'), mood.haze, 0.6),
  );
  for (const [index, { block, away: from }] of [...blocks.entries()].toReversed()) {
    const width = widthOf(block);
    drawBlock(
      art,
      camera,
      chance.fork(`front-${index}`),
      block,
      place(fronts, 0, side > 0 ? from + width : from),
      (-side * Math.PI) / 2,
    );
    const haze = Math.min(0.45, Math.max(0, (from - 14) / 200));
    const [top, out] = [wallHeight(block) + 0.3, fronts - block.depth];
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
      place(fronts, 0, 2),
      place(fronts, 0, 300),
      place(fronts - 1.4, 0, 300),
      place(fronts - 1.4, 0, 2),
    ]),
    0.9,
    4,
  );
}

/** Cabins on the sand below, their doors to the promenade. */
function rowOfCabins(scene: Promenade, chance: Chance): void {
  const { art, camera, place, face, side, edge } = scene;
  for (let away = 78; away > 11; away -= 4.4) {
    const paint = art.colour(chance.fork(Math.round(away * 10)).pick(BEACH_COLOURS));
    const [x0, x1, top, depth] = [edge - 4.2, edge - 2.1, BEACH + 2.1, 2.1];
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

/** Railing, lamps, and those who are out for a walk. */
function furniture(scene: Promenade, chance: Chance): void {
  const { art, camera, side, place, face, edge, fronts: wall } = scene;
  const white = art.colour('#f4efe4');
  for (let away = 4; away < 160; away *= 1.07)
    art.line(
      [camera.point(place(edge + 0.1, 0, away)), camera.point(place(edge + 0.1, 1.1, away))],
      white,
      2.4,
      {
        opacity: 0.85,
      },
    );
  for (const up of [0.4, 0.75, 1.1])
    face(
      [
        place(edge + 0.1, up, 3),
        place(edge + 0.1, up, 300),
        place(edge + 0.1, up + 0.06, 300),
        place(edge + 0.1, up + 0.06, 3),
      ],
      white,
    );
  const placed: Placed[] = [];
  const line = (name: ThingName, aside: number, from: number, to: number, step: number, share = 1): void => {
    for (let away = from; away < to; away += step * chance.between(0.8, 1.2))
      if (chance.chance(share)) placed.push([name, side * (aside + chance.between(-0.3, 0.3)), away]);
  };
  line('lamp', edge + 0.8, chance.between(8, 13), 95, chance.between(12, 17));
  line(
    chance.pick(['flag', 'planter', 'bench', 'bench']),
    edge + 0.9,
    chance.between(9, 16),
    60,
    chance.between(8, 14),
    0.8,
  );
  line(
    chance.pick(['table', 'table', 'pot', 'planter']),
    wall - 2.4,
    chance.between(12, 15),
    50,
    chance.between(3.2, 5),
    0.7,
  );
  if (chance.chance(0.5))
    line(chance.pick(['bench', 'planter', 'cycle']), 1.5, chance.between(14, 20), 70, 9, 0.6);
  for (let n = 0; n < chance.int(7, 16); n += 1) {
    const name = chance.pick(['stroller', 'pair', 'pair', 'withDog', 'goCart', 'stroller', 'cycle'] as const);
    placed.push([name, side * chance.between(edge + 2, wall - 3.5), 10 + 50 * chance.next() ** 1.7]);
  }
  furnish(art, chance, camera, placed);
}

/** Draws the promenade; the block nearest to the viewer has what the listing says. */
export function coastPromenade(art: Art, facts: BlockFacts = {}): void {
  const scene = promenade(art);
  const { chance } = art;
  const { camera, edge, side, horizon } = scene;
  sky(art, horizon, { clouds: 5 });
  shore(scene, chance.fork('shore'));
  if (chance.fork('which').chance(0.75)) rowOfCabins(scene, chance.fork('cabins'));
  const across = [side * edge, side * scene.fronts].toSorted((one, other) => one - other);
  paving(art, chance.fork('paving'), camera, [across[0] ?? 0, across[1] ?? 0, 1, 400]);
  row(scene, chance.fork('fronts'), facts);
  furniture(scene, chance.fork('furniture'));
  const middle = art.width / 2 - side * 420;
  gulls(
    art,
    chance.fork('gulls'),
    chance.fork('birds').int(2, 8),
    [middle - 330, middle + 330],
    [90, horizon - 140],
  );
  finish(art);
}
