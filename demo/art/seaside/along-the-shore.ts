/** The view along a dike, on the sea's side: sea, beach, cabins below. */

import { createFront } from '../blocks/front.ts';
import type { Art, Point } from '../canvas/art.ts';
import { type Camera, createCamera, type Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { BEACH_COLOURS, sandOf, waterline } from './sand.ts';
import { sail, sea } from './sea.ts';

/** Metres from the dike down to the beach. */
const BEACH = -2.4;

/** The scene, for the sea on either side: metres towards the houses, up and away. */
export interface Promenade {
  readonly art: Art;
  readonly camera: Camera;
  /** Side of the houses: -1 is left; the sun is over the sea. */
  readonly side: -1 | 1;
  readonly horizon: number;
  /** Metres to the side of the eye: to the fronts, and to the edge above the beach. */
  readonly fronts: number;
  readonly edge: number;
  readonly place: (aside: number, up: number, away: number) => Place;
  /** Draws a floor or wall from its corners in px. */
  readonly face: (places: readonly Place[], fill: string, opacity?: number) => void;
}

/** The view along a dike; the distances to fronts and edge are in metres, the rest in px. */
interface PromenadeView {
  readonly eye: number;
  readonly focal: number;
  readonly horizon: number;
  /** Shift of the vanishing point towards the sea, as a share of the width. */
  readonly shift: number;
  readonly fronts: number;
  readonly edge: number;
}

export function promenade(art: Art, { eye, focal, horizon, shift, fronts, edge }: PromenadeView): Promenade {
  const side = art.sun < 0 ? 1 : -1;
  const centre: Point = [art.width / 2 - side * art.width * shift, horizon];
  const camera = createCamera({ eye: [0, eye, 0], focal, centre });
  return {
    art,
    camera,
    side,
    horizon,
    fronts,
    edge,
    place: (aside, up, away) => [aside * side, up, away],
    face(places, fill, opacity) {
      const points = camera.outline(places);
      if (points.length > 2) art.polygon(points, fill, opacity === undefined ? {} : { opacity });
    },
  };
}

/** Sea, beach and breakwaters. */
export function shore(scene: Promenade, chance: Chance): void {
  const { art, camera, side, place, face, horizon, edge: over } = scene;
  const { height, width } = art;
  sea(art, chance.fork('sea'), horizon, art.height - horizon > 400 ? horizon + 390 : art.height);
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
      [width / 2 - side * width * 0.56, height + 100],
      [width / 2 - side * width * 1.06, height + 100],
    ],
    art.gradient([lit(sand, 0.02), sand, lit(sand, -0.03)]),
  );
  waterline(art, edge, 5);
  for (const away of [38, 70, 130]) {
    art.line(
      [camera.point(place(-22, BEACH, away)), camera.point(place(-70, BEACH, away))],
      art.colour('#55524e'),
      Math.max(1.5, 170 / away),
      { round: true },
    );
  }
  face(
    [place(over, BEACH, 1), place(over, 0, 1), place(over, 0, 400), place(over, BEACH, 400)],
    lit(art.colour('#d3c8b4'), -0.05),
  );
}

/** Cabins on the sand below, their doors to the promenade. */
export function rowOfCabins(scene: Promenade, chance: Chance): void {
  const { art, camera, place, face, side, edge } = scene;
  const nearest = camera.eye[1] * 2.4 + 4;
  for (let away = 78; away > nearest; away -= 4.4) {
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
