/** Pavements, kerbs and the road around a building. */
import type { Art, Point } from '../canvas/art.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit } from '../canvas/colour.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { alongFace, type Face, type Site } from './site.ts';

/** Width of the pavement in front of a façade, and of the road beyond, metres. */
export const PAVEMENT = 3.2;
const ROAD = 7.5;
const ROUND = 2.6;
const FAR = 60;
const KERB = 0.12;

/** A distance in metres from the crossing along a face, as `u` on its front; in a row, from its start. */
export const fromCorner = ({ corner, length }: Face, by: number): number =>
  corner === 'end' ? length - by : by;

/** A quarter circle at a corner of the kerb. */
const bend = (u: number, out: number, radius: number, from: number): Point[] =>
  Array.from({ length: 9 }, (_, step): Point => {
    const angle = from + (Math.PI / 2) * (step / 8);
    return [u + radius * Math.cos(angle), out + radius * Math.sin(angle)];
  });

/** The edges of the four pavements at a crossing, or of the two along a street; `u` from the corner. */
function islands(face: Face): readonly (readonly Point[])[] {
  const far = PAVEMENT + ROAD;
  if (face.corner === null)
    return [
      [
        [-FAR, 0],
        [FAR, 0],
        [FAR, PAVEMENT],
        [-FAR, PAVEMENT],
      ],
      [
        [-FAR, far],
        [FAR, far],
        [FAR, FAR],
        [-FAR, FAR],
      ],
    ];
  return [
    [
      [FAR, 0],
      [FAR, PAVEMENT],
      ...bend(-PAVEMENT + ROUND, PAVEMENT - ROUND, ROUND, Math.PI / 2),
      [-PAVEMENT, -FAR],
      [0, -FAR],
      [0, 0],
    ],
    [
      [FAR, FAR],
      [FAR, far],
      ...bend(-PAVEMENT + ROUND, far + ROUND, ROUND, -Math.PI / 2).toReversed(),
      [-PAVEMENT, FAR],
    ],
    [
      [-far, FAR],
      ...bend(-far - ROUND, far + ROUND, ROUND, -Math.PI / 2).toReversed(),
      [-FAR, far],
      [-FAR, FAR],
    ],
    [[-far, -FAR], ...bend(-far - ROUND, PAVEMENT - ROUND, ROUND, 0), [-FAR, PAVEMENT], [-FAR, -FAR]],
  ];
}

/** The ground in front of a face: metres along it, and out of it; `up` above the road. */
const groundOf = (art: Art, { camera }: Site, face: Face, up = 0): Plane => {
  const [cos, sin] = [Math.cos(face.turn), Math.sin(face.turn)];
  const [x, , z] = alongFace(face, 0);
  return planeIn(art, camera, [x, up, z], [cos, 0, sin], [sin, 0, -cos]);
};

/** A zebra crossing, and the line along the middle of the road. */
function markings(art: Art, ground: Plane, face: Face): void {
  const paint = art.colour('#eee9dd');
  const opacity = art.mood.snow ? 0.25 : 0.7;
  const stripe = (u: number, out: number, long: number, wide: number): void =>
    ground.rect(fromCorner(face, u), out, face.corner === 'end' ? -long : long, wide, paint, { opacity });
  for (let u = face.corner === null ? -FAR : 5; u < FAR; u += 5) stripe(u, PAVEMENT + ROAD / 2, 2.4, 0.12);
  if (face.corner === null) return;
  for (let out = PAVEMENT + 0.5; out < PAVEMENT + ROAD - 0.6; out += 1) stripe(-0.4, out, 2.6, 0.5);
  for (let u = -PAVEMENT - 1; u > -PAVEMENT - ROAD + 0.4; u -= 1) stripe(u, -3, 0.5, 2.6);
}

/** Joints of slabs, over the whole ground; the pavements' edges clip the part on the road. */
function slabs(art: Art, ground: Plane, colour: string): void {
  let d = '';
  const across = (out: number): void => {
    d += ground.path(
      [
        [-FAR / 2, out],
        [FAR, out],
      ],
      false,
    );
  };
  const along = (u: number): void => {
    d += ground.path(
      [
        [u, -FAR / 2],
        [u, FAR / 2],
      ],
      false,
    );
  };
  for (let out = -FAR / 2; out < FAR / 2; out += 1.1) across(out);
  for (let u = -FAR / 2; u < FAR; u += 1.1) along(u);
  art.path(d, 'none', { stroke: colour, strokeWidth: 1, opacity: 0.5 });
}

/** Draws the floor of the street: the road, then the pavements with their kerbs. */
export function streetFloor(art: Art, chance: Chance, site: Site): void {
  const { mood, width, height } = art;
  const face = site.main;
  const road = art.colour(mood.snow ? '#d9dad8' : chance.pick(['#8d8a86', '#97918a', '#85868a', '#9a8f84']));
  const stone = art.colour(mood.snow ? '#f1f1ee' : chance.pick(['#cfc6b6', '#c4bbab', '#bdb8ae', '#d0c0a6']));
  art.rect(0, site.horizon, width, height - site.horizon, art.gradient([lit(road, 0.05), lit(road, -0.02)]));
  const [low, high] = [groundOf(art, site, face), groundOf(art, site, face, KERB)];
  markings(art, low, face);
  const edges = islands(face).map((island) => island.map(([by, out]): Point => [fromCorner(face, by), out]));
  for (const edge of edges) {
    low.polygon(edge, lit(stone, -0.2));
    high.polygon(edge, art.gradient([lit(stone, 0.01), lit(stone, -0.03)]));
  }
  art.clipped(edges.map((edge) => high.path(edge)).join(''), () => slabs(art, high, lit(stone, -0.08)));
  for (const edge of edges)
    high.polygon(edge, 'none', { stroke: lit(stone, 0.07), strokeWidth: 2.4, opacity: 0.8 });
}
