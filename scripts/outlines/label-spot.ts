import { holds } from '#domain/map/polygon.ts';
import type { Point } from './topology.ts';

/** Number of points tried across and down. */
const STEPS = 24;

/** Smallest distance from a point to the outline; since a name is wide, horizontal distance counts half. */
function room([x, y]: Point, outline: readonly Point[]): number {
  return Math.min(
    ...outline.map(([fromX, fromY], index) => {
      const [toX, toY] = outline[(index + 1) % outline.length] ?? [fromX, fromY];
      const [dx, dy] = [(toX - fromX) / 2, toY - fromY];
      const [px, py] = [(x - fromX) / 2, y - fromY];
      const share = Math.min(1, Math.max(0, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
      return Math.hypot(px - share * dx, py - share * dy);
    }),
  );
}

const extent = (values: readonly number[]): readonly [number, number] => [
  Math.min(...values),
  Math.max(...values),
];
const sizeOf = (area: readonly Point[]): number => {
  const [left, right] = extent(area.map(([x]) => x));
  const [top, bottom] = extent(area.map(([, y]) => y));
  return (right - left) * (bottom - top);
};

/** The point with the most room for a municipality's name, in the largest of its areas. */
export function labelSpot(areas: readonly (readonly Point[])[]): Point {
  const [largest = []] = areas.toSorted((one, other) => sizeOf(other) - sizeOf(one));
  const [left, right] = extent(largest.map(([x]) => x));
  const [top, bottom] = extent(largest.map(([, y]) => y));
  let best: { spot: Point; room: number } = { spot: [left, top], room: -1 };
  for (let across = 1; across < STEPS; across += 1)
    for (let down = 1; down < STEPS; down += 1) {
      const spot: Point = [
        Math.round(left + ((right - left) * across) / STEPS),
        Math.round(top + ((bottom - top) * down) / STEPS),
      ];
      if (!holds(areas, spot)) continue;
      const free = room(spot, largest);
      if (free > best.room) best = { spot, room: free };
    }
  return best.spot;
}
