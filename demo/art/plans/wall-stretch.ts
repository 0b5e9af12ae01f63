/** Stretches of wall that can contain doors and windows. */
import { near, type Plan, type Rect, type Side } from './plan.ts';

export type Axis = 'x' | 'y';

/** A wall shared by two rooms, or a side of the floor: its start, direction and length. */
export interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly along: Axis;
  readonly length: number;
  /** Side on which the room lies: -1 is up or to the left. */
  readonly side: -1 | 1;
}

/** The wall between two rooms, seen from the first. */
export function between(room: Rect, other: Rect): Stretch | undefined {
  const span = (axis: Axis): readonly [number, number] => {
    const size = axis === 'x' ? 'width' : 'depth';
    const from = Math.max(room[axis], other[axis]);
    return [from, Math.min(room[axis] + room[size], other[axis] + other[size]) - from];
  };
  const [x, wide] = span('x');
  const [y, deep] = span('y');
  if (wide > 0.5 && near(room.y, other.y + other.depth))
    return { x, y: room.y, along: 'x', length: wide, side: 1 };
  if (wide > 0.5 && near(other.y, room.y + room.depth))
    return { x, y: other.y, along: 'x', length: wide, side: -1 };
  if (deep > 0.5 && near(room.x, other.x + other.width))
    return { x: room.x, y, along: 'y', length: deep, side: 1 };
  if (deep > 0.5 && near(other.x, room.x + room.width))
    return { x: other.x, y, along: 'y', length: deep, side: -1 };
  return undefined;
}

/** The part of a side of the floor along a room. */
export function sideOf({ width, depth }: Plan, room: Rect, side: Side): Stretch {
  const { x, y } = room;
  switch (side) {
    case 'top':
      return { x, y: 0, along: 'x', length: room.width, side: 1 };
    case 'bottom':
      return { x, y: depth, along: 'x', length: room.width, side: -1 };
    case 'left':
      return { x: 0, y, along: 'y', length: room.depth, side: 1 };
    case 'right':
      return { x: width, y, along: 'y', length: room.depth, side: -1 };
  }
}
