/** Doors of a floor plan, derived from its rooms. */
import { overlap, type Plan, type PlanRoom, type PlanRoomKind, type Rect, roomsOf } from './plan.ts';
import { type Axis, between, type Stretch, sideOf } from './wall-stretch.ts';

export interface PlanDoor {
  /** Start of its opening, on the centre line of its wall. */
  readonly x: number;
  readonly y: number;
  readonly along: Axis;
  readonly width: number;
  /** Side to which its leaf opens, and the end with the hinge; null for an opening without a leaf. */
  readonly leaf: { readonly swing: -1 | 1; readonly hinge: 'start' | 'end' } | null;
  readonly outer: boolean;
  readonly joins: readonly [room: PlanRoom, other: PlanRoom | null];
}

/** A strip of floor beside a piece of wall. */
const strip = (x: number, y: number, along: Axis, length: number, reach: number, side: -1 | 1): Rect =>
  along === 'x'
    ? { x, y: side > 0 ? y : y - reach, width: length, depth: reach }
    : { x: side > 0 ? x : x - reach, y, width: reach, depth: length };

/** Floor area that a leaf sweeps, as a square; empty for an opening without a leaf. */
export const sweptBy = ({ x, y, along, width, leaf }: PlanDoor): readonly Rect[] =>
  leaf === null ? [] : [strip(x, y, along, width, width, leaf.swing)];

/** Free floor in front of a door; less in a small room. */
const APPROACH = 0.6;
const SHARE = 0.3;

/** Floor areas in front of a door. */
export const approachOf = ({ x, y, along, width, leaf, joins }: PlanDoor): readonly Rect[] =>
  ([-1, 1] as const)
    .filter((side) => side !== leaf?.swing)
    .map((side) => {
      const touch = strip(x, y, along, width, 0.1, side);
      const room = joins.find((one) => one !== null && overlap(one, touch));
      const deep = (along === 'x' ? room?.depth : room?.width) ?? 0;
      return strip(x, y, along, width, Math.min(APPROACH, deep * SHARE), side);
    });

/** Distance from the corner: half a wall, and the frame. */
const FROM_CORNER = 0.12;

/**
 * A door at one end of a wall or the other, so that its leaf rests against the adjoining wall; else in the
 * middle.
 */
function doorsAlong(
  { x, y, along, length, side }: Stretch,
  width: number,
  outward: boolean,
): readonly Omit<PlanDoor, 'joins' | 'outer'>[] {
  if (length < width + 2 * FROM_CORNER - 0.05) return [];
  const far = length - FROM_CORNER - width;
  const places = [
    [FROM_CORNER, 'start'],
    [far, 'end'],
    [(length - width) / 2, 'start'],
  ] as const;
  const swing = outward ? (side > 0 ? -1 : 1) : side;
  return places.map(([shift, hinge]) => ({
    x: along === 'x' ? x + shift : x,
    y: along === 'y' ? y + shift : y,
    along,
    width,
    leaf: { swing, hinge },
  }));
}

const WIDTHS: Partial<Record<PlanRoomKind, number>> = { toilet: 0.73, storage: 0.73, bathroom: 0.78 };
/** Rooms from which another room is entered, the preferred ones first. */
const WAYS = ['hall', 'living', 'kitchen', 'study'] as const;
/** Minimum depth in metres of a room whose door opens inwards. */
const SMALL: Partial<Record<PlanRoomKind, number>> = { toilet: 1.6, storage: 1.2 };

function doorsTo(plan: Plan, room: PlanRoom): readonly PlanDoor[] {
  const width = WIDTHS[room.kind] ?? 0.83;
  return WAYS.flatMap((kind) => roomsOf(plan, kind)).flatMap((way) => {
    const wall = way === room ? undefined : between(room, way);
    if (wall === undefined) return [];
    const reach = wall.along === 'x' ? room.depth : room.width;
    const outward = reach < (SMALL[room.kind] ?? 0);
    return doorsAlong(wall, width, outward).map(
      (door): PlanDoor => ({ ...door, outer: false, joins: [room, way] }),
    );
  });
}

/** The kitchen is open to an adjacent living room. */
function openings(plan: Plan): readonly PlanDoor[] {
  const [kitchen] = roomsOf(plan, 'kitchen');
  const [living] = roomsOf(plan, 'living');
  const wall = kitchen && living ? between(kitchen, living) : undefined;
  if (kitchen === undefined || living === undefined || wall === undefined) return [];
  const width = Math.min(wall.length - 0.5, 2.4);
  const shift = (wall.length - width) / 2;
  const at = wall.along === 'x' ? { x: wall.x + shift, y: wall.y } : { x: wall.x, y: wall.y + shift };
  return [{ ...at, along: wall.along, width, leaf: null, outer: false, joins: [kitchen, living] }];
}

function entrances(plan: Plan): readonly PlanDoor[] {
  const [hall] = roomsOf(plan, 'hall');
  if (hall === undefined || plan.entrance === null) return [];
  return doorsAlong(sideOf(plan, hall, plan.entrance), 0.93, false).map((door) => ({
    ...door,
    outer: true,
    joins: [hall, null],
  }));
}

/** Order in which rooms choose their door; the kitchen needs none. */
const BY_WEIGHT = ['living', 'toilet', 'bedroom', 'study', 'bathroom', 'storage'] as const;

const hits = (ones: readonly Rect[], others: readonly Rect[]): boolean =>
  ones.some((one) => others.some((other) => overlap(one, other)));

/** One door of each choice, the first that is clear of the doors before it; `clear` says whether all are. */
function chosen(plan: Plan, choices: readonly (readonly PlanDoor[])[]) {
  const doors: PlanDoor[] = [...openings(plan)];
  const stairs = plan.stairs ? [plan.stairs] : [];
  const fits = (door: PlanDoor): boolean => {
    const [swept, approach] = [sweptBy(door), approachOf(door)];
    return (
      !hits([...swept, ...approach], stairs) &&
      doors.every(
        (other) => !hits(swept, [...sweptBy(other), ...approachOf(other)]) && !hits(approach, sweptBy(other)),
      )
    );
  };
  let clear = true;
  for (const options of choices) {
    const door = options.find(fits);
    clear &&= door !== undefined || options.length === 0;
    doors.push(...[door ?? options[0]].filter((one) => one !== undefined));
  }
  return { doors, clear };
}

/**
 * Every room opens to the hall, or else to the living room and so on; no leaf blocks another. In a wide hall
 * the front door is placed last, in a narrow one first.
 */
export function doorsOf(plan: Plan): readonly PlanDoor[] {
  const rooms = BY_WEIGHT.flatMap((kind) => roomsOf(plan, kind)).map((room) => doorsTo(plan, room));
  const last = chosen(plan, [...rooms, entrances(plan)]);
  return last.clear ? last.doors : chosen(plan, [entrances(plan), ...rooms]).doors;
}
