import type { Point } from './art.ts';

/** Metres in space: to the right, up, and away. */
export type Place = readonly [x: number, y: number, z: number];

/** An eye that looks straight ahead, so that vertical lines stay vertical in the picture. */
export interface Camera {
  readonly eye: Place;
  /** Px of a place in front of the camera. */
  point(place: Place): Point;
  /** Px a metre at a place. */
  scale(place: Place): number;
  /** Px of an outline, without the part behind the eye. */
  outline(places: readonly Place[]): readonly Point[];
}

/** Nearest depth drawn, metres. */
const NEAR = 0.15;

interface CameraOptions {
  readonly eye: Place;
  /** Turned to the right, radians. */
  readonly yaw?: number;
  /** Px of a metre that is a metre away. */
  readonly focal: number;
  /** Vanishing point, px. The horizon is moved instead of tilting the eye. */
  readonly centre: Point;
}

export function createCamera({ eye, yaw = 0, focal, centre }: CameraOptions): Camera {
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const turned = ([x, y, z]: Place): Place => {
    const [dx, dz] = [x - eye[0], z - eye[2]];
    return [dx * cos - dz * sin, y - eye[1], dx * sin + dz * cos];
  };
  const projected = ([x, y, z]: Place): Point => [centre[0] + (focal * x) / z, centre[1] - (focal * y) / z];
  /** Intersection of the edge between two places with the nearest depth. */
  const cut = (one: Place, other: Place): Place => {
    const share = (NEAR - one[2]) / (other[2] - one[2]);
    const at = (axis: 0 | 1 | 2): number => one[axis] + (other[axis] - one[axis]) * share;
    return [at(0), at(1), at(2)];
  };
  return {
    eye,
    point: (place) => projected(turned(place)),
    scale: (place) => focal / Math.max(NEAR, turned(place)[2]),
    outline(places) {
      const seen = places.map(turned);
      return seen
        .flatMap((one, index): Place[] => {
          const other = seen[(index + 1) % seen.length] ?? one;
          const [inFront, nextInFront] = [one[2] >= NEAR, other[2] >= NEAR];
          return [...(inFront ? [one] : []), ...(inFront === nextInFront ? [] : [cut(one, other)])];
        })
        .map(projected);
    },
  };
}
