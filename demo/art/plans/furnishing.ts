/** Furniture in the rooms of a plan: to scale, clear of doors and of other pieces. */

import { approachOf, doorsOf, type PlanDoor, sweptBy } from './doors.ts';
import { FURNITURE, type Piece, type PieceSpec } from './furniture.ts';
import {
  bathroomsWithToilet,
  clearOf,
  overlap,
  type Plan,
  type PlanRoom,
  type Rect,
  roomsOf,
  SIDES,
  type Side,
} from './plan.ts';
import { type PlanWindow, windowsOf } from './windows.ts';

const OPPOSITE: Readonly<Record<Side, Side>> = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' };
const upright = (side: Side): boolean => side === 'left' || side === 'right';
const middle = ({ x, y, width, depth }: Rect): readonly [number, number] => [x + width / 2, y + depth / 2];
const grown = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
});

/** A piece with its back at a side of a room, at a position along it and a distance from it. */
function standing(room: Rect, back: Side, wide: number, deep: number, along: number, away: number): Rect {
  const [width, depth] = upright(back) ? [deep, wide] : [wide, deep];
  return {
    width,
    depth,
    x:
      back === 'left' ? room.x + away : back === 'right' ? room.x + room.width - deep - away : room.x + along,
    y:
      back === 'top' ? room.y + away : back === 'bottom' ? room.y + room.depth - deep - away : room.y + along,
  };
}

/** Floor in front of a piece that must stay free. */
const before = (rect: Rect, back: Side, reach: number): Rect =>
  standing(rect, OPPOSITE[back], upright(back) ? rect.depth : rect.width, reach, 0, -reach);

const STEP = 0.05;
const GAP = 0.04;

interface Place extends Piece {
  readonly front: Rect | null;
}

/** All places of a piece in a room, the best first. */
function placesOf(
  spec: PieceSpec,
  [wide, deep]: readonly [number, number],
  room: Rect,
  windows: readonly PlanWindow[],
  opening: PlanDoor | undefined,
  done: readonly Place[],
): readonly Place[] {
  const lounge = done.find(({ kind }) => kind === 'lounge');
  const backs = spec.opposite && lounge ? [OPPOSITE[lounge.back]] : SIDES;
  const rated = backs.flatMap((back) => {
    const length = (upright(back) ? room.depth : room.width) - wide;
    const reach = (upright(back) ? room.width : room.depth) - deep;
    const away = spec.away ?? 0;
    if (length < 0 || reach < away) return [];
    const lit = windows.some(({ side }) => side === back);
    const steps = Math.floor(length / STEP);
    return Array.from({ length: steps + 1 }, (_, step) => {
      const along = step === steps ? length : step * STEP;
      const rect = standing(room, back, wide, deep, along, away);
      const off = spec.at === 'corner' ? Math.min(along, length - along) : Math.abs(along - length / 2);
      const [x, y] = middle(rect);
      const far = opening ? Math.hypot(x - opening.x, y - opening.y) : 0;
      const facing = spec.opposite && lounge ? middle(lounge) : undefined;
      const aside = facing ? Math.abs(upright(back) ? y - facing[1] : x - facing[0]) : 0;
      const cost = off * 0.6 + (lit ? (spec.atWindow ?? 0.6) : 0) + far * (spec.pull ?? 0) + aside * 2;
      const front = spec.front === undefined ? null : before(rect, back, spec.front);
      return { cost, place: { kind: spec.kind, back, ...rect, front } };
    });
  });
  return rated.sort((a, b) => a.cost - b.cost).map(({ place }) => place);
}

function furnishRoom(
  plan: Plan,
  room: PlanRoom,
  doors: readonly PlanDoor[],
  windows: readonly PlanWindow[],
): readonly Piece[] {
  const clear = clearOf(plan, room);
  const inner = grown(clear, -GAP);
  const own = windows.filter((window) => window.room === room);
  const opening = doors.find(({ leaf, joins }) => leaf === null && joins.includes(room));
  const kept = [
    ...doors.flatMap((door) => [...sweptBy(door), ...approachOf(door)]),
    ...(plan.stairs ? [grown(plan.stairs, 0.1)] : []),
  ];
  const tallBefore = own.map((window) =>
    window.along === 'x'
      ? { x: window.x, y: window.y - 0.5, width: window.width, depth: 1 }
      : { x: window.x - 0.5, y: window.y, width: 1, depth: window.width },
  );
  const done: Place[] = [];
  const fits = (place: Place, spec: PieceSpec): boolean => {
    const { front } = place;
    return (
      !kept.some((one) => overlap(one, place)) &&
      !(spec.tall && tallBefore.some((one) => overlap(one, place))) &&
      done.every(
        (other) =>
          !overlap(grown(place, GAP), other) &&
          !(other.front && overlap(other.front, place)) &&
          !(front && overlap(front, other)),
      )
    );
  };
  const facts = {
    width: clear.width,
    depth: clear.depth,
    sleeps: roomsOf(plan, 'bedroom').length === 0 && plan.floor === 'flat',
    toilet: bathroomsWithToilet(plan).includes(room),
    upstairs: plan.floor === 'upper',
  };
  for (const spec of FURNITURE[room.kind](facts)) {
    for (const size of spec.sizes) {
      const place = placesOf(spec, size, inner, own, opening, done).find((one) => fits(one, spec));
      if (place === undefined) continue;
      done.push(place);
      break;
    }
  }
  return done;
}

/** Furniture of a whole floor, by room. */
export function furnishingOf(plan: Plan): ReadonlyMap<PlanRoom, readonly Piece[]> {
  const doors = doorsOf(plan);
  const windows = windowsOf(plan);
  return new Map(plan.rooms.map((room) => [room, furnishRoom(plan, room, doors, windows)]));
}
