import type { Point } from '../canvas/art.ts';
import { mix } from '../canvas/colour.ts';
import { NEAR_EDGE, type Room, type Wall } from './room.ts';

const SUNNY = new Set(['morning', 'noon', 'golden']);
/**
 * Direction of sunlight through each wall: metres along x and z per metre down. It comes from the left, and
 * through a back wall from behind.
 */
const SLANTS: Record<Wall['name'], Point> = { left: [1.15, 0.32], back: [0.6, -1.05], right: [0, 0] };

type Bound = readonly [axis: 0 | 1, at: number, keepsBelow: boolean];

/** Clips an outline at a line along an axis (Sutherland–Hodgman). */
function cut(points: readonly Point[], [axis, at, keepsBelow]: Bound): readonly Point[] {
  const inside = (point: Point): boolean => (keepsBelow ? point[axis] <= at : point[axis] >= at);
  return points.flatMap((point, index): Point[] => {
    const next = points[(index + 1) % points.length] ?? point;
    const kept = inside(point) ? [point] : [];
    if (inside(point) === inside(next)) return kept;
    const share = (at - point[axis]) / (next[axis] - point[axis]);
    return [...kept, [point[0] + (next[0] - point[0]) * share, point[1] + (next[1] - point[1]) * share]];
  });
}

/** Patches of sunlight from a window on the floor and on the opposite wall, one for each pane. */
export function drawSunlight(room: Room, wall: Wall, panes: readonly (readonly Point[])[]): void {
  const { art, width, height, depth, floor, walls } = room;
  if (!SUNNY.has(art.moodName) || wall.name === 'right') return;
  const { colour } = art.mood.wash;
  const [dx, dz] = SLANTS[wall.name];
  const chance = room.chance.fork('sun');
  const steep = chance.between(0.85, 1.2);
  const patch = (outline: readonly Point[], strength: number): void => {
    art.polygon(outline, mix(colour, '#fff3cf', 0.5), {
      opacity: 0.42 * strength,
      blend: 'soft-light',
      blur: 1.6,
    });
    art.polygon(outline, mix(colour, '#ffe9b8', 0.4), {
      opacity: 0.34 * strength,
      blend: 'screen',
      blur: 1.4,
    });
  };
  const rect = (x: Point, y: Point): readonly Bound[] => [
    [0, x[0], false],
    [0, x[1], true],
    [1, y[0], false],
    [1, y[1], true],
  ];
  const clipped = (points: readonly Point[], bounds: readonly Bound[]): readonly Point[] =>
    bounds.reduce(cut, points);
  for (const pane of panes) {
    const places = pane.map(([u, v]) => wall.place(u, v));
    const onFloor = places.map(([x, y, z]): Point => [x + y * dx * steep, z + y * dz * steep]);
    const lit = clipped(onFloor, rect([0, width], [NEAR_EDGE, depth]));
    if (lit.length > 2) patch(floor.outline(lit), 1);
    if (dz <= 0) continue;
    const onBack = places.map(([x, y, z]): Point => {
      const down = (depth - z) / (dz * steep);
      return [x + down * dx * steep, y - down];
    });
    const seen = clipped(onBack, rect([0, width], [0, height]));
    if (seen.length > 2) patch(walls.back.plane.outline(seen), 0.8);
  }
}
