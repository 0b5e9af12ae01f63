/** Writes areas on the floors of a plan, in free places. */

import { type PlanDoor, sweptBy } from './doors.ts';
import { figures, widthOf } from './figures.ts';
import type { Piece } from './furniture.ts';
import { areaOf, clearOf, overlap, type Plan, type PlanRoom, type Rect } from './plan.ts';
import type { Sheet } from './symbols.ts';

const STEP = 0.1;
/** Height in px, free margin, and whether it is rotated; the first that fits is used. */
const MANNERS = [
  [24, 1.6, false],
  [24, 0.8, false],
  [20, 0.7, false],
  [24, 0.8, true],
  [20, 0.7, true],
  [17, 0.7, false],
  [17, 0.7, true],
  [14, 0.6, false],
  [14, 0.6, true],
] as const;
const SMALLEST = 14;

/** The free place of a size that is nearest to the middle of a room, as its centre. */
function freePlace(room: Rect, [wide, deep]: readonly [number, number], taken: readonly Rect[]) {
  const [cx, cy] = [room.x + room.width / 2, room.y + room.depth / 2];
  const found: { readonly at: readonly [number, number]; readonly far: number }[] = [];
  for (let x = room.x + wide / 2; x <= room.x + room.width - wide / 2 + 0.001; x += STEP) {
    for (let y = room.y + deep / 2; y <= room.y + room.depth - deep / 2 + 0.001; y += STEP) {
      const box = { x: x - wide / 2, y: y - deep / 2, width: wide, depth: deep };
      if (!taken.some((one) => overlap(box, one)))
        found.push({ at: [x, y], far: Math.hypot(x - cx, y - cy) });
    }
  }
  return found.sort((a, b) => a.far - b.far)[0]?.at;
}

/** To a tenth, with a decimal comma as in three of the four languages. */
export const squareMetres = (value: number, digits: number): string =>
  `${value.toFixed(digits).replace('.', ',')} m²`;

/** Writes a room's area on its floor: upright if there is space, else rotated, else smaller. */
export function letter(
  sheet: Sheet,
  plan: Plan,
  room: PlanRoom,
  pieces: readonly Piece[],
  doors: readonly PlanDoor[],
): void {
  const { art, ink, scale, x, y } = sheet;
  const text = squareMetres(areaOf(plan, room), 1);
  const clear = clearOf(plan, room);
  const taken = [...pieces, ...doors.flatMap(sweptBy), ...(plan.stairs ? [plan.stairs] : [])];
  for (const [size, around, turned] of MANNERS) {
    const wide = (widthOf(text, size) + size * around) / scale;
    const deep = (size * (1 + around)) / scale;
    const at = freePlace(clear, turned ? [deep, wide] : [wide, deep], taken);
    if (at === undefined) continue;
    figures(art, text, [x + at[0] * scale, y + at[1] * scale], size, ink, turned);
    return;
  }
  figures(
    art,
    text,
    [x + (clear.x + clear.width / 2) * scale, y + (clear.y + clear.depth / 2) * scale],
    SMALLEST,
    ink,
  );
}
