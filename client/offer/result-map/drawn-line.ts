import { type Corner, MAX_CORNERS } from '#domain/filter/drawn-area.ts';

/** A point of the map on the screen, pixels. */
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}

/** Distance of a point from a line between two others, pixels. */
function offLine({ x, y }: ScreenPoint, from: ScreenPoint, to: ScreenPoint): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const share = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - from.x - share * dx, y - from.y - share * dy);
}

/** The line without points that are nearer than this to it (Douglas and Peucker). */
function thinned(line: readonly ScreenPoint[], near: number): readonly ScreenPoint[] {
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined || line.length < 3) return line;
  const off = line.map((point) => offLine(point, from, to));
  const furthest = Math.max(...off);
  if (furthest <= near) return [from, to];
  const at = off.indexOf(furthest);
  return [...thinned(line.slice(0, at + 1), near).slice(0, -1), ...thinned(line.slice(at), near)];
}

/** A line drawn by hand with at most as many corners as an area may have: the finest that is short enough. */
export function simplified(line: readonly ScreenPoint[]): readonly ScreenPoint[] {
  for (let near = 3; ; near *= 1.5) {
    const corners = thinned(line, near);
    if (corners.length <= MAX_CORNERS) return corners;
  }
}

/** A place as a corner of an area. */
export const cornerOf = ({ lat, lon }: { readonly lat: number; readonly lon: number }): Corner => [
  Math.round(lat * 1e4) / 1e4,
  Math.round(lon * 1e4) / 1e4,
];

/** Number of the nearest of some points within a distance, pixels; null without one. */
export function nearestWithin(
  points: readonly ScreenPoint[],
  { x, y }: ScreenPoint,
  reach: number,
): number | null {
  const far = points.map((point) => Math.hypot(point.x - x, point.y - y));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : null;
}
