import type { Art, Look } from '../canvas/art.ts';
import type { Camera, Place } from '../canvas/camera.ts';
import { lit, mix } from '../canvas/colour.ts';
import { type Plane, planeIn } from '../canvas/plane.ts';

/** Metres along a front, up, and out of it towards the street. */
export type Spot = readonly [u: number, v: number, out: number];
type Facing = 'front' | 'left' | 'right' | 'top' | 'under';

/** A front of a building in space, with its lighting. */
export interface Front {
  readonly art: Art;
  readonly camera: Camera;
  /** Position of the eye. */
  readonly eye: Spot;
  /** Shadow of a part one metre in front of the wall: along the wall, and down. null: the sun is behind. */
  readonly cast: readonly [along: number, down: number] | null;
  /** Share of the shadow's colour that lies on the wall. */
  readonly dark: number;
  /** A local colour on a surface with this orientation. */
  readonly tone: (hex: string, facing?: Facing) => string;
  /** The wall, or a plane `out` metres in front of it. */
  plane(out?: number): Plane;
  /** A plane perpendicular to the wall at `u`; its own u is in metres outwards. */
  sideways(u: number): Plane;
  face(spots: readonly Spot[], fill: string, look?: Look): void;
  /** The visible faces of a box; `from` is its lower left corner at the wall. */
  box(from: Spot, size: readonly [width: number, height: number, depth: number], colour: string): void;
}

/** Share of the shadow's colour on a surface out of the sun. */
const DARK = 0.42;

/**
 * A front whose lower left corner is `origin`. With `turn` 0 it faces the viewer; with a quarter turn to the
 * right (π/2) it faces right, like the houses on the left of a street.
 */
export function createFront(art: Art, camera: Camera, origin: Place, turn: number): Front {
  const along: Place = [Math.cos(turn), 0, Math.sin(turn)];
  const outward: Place = [Math.sin(turn), 0, -Math.cos(turn)];
  const light: Place = [art.sun * 0.55, 0.6, -0.6];
  const dot = (one: Place, other: Place): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  const [lightAlong, lightOut] = [dot(light, along), dot(light, outward)];
  const darkness: Readonly<Record<Facing, number>> = {
    front: DARK * Math.min(1, Math.max(0, 1 - (lightOut + 0.08) / 0.5)),
    left: DARK * Math.min(1, Math.max(0, 1 - (0.08 - lightAlong) / 0.5)),
    right: DARK * Math.min(1, Math.max(0, 1 - (lightAlong + 0.08) / 0.5)),
    top: 0,
    under: DARK * 0.95,
  };
  const from: Place = [camera.eye[0] - origin[0], camera.eye[1] - origin[1], camera.eye[2] - origin[2]];
  const eye: Spot = [dot(from, along), from[1], dot(from, outward)];
  const place = ([u, v, out]: Spot): Place => [
    origin[0] + along[0] * u + outward[0] * out,
    origin[1] + v,
    origin[2] + along[2] * u + outward[2] * out,
  ];
  const tone = (hex: string, facing: Facing = 'front'): string =>
    lit(mix(art.colour(hex), art.mood.shadow.colour, darkness[facing]), facing === 'top' ? 0.03 : 0);
  const face: Front['face'] = (spots, fill, look) => {
    const points = camera.outline(spots.map(place));
    if (points.length > 2) art.polygon(points, fill, look);
  };
  return {
    art,
    camera,
    eye,
    dark: darkness.front,
    cast: lightOut > 0.12 ? [-lightAlong / lightOut, 0.6 / lightOut] : null,
    tone,
    face,
    plane: (out = 0) => planeIn(art, camera, place([0, 0, out]), along, [0, 1, 0]),
    sideways: (u) => planeIn(art, camera, place([u, 0, 0]), outward, [0, 1, 0]),
    box([u, v, out], [width, height, depth], colour) {
      const [u1, v1, out1] = [u + width, v + height, out + depth];
      const across = (level: number): Spot[] => [
        [u, level, out],
        [u1, level, out],
        [u1, level, out1],
        [u, level, out1],
      ];
      const upright = (at: number): Spot[] => [
        [at, v, out],
        [at, v, out1],
        [at, v1, out1],
        [at, v1, out],
      ];
      if (eye[1] > v1) face(across(v1), tone(colour, 'top'));
      if (eye[1] < v) face(across(v), tone(colour, 'under'));
      if (eye[0] < u) face(upright(u), tone(colour, 'left'));
      if (eye[0] > u1) face(upright(u1), tone(colour, 'right'));
      if (eye[2] <= out1) return;
      const base = tone(colour);
      face(
        [
          [u, v, out1],
          [u1, v, out1],
          [u1, v1, out1],
          [u, v1, out1],
        ],
        art.gradient([lit(base, 0.012), lit(base, -0.02)]),
      );
    },
  };
}

/** Drawing order of parts in front of a façade: the farthest first. */
export const farthestFirst =
  (eye: number) =>
  (one: number, other: number): number =>
    Math.abs(other - eye) - Math.abs(one - eye);
