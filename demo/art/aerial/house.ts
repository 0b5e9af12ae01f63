/** A house seen from the air. Metres. */
import { tiles } from '../building/roofing.ts';
import type { Point } from '../canvas/art.ts';
import type { Place } from '../canvas/camera.ts';
import type { Chance } from '../canvas/chance.ts';
import { lit, mix } from '../canvas/colour.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';
import { type Above, airAt, castOf, type Field, hull } from './ground.ts';
import type { Thing } from './growing.ts';

const WALLS = ['#f2ead9', '#efe6d3', '#a9583f', '#b9795a', '#f4f1ea', '#b56a4a', '#dccdb2'] as const;
const ROOFS = ['#a8573c', '#8f4f3c', '#5a6570', '#9a5140', '#4f5860'] as const;

/** Colour of a face, lit or in shade, from its outward direction. */
function facing({ art }: Above, colour: string, [x, y, z]: Place): string {
  const toSun = (art.sun * 0.66 * x + 0.55 * y - 0.5 * z) / Math.hypot(x, y, z);
  return toSun > 0 ? lit(colour, (toSun - 0.5) * 0.09) : mix(colour, art.mood.shadow.colour, 0.26);
}

/** A window with a white frame, or a door to the garden. */
function pane(above: Above, plane: Plane, u: number, v: number, wide: number, high: number): void {
  const { mood } = above.art;
  plane.rect(u - 0.12, v - 0.12, wide + 0.24, high + 0.24, above.art.colour('#f4efe4'));
  const glass =
    mood.lamps > 0.5 ? ['#ffd992', '#f6b765'] : [mix(mood.glass[1], mood.glass[0], 0.5), mood.glass[0]];
  plane.rect(u, v, wide, high, above.art.gradient(glass));
  plane.rect(u + wide / 2 - 0.05, v, 0.1, high, above.art.colour('#f4efe4'));
}

/** A house under a gabled roof whose ridge runs along the lane; hidden faces are not drawn. */
export function house(above: Above, chance: Chance, { x, z, width, depth }: Field, lowest = false): Thing {
  const { art, camera } = above;
  const wall = art.colour(chance.pick(WALLS));
  const roofColour = chance.pick(ROOFS);
  const low = chance.chance(0.55) || lowest;
  const [tall, rise] = [low ? 2.9 : 5.4, low ? 4 : 3.6];
  const [right, back, middle, top] = [x + width, z + depth, z + depth / 2, tall + rise];
  const [cast, away] = castOf(art);
  const thrown = (points: readonly Place[]): Point[] =>
    points.map(([a, b, c]) => [a + cast * b, c + away * b]);
  const shade = hull([
    ...thrown([
      [x, 0, z],
      [right, 0, z],
      [right, 0, back],
      [x, 0, back],
      [x - 0.4, tall, z - 0.4],
      [right + 0.4, tall, z - 0.4],
      [right + 0.4, tall, back + 0.4],
      [x - 0.4, tall, back + 0.4],
      [x - 0.4, top, middle],
      [right + 0.4, top, middle],
    ]),
  ]);
  const face = (places: readonly Place[], fill: string): void => art.polygon(camera.outline(places), fill);
  return {
    z,
    shade,
    draw() {
      const [at] = camera.point([x + width / 2, 0, z]);
      const [eyeX] = camera.point([x, 0, z]);
      const [farX] = camera.point([x, 0, back]);
      // The gable that faces the viewer: its far edge appears inside its near one.
      const leftSeen = farX < eyeX;
      const side = leftSeen ? x : right;
      const sideways = planeIn(art, camera, [side, 0, z], [0, 0, 1], [0, 1, 0]);
      face(
        [
          [side, 0, z],
          [side, 0, back],
          [side, tall, back],
          [side, top, middle],
          [side, tall, z],
        ],
        facing(above, wall, [leftSeen ? -1 : 1, 0, 0]),
      );
      pane(above, sideways, depth * 0.28, 0.9, 1.2, 1.4);
      pane(above, sideways, depth * 0.62, 0.9, 1.2, 1.4);
      pane(above, sideways, depth / 2 - 0.6, tall + 0.5, 1.2, 1.2);
      face(
        [
          [x, 0, z],
          [right, 0, z],
          [right, tall, z],
          [x, tall, z],
        ],
        facing(above, wall, [0, 0, -1]),
      );
      const front = planeIn(art, camera, [x, 0, z], [1, 0, 0], [0, 1, 0]);
      front.rect(0, 0, width, 0.4, lit(wall, -0.12));
      const bays = Math.round(width / 3);
      const door = chance.fork('door').int(0, bays - 1);
      for (let bay = 0; bay < bays; bay += 1) {
        const u = ((bay + 0.5) * width) / bays - 0.7;
        if (bay === door)
          front.rect(
            u + 0.1,
            0,
            1.15,
            2.25,
            art.colour(chance.fork('leaf').pick(['#33505f', '#6b2f2f', '#4f6b5a'])),
          );
        else pane(above, front, u, 0.85, 1.5, 1.4);
        if (!low) pane(above, front, u, 3.4, 1.3, 1.3);
      }
      front.rect(0, tall - 0.5, width, 0.5, art.mood.shadow.colour, { opacity: art.mood.shadow.strength });
      const slope = planeIn(
        art,
        camera,
        [x, tall - 0.3, z - 0.5],
        [1, 0, 0],
        [0, (rise + 0.3) / (depth / 2 + 0.5), 1],
      );
      const outline: readonly Point[] = [
        [-0.45, 0],
        [width + 0.45, 0],
        [width + 0.45, depth / 2 + 0.5],
        [-0.45, depth / 2 + 0.5],
      ];
      if (camera.scale([x, 0, z]) > 7 && at > -300 && at < art.width + 300)
        tiles(art, chance.fork('roof'), slope, outline, roofColour, {
          row: 0.42,
          density: 1.6,
          edges: false,
        });
      else slope.polygon(outline, art.mood.snow ? '#f4f4f1' : art.colour(roofColour));
      if (low) {
        for (const share of chance.fork('dormers').pick([[0.5], [0.28, 0.72], [0.3]] as const))
          slope.rect(width * share - 0.6, 1.5, 1.2, 1.2, mix(art.mood.glass[0], art.mood.glass[1], 0.55), {
            stroke: art.colour('#e9e4d8'),
            strokeWidth: 1.5,
          });
      }
      slope.rect(-0.45, -0.02, width + 0.9, 0.2, art.colour('#efe8da'));
      slope.rect(-0.45, depth / 2 + 0.32, width + 0.9, 0.18, lit(art.colour(roofColour), 0.07));
      const cx = x + width * chance.fork('chimney').pick([0.2, 0.78]);
      const bricks = art.colour('#a0654c');
      const stack = (a: Place, b: Place, fill: string): void =>
        face([a, b, [b[0], top + 1, b[2]], [a[0], top + 1, a[2]]], fill);
      stack(
        [cx, top - 0.6, middle - 0.35],
        [cx + 0.9, top - 0.6, middle - 0.35],
        facing(above, bricks, [0, 0, -1]),
      );
      const cs = leftSeen ? cx : cx + 0.9;
      stack(
        [cs, top - 0.3, middle - 0.35],
        [cs, top - 0.3, middle + 0.35],
        facing(above, bricks, [leftSeen ? -1 : 1, 0, 0]),
      );
      face(
        [
          [cx, top + 1, middle - 0.35],
          [cx + 0.9, top + 1, middle - 0.35],
          [cx + 0.9, top + 1, middle + 0.35],
          [cx, top + 1, middle + 0.35],
        ],
        lit(bricks, -0.1),
      );
      const air = airAt(z);
      if (air > 0.04)
        art.polygon(
          hull(
            camera.outline([
              [x, 0, z],
              [right, 0, z],
              [x, top, middle],
              [right, top, middle],
              [x, tall, z],
              [right, tall, z],
            ]),
          ),
          art.mood.haze,
          { opacity: air },
        );
    },
  };
}
