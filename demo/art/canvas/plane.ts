import { type Art, type Look, type Point, pathThrough } from './art.ts';
import type { Camera, Place } from './camera.ts';

/**
 * A flat surface that is drawn on in metres: a façade seen from the front, or a wall or floor seen by a
 * camera. A window is drawn the same way on both.
 */
export interface Plane {
  /** Px of a point. */
  at(u: number, v: number): Point;
  /** Px per metre around a point. */
  scale(u: number, v: number): number;
  /** Px of an outline; the part behind the camera is clipped. */
  outline(points: readonly Point[]): readonly Point[];
  path(points: readonly Point[], closed?: boolean): string;
  polygon(points: readonly Point[], fill: string, look?: Look): void;
  rect(u: number, v: number, width: number, height: number, fill: string, look?: Look): void;
  /** Width in metres. */
  line(points: readonly Point[], stroke: string, width: number, look?: Look): void;
  shade(points: readonly Point[], strength?: number, blur?: number): void;
}

/** Corners of a rectangle, from the lower left on. */
export const corners = (u: number, v: number, width: number, height: number): readonly Point[] => [
  [u, v],
  [u + width, v],
  [u + width, v + height],
  [u, v + height],
];

/** Points of an ellipse, or of a part of it between two angles. */
export const arc = (
  u: number,
  v: number,
  radiusU: number,
  radiusV: number,
  from = 0,
  to = Math.PI * 2,
  steps = 28,
): readonly Point[] =>
  Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = from + ((to - from) * step) / steps;
    return [u + radiusU * Math.cos(angle), v + radiusV * Math.sin(angle)];
  });

type Projection = Pick<Plane, 'at' | 'scale' | 'outline'>;

const drawnOn = (art: Art, projection: Projection): Plane => {
  const { outline, at, scale } = projection;
  const polygon: Plane['polygon'] = (points, fill, look) => art.polygon(outline(points), fill, look);
  return {
    ...projection,
    path: (points, closed = true) => pathThrough(outline(points), closed),
    polygon,
    rect: (u, v, width, height, fill, look) => polygon(corners(u, v, width, height), fill, look),
    line(points, stroke, width, look) {
      const [first] = points;
      if (first === undefined) return;
      art.line(
        points.map(([u, v]) => at(u, v)),
        stroke,
        width * scale(...first),
        look,
      );
    },
    shade: (points, strength, blur) => art.shade(outline(points), strength, blur),
  };
};

/** A façade seen from straight ahead: its foot at the left is `(x, y)` px, with `pxPerMetre`. */
export const elevation = (art: Art, x: number, y: number, pxPerMetre: number): Plane => {
  const at: Plane['at'] = (u, v) => [x + u * pxPerMetre, y - v * pxPerMetre];
  return drawnOn(art, {
    at,
    scale: () => pxPerMetre,
    outline: (points) => points.map(([u, v]) => at(u, v)),
  });
};

/** A surface in space: `origin`, and the vectors of one metre of u and of v. */
export const planeIn = (art: Art, camera: Camera, origin: Place, u: Place, v: Place): Plane => {
  const inSpace = ([a, b]: Point): Place => [
    origin[0] + u[0] * a + v[0] * b,
    origin[1] + u[1] * a + v[1] * b,
    origin[2] + u[2] * a + v[2] * b,
  ];
  return drawnOn(art, {
    at: (a, b) => camera.point(inSpace([a, b])),
    scale: (a, b) => camera.scale(inSpace([a, b])),
    outline: (points) => camera.outline(points.map(inSpace)),
  });
};
