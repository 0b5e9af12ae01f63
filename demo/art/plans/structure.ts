/** The building in a plan: floors, walls, windows, doors and stairs. */
import type { Point } from '../canvas/art.ts';
import { lit } from '../canvas/colour.ts';
import type { PlanDoor } from './doors.ts';
import { INNER, OUTER, type Plan, type PlanRoom, type PlanRoomKind, type Rect } from './plan.ts';
import type { Sheet } from './symbols.ts';
import { type PlanWindow, windowsOf } from './windows.ts';

export const PAPER = '#f6f1e6';
const GLASS = '#dbe9ec';

const FLOORS: Record<PlanRoomKind, readonly [colour: string, pattern: 'boards' | 'tiles']> = {
  living: ['#eedfc6', 'boards'],
  bedroom: ['#eee2d4', 'boards'],
  study: ['#ece0c8', 'boards'],
  kitchen: ['#e2e7e3', 'tiles'],
  bathroom: ['#d6e3e5', 'tiles'],
  toilet: ['#d6e3e5', 'tiles'],
  storage: ['#e6e5de', 'tiles'],
  hall: ['#f1eadc', 'tiles'],
};

/** Boards lie along the longer side of a room. */
export function floorOf({ art, scale, x, y }: Sheet, room: PlanRoom): void {
  const [colour, pattern] = FLOORS[room.kind];
  const [left, top] = [x + room.x * scale, y + room.y * scale];
  const [wide, tall] = [room.width * scale, room.depth * scale];
  art.rect(left, top, wide, tall, colour);
  const step = (pattern === 'boards' ? 0.2 : 0.4) * scale;
  const across = pattern === 'tiles' || room.width >= room.depth;
  const down = pattern === 'tiles' || !across;
  let d = '';
  if (across)
    for (let line = step; line < tall; line += step) d += `M${left} ${Math.round(top + line)}h${wide}`;
  if (down)
    for (let line = step; line < wide; line += step) d += `M${Math.round(left + line)} ${top}v${tall}`;
  art.path(d, 'none', { stroke: lit(colour, -0.05), strokeWidth: 0.9, opacity: 0.7 });
}

const inPx = ({ scale, x, y }: Sheet, rect: Rect): readonly [number, number, number, number] => [
  x + rect.x * scale,
  y + rect.y * scale,
  rect.width * scale,
  rect.depth * scale,
];

export function walls(sheet: Sheet, plan: Plan): void {
  const { art, ink } = sheet;
  const wall = (rect: Rect): void => art.rect(...inPx(sheet, rect), ink);
  for (const { x, y, width, depth } of plan.rooms) {
    const half = INNER / 2;
    if (x > 0)
      wall({ x: x - half, y: y - (y > 0 ? half : 0), width: INNER, depth: depth + (y > 0 ? half : 0) });
    if (y > 0)
      wall({ x: x - (x > 0 ? half : 0), y: y - half, width: width + (x > 0 ? half : 0), depth: INNER });
  }
  const [width, depth] = [plan.width + 2 * OUTER, plan.depth + 2 * OUTER];
  wall({ x: -OUTER, y: -OUTER, width, depth: OUTER });
  wall({ x: -OUTER, y: plan.depth, width, depth: OUTER });
  wall({ x: -OUTER, y: -OUTER, width: OUTER, depth });
  wall({ x: plan.width, y: -OUTER, width: OUTER, depth });
}

/** Area of an opening in a wall of `thick` metres, outside a side of the floor or centred on an inner wall. */
function inWall(
  { x, y, along, width }: Pick<PlanDoor, 'x' | 'y' | 'along' | 'width'>,
  from: number,
  thick: number,
): Rect {
  return along === 'x'
    ? { x, y: y + from, width, depth: thick }
    : { x: x + from, y, width: thick, depth: width };
}

const outwards = ({ x, y, along }: Pick<PlanDoor, 'x' | 'y' | 'along'>): number =>
  (along === 'x' ? y : x) === 0 ? -OUTER : 0;

function windowIn(sheet: Sheet, window: PlanWindow): void {
  const { art, ink } = sheet;
  const from = outwards(window);
  art.rect(...inPx(sheet, inWall(window, from, OUTER)), PAPER);
  const look = { stroke: ink, strokeWidth: 1.8 };
  art.rect(...inPx(sheet, inWall(window, from, OUTER)), GLASS, look);
  art.rect(...inPx(sheet, inWall(window, from + 0.11, 0.08)), PAPER, look);
}

export const windows = (sheet: Sheet, plan: Plan): void => {
  for (const window of windowsOf(plan)) windowIn(sheet, window);
};

/** An opening, with its leaf and its swing as a quarter circle; a mark points at the front door. */
export function door(sheet: Sheet, one: PlanDoor): void {
  const { art, ink, accent, scale, x: left, y: top } = sheet;
  const { x, y, along, width, leaf, outer } = one;
  const thick = outer ? OUTER : INNER + 0.02;
  const from = outer ? outwards(one) : -thick / 2;
  art.rect(...inPx(sheet, inWall(one, from, thick)), outer ? '#efe6d6' : '#f1eadc');
  const at = (a: number, b: number): Point =>
    along === 'x'
      ? [left + (x + a) * scale, top + (y + b) * scale]
      : [left + (x + b) * scale, top + (y + a) * scale];
  if (leaf === null) {
    for (const b of [-thick / 2, thick / 2])
      art.path(`M${at(0, b).join(' ')}L${at(width, b).join(' ')}`, 'none', {
        stroke: ink,
        strokeWidth: 1.2,
        opacity: 0.45,
      });
    return;
  }
  const [hinge, latch] = leaf.hinge === 'start' ? [0, width] : [width, 0];
  const [fixed, open, shut] = [at(hinge, 0), at(hinge, leaf.swing * width), at(latch, 0)];
  const clockwise =
    (open[0] - fixed[0]) * (shut[1] - fixed[1]) > (open[1] - fixed[1]) * (shut[0] - fixed[0]) ? 1 : 0;
  art.line([fixed, open], ink, 3.4);
  art.path(
    `M${open.join(' ')}A${width * scale} ${width * scale} 0 0 ${clockwise} ${shut.join(' ')}`,
    'none',
    { stroke: ink, strokeWidth: 1.3, opacity: 0.7 },
  );
  if (!outer) return;
  const out = (value: number): number => -leaf.swing * (OUTER + value);
  art.polygon(
    [at(width / 2, out(0.12)), at(width / 2 - 0.17, out(0.42)), at(width / 2 + 0.17, out(0.42))],
    accent,
  );
}

const STEPS = 15;

/** Stairs from above, with an arrow in the direction up. */
export function stairs(sheet: Sheet, plan: Plan): void {
  if (plan.stairs === null) return;
  const { art, ink, accent, scale, x: left, y: top } = sheet;
  const { x, y, width, depth } = plan.stairs;
  art.rect(...inPx(sheet, plan.stairs), '#fbf8f1', { stroke: ink, strokeWidth: 1.8 });
  const lies = width > depth;
  const [long, wide] = lies ? [width, depth] : [depth, width];
  const at = (along: number, across: number): Point =>
    lies
      ? [left + (x + along) * scale, top + (y + across) * scale]
      : [left + (x + across) * scale, top + (y + along) * scale];
  for (let step = 1; step < STEPS; step += 1) {
    const along = (long * step) / STEPS;
    art.line([at(along, 0), at(along, wide)], ink, 1.3);
  }
  const [middle, tip] = [wide / 2, long - 0.12];
  art.ellipse(...at(0.12, middle), 5, 5, accent);
  art.line([at(0.12, middle), at(tip - 0.1, middle)], accent, 2.8);
  art.polygon([at(tip, middle), at(tip - 0.22, middle - 0.1), at(tip - 0.22, middle + 0.1)], accent);
}
