/** Doors and windows of a plan follow from its rooms. */
import { areaOf, type Plan, type PlanRoom } from './plan.ts';

export interface PlanDoor {
  /** Where its opening begins, and which way the wall runs. */
  readonly x: number;
  readonly y: number;
  readonly along: 'x' | 'y';
  readonly width: number;
  /** Side it opens to: -1 is up or to the left. */
  readonly swing: -1 | 1;
  readonly outer: boolean;
}

export interface PlanWindow {
  readonly x: number;
  readonly y: number;
  readonly along: 'x' | 'y';
  readonly width: number;
}

const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
const shared = (from: number, to: number, a: number, b: number): readonly [number, number] => [
  Math.max(from, a),
  Math.min(to, b),
];

/** The door between two rooms, opening into the first. */
function doorBetween(room: PlanRoom, other: PlanRoom): PlanDoor | undefined {
  const width = room.kind === 'toilet' || room.kind === 'storage' ? 0.75 : 0.85;
  for (const swing of [1, -1] as const) {
    const y = swing > 0 ? room.y : room.y + room.depth;
    const [from, to] = shared(room.x, room.x + room.width, other.x, other.x + other.width);
    const meets = near(y, swing > 0 ? other.y + other.depth : other.y);
    if (meets && to - from > width + 0.2)
      return { x: from + 0.12, y, along: 'x', width, swing, outer: false };
  }
  for (const swing of [1, -1] as const) {
    const x = swing > 0 ? room.x : room.x + room.width;
    const [from, to] = shared(room.y, room.y + room.depth, other.y, other.y + other.depth);
    const meets = near(x, swing > 0 ? other.x + other.width : other.x);
    if (meets && to - from > width + 0.2)
      return { x, y: from + 0.12, along: 'y', width, swing, outer: false };
  }
  return undefined;
}

/** Each room opens to the hall, or else to the living room, or else to any room beside it. */
export function doorsOf({ rooms, width, depth, stairs }: Plan): readonly PlanDoor[] {
  const first = (kind: PlanRoom['kind']): PlanRoom[] => rooms.filter((room) => room.kind === kind);
  const inner = rooms
    .filter(({ kind }) => kind !== 'hall')
    .flatMap((room): PlanDoor[] => {
      const ways = [...first('hall'), ...first('living'), ...first('kitchen'), ...first('study')];
      for (const way of ways) {
        const door = way === room ? undefined : doorBetween(room, way);
        if (door !== undefined) return [door];
      }
      return [];
    });
  const [hall] = first('hall');
  if (hall === undefined) return inner;
  const upstairs = stairs && rooms.every(({ kind }) => kind !== 'living');
  if (upstairs) return inner;
  if (near(hall.y, 0))
    return [...inner, { x: hall.x + 0.3, y: 0, along: 'x', width: 1, swing: 1, outer: true }];
  if (near(hall.x, 0))
    return [...inner, { x: 0, y: hall.y + 0.1, along: 'y', width: 0.95, swing: 1, outer: true }];
  if (near(hall.x + hall.width, width)) {
    return [...inner, { x: width, y: hall.y + 0.2, along: 'y', width: 0.95, swing: -1, outer: true }];
  }
  return [...inner, { x: hall.x + 0.2, y: depth, along: 'x', width: 0.95, swing: -1, outer: true }];
}

const DARK = new Set<PlanRoom['kind']>(['hall', 'toilet', 'storage']);

/** Windows to the street and to the garden, wide as their room asks. */
export function windowsOf({ rooms, depth }: Plan): readonly PlanWindow[] {
  return rooms.flatMap((room): PlanWindow[] => {
    if (DARK.has(room.kind)) return [];
    const width = room.kind === 'bathroom' ? 0.9 : Math.min(room.width - 1, areaOf(room) > 20 ? 3 : 1.8);
    const x = room.x + (room.width - width) / 2;
    if (near(room.y, 0)) return [{ x, y: 0, along: 'x', width }];
    if (near(room.y + room.depth, depth)) return [{ x, y: depth, along: 'x', width }];
    return [];
  });
}
