/** A floor as data: the source of a drawn plan, and of the rooms in a listing. Lengths are metres. */
export type PlanRoomKind =
  | 'living'
  | 'kitchen'
  | 'bedroom'
  | 'bathroom'
  | 'toilet'
  | 'hall'
  | 'storage'
  | 'study';

export interface Rect {
  /** Upper left corner, relative to that of the floor inside its outer walls. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
}

/** A room with its half of the walls around it, so that the rooms fill the floor without gaps. */
export interface PlanRoom extends Rect {
  readonly kind: PlanRoomKind;
}

export const SIDES = ['top', 'right', 'bottom', 'left'] as const;
export type Side = (typeof SIDES)[number];

/** A flat has one floor; a house has its bedrooms on the upper one. */
export type PlanFloor = 'flat' | 'ground' | 'upper';

export interface Plan {
  readonly floor: PlanFloor;
  /** Inside the outer walls. */
  readonly width: number;
  readonly depth: number;
  readonly rooms: readonly PlanRoom[];
  /** Sides with windows; behind the others is a neighbour or a stairwell. */
  readonly facades: readonly Side[];
  /** Side of the front door; null on an upper floor. */
  readonly entrance: Side | null;
  /** Stairs to the other floor, in the hall: in the same place on both. */
  readonly stairs: Rect | null;
}

/** Thickness of walls. */
export const OUTER = 0.3;
export const INNER = 0.12;

export const near = (one: number, other: number): boolean => Math.abs(one - other) < 0.001;

/** Sides of a room that are outer walls. */
export const outerSides = (plan: Pick<Plan, 'width' | 'depth'>, room: Rect): readonly Side[] =>
  SIDES.filter(
    (side) =>
      ({
        top: near(room.y, 0),
        right: near(room.x + room.width, plan.width),
        bottom: near(room.y + room.depth, plan.depth),
        left: near(room.x, 0),
      })[side],
  );

/** The usable floor: the room without its half of the inner walls. */
export function clearOf(plan: Pick<Plan, 'width' | 'depth'>, room: Rect): Rect {
  const outer = outerSides(plan, room);
  const half = (side: Side): number => (outer.includes(side) ? 0 : INNER / 2);
  return {
    x: room.x + half('left'),
    y: room.y + half('top'),
    width: room.width - half('left') - half('right'),
    depth: room.depth - half('top') - half('bottom'),
  };
}

/** Square metres of a room between its walls, to a tenth as listings give them. */
export function areaOf(plan: Pick<Plan, 'width' | 'depth'>, room: Rect): number {
  const { width, depth } = clearOf(plan, room);
  return Math.round(width * depth * 10) / 10;
}

/** Square metres of a floor including its walls. */
export const grossOf = ({ width, depth }: Pick<Plan, 'width' | 'depth'>): number =>
  (width + 2 * OUTER) * (depth + 2 * OUTER);

export const roomsOf = ({ rooms }: Pick<Plan, 'rooms'>, kind: PlanRoomKind): readonly PlanRoom[] =>
  rooms.filter((room) => room.kind === kind);

/** Bathrooms with a toilet: all but the first, and the first too when no room is a toilet. */
export function bathroomsWithToilet(plan: Plan): readonly PlanRoom[] {
  const bathrooms = roomsOf(plan, 'bathroom');
  const apart = plan.floor === 'upper' || roomsOf(plan, 'toilet').length > 0;
  return apart ? bathrooms.slice(1) : bathrooms;
}

export const overlap = (one: Rect, other: Rect): boolean =>
  one.x + one.width > other.x + 0.001 &&
  other.x + other.width > one.x + 0.001 &&
  one.y + one.depth > other.y + 0.001 &&
  other.y + other.depth > one.y + 0.001;
