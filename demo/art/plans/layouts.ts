import type { Plan, PlanFloor, PlanRoom, PlanRoomKind, Rect, Side } from './plan.ts';

/**
 * A room, or rooms side by side, with its size in metres within its parent. Rows are stacked, parts of a row
 * lie side by side, and parts of those are stacked again. A part marked `kept` has a fixed size.
 */
type Part = readonly [what: PlanRoomKind | readonly Part[], size: number, kept?: 'kept'];

/** A room that grows with its floor, and one with a fixed size. */
export const room = (kind: PlanRoomKind, size: number): Part => [kind, size];
export const fixed = (kind: PlanRoomKind, size: number): Part => [kind, size, 'kept'];
/** Parts that grow with their floor, and parts with a fixed size. */
export const parts = (size: number, ...inner: readonly Part[]): Part => [inner, size];
export const fixedParts = (size: number, ...inner: readonly Part[]): Part => [inner, size, 'kept'];

/** Layout of a floor, from the street to the back. */
export interface Layout {
  readonly floor: PlanFloor;
  readonly rows: readonly Part[];
  readonly facades: readonly Side[];
  readonly entrance: Side | null;
  /** Stairs along the right wall of the hall: distance of that wall from the right, and extent along it. */
  readonly stairs?: { readonly fromRight: number; readonly from: number; readonly to: number };
}

/** Plans use steps of five centimetres. */
const STEP = 0.05;
const cm = (value: number): number => Math.round(value * 100) / 100;
const stepped = (value: number): number => cm(Math.round(value / STEP) * STEP);

/** Sizes that fill a length: the space left by fixed parts is divided among the others in proportion. */
function filled(parts: readonly Part[], length: number): readonly number[] {
  const sum = (kept: boolean): number =>
    parts.reduce((total, part) => total + ((part[2] === 'kept') === kept ? part[1] : 0), 0);
  const scale = (length - sum(true)) / sum(false);
  const sizes = parts.map(([, size, kept]) => (kept === 'kept' ? size : stepped(size * scale)));
  const last = parts.findLastIndex(([, , kept]) => kept !== 'kept');
  const others = sizes.reduce((total, size, index) => total + (index === last ? 0 : size), 0);
  return sizes.map((size, index) => (index === last ? cm(length - others) : size));
}

function placed(parts: readonly Part[], down: boolean, { x, y, width, depth }: Rect): PlanRoom[] {
  let along = 0;
  const sizes = filled(parts, down ? depth : width);
  return parts.flatMap(([what], index) => {
    const size = sizes[index] ?? 0;
    const rect = down
      ? { x, y: cm(y + along), width, depth: size }
      : { x: cm(x + along), y, width: size, depth };
    along += size;
    return typeof what === 'string' ? [{ kind: what, ...rect }] : placed(what, !down, rect);
  });
}

/** The floor of a layout at a width and a depth, in metres inside its outer walls. */
export function planOf({ rows, stairs, ...layout }: Layout, width: number, depth: number): Plan {
  const right = width - (stairs?.fromRight ?? 0);
  const wide = 0.9;
  return {
    ...layout,
    width,
    depth,
    rooms: placed(rows, true, { x: 0, y: 0, width, depth }),
    stairs: stairs
      ? { x: cm(right - wide), y: stairs.from, width: wide, depth: cm(stairs.to - stairs.from) }
      : null,
  };
}

const LYING: Readonly<Record<Side, Side>> = { top: 'left', left: 'top', right: 'bottom', bottom: 'right' };

/** Rotates a floor that is deeper than wide, so that the street is at the left. Others do not change. */
export function lying(plan: Plan): Plan {
  if (plan.depth <= plan.width) return plan;
  const turned = <T extends Rect>(rect: T): T => ({
    ...rect,
    x: rect.y,
    y: rect.x,
    width: rect.depth,
    depth: rect.width,
  });
  return {
    ...plan,
    width: plan.depth,
    depth: plan.width,
    rooms: plan.rooms.map(turned),
    stairs: plan.stairs && turned(plan.stairs),
    facades: plan.facades.map((side) => LYING[side]),
    entrance: plan.entrance && LYING[plan.entrance],
  };
}

const MIRRORED: Readonly<Record<Side, Side>> = {
  top: 'top',
  right: 'left',
  bottom: 'bottom',
  left: 'right',
};

/** The mirrored floor. */
export function mirrored(plan: Plan): Plan {
  const turned = <T extends Rect>(rect: T): T => ({ ...rect, x: cm(plan.width - rect.x - rect.width) });
  return {
    ...plan,
    rooms: plan.rooms.map(turned),
    stairs: plan.stairs && turned(plan.stairs),
    facades: plan.facades.map((side) => MIRRORED[side]),
    entrance: plan.entrance && MIRRORED[plan.entrance],
  };
}
