/** Furniture of a plan, seen from above, in the metres of its room. */
import type { Art, Look } from '../art.ts';
import type { PlanRoom, PlanRoomKind } from './plan.ts';

export interface Sheet {
  readonly art: Art;
  readonly ink: string;
  readonly accent: string;
  /** Px a metre, and px of the floor's corner. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A room with its own drawing tools; places are metres from its upper left corner. */
interface Desk {
  readonly width: number;
  readonly depth: number;
  readonly box: (x: number, y: number, width: number, depth: number, fill?: string) => void;
  readonly disc: (x: number, y: number, rx: number, ry?: number, fill?: string) => void;
  readonly line: (x1: number, y1: number, x2: number, y2: number) => void;
}

const PAPER = '#fbf8f1';

function deskOf({ art, ink, scale, x: left, y: top }: Sheet, room: PlanRoom): Desk {
  const x = (value: number): number => left + (room.x + value) * scale;
  const y = (value: number): number => top + (room.y + value) * scale;
  const look: Look = { stroke: ink, strokeWidth: 1.8 };
  return {
    width: room.width,
    depth: room.depth,
    box: (a, b, width, depth, fill = PAPER) =>
      art.rect(x(a), y(b), width * scale, depth * scale, fill, { ...look, radius: 4 }),
    disc: (a, b, rx, ry = rx, fill = PAPER) => art.ellipse(x(a), y(b), rx * scale, ry * scale, fill, look),
    line: (a, b, c, d) =>
      art.line(
        [
          [x(a), y(b)],
          [x(c), y(d)],
        ],
        ink,
        1.5,
      ),
  };
}

/** A table with chairs on its long sides. */
function table({ box }: Desk, x: number, y: number, width: number, depth: number): void {
  const seats = Math.max(2, Math.floor(width / 0.65));
  for (let seat = 0; seat < seats; seat += 1) {
    const u = x + (width * (seat + 0.5)) / seats - 0.19;
    box(u, y - 0.3, 0.38, 0.36);
    box(u, y + depth - 0.06, 0.38, 0.36);
  }
  box(x, y, width, depth);
}

function sofaAbove({ box, line }: Desk, x: number, y: number, width: number): void {
  box(x, y, width, 0.9);
  box(x, y, width, 0.25);
  const seats = Math.round(width / 0.75);
  for (let seat = 1; seat < seats; seat += 1)
    line(x + (width * seat) / seats, y + 0.25, x + (width * seat) / seats, y + 0.9);
}

function bedAbove({ box, line }: Desk, tint: string, x: number, y: number, width: number): void {
  box(x, y, width, 2);
  const pillows = width > 1.2 ? 2 : 1;
  for (let n = 0; n < pillows; n += 1) box(x + 0.08 + (n * width) / 2, y + 0.1, width / pillows - 0.16, 0.38);
  box(x, y + 0.7, width, 1.3, tint);
  line(x, y + 0.9, x + width, y + 0.9);
}

type Furnish = (desk: Desk, tint: string) => void;
const FURNISHED: Record<PlanRoomKind, Furnish> = {
  living(desk) {
    const { width, depth, box, disc } = desk;
    sofaAbove(desk, 0.4, depth / 2 - 0.95, 2.1);
    box(0.85, depth / 2 + 0.35, 1.1, 0.55);
    box(0.3, depth / 2 - 0.95 - 0.55, 0.45, 0.45);
    if (width > 4.6) table(desk, width - 2.2, depth / 2 - 0.45, 1.6, 0.9);
    disc(width - 0.45, depth - 0.45, 0.22);
  },
  kitchen(desk) {
    const { width, depth, box, disc } = desk;
    box(width - 0.66, 0.2, 0.6, depth - 1.5);
    box(width - 0.58, 0.55, 0.42, 0.6);
    for (const [x, y] of [
      [0.5, 1.55],
      [0.24, 1.55],
      [0.5, 1.82],
      [0.24, 1.82],
    ] as const)
      disc(width - x, y, 0.09);
    if (width > 2.7) table(desk, 0.55, depth / 2 - 0.5, 1.2, 0.75);
  },
  bedroom(desk, tint) {
    const { width, depth, box, line } = desk;
    const wide = width > 2.8 ? 1.6 : 0.9;
    // The head stands at a side wall's middle, clear of window and door.
    bedAbove(desk, tint, width - wide - 0.55, depth - 2.75 > 0.3 ? (depth - 2) / 2 : 0.35, wide);
    box(0.08, depth / 2 - 0.7, 0.6, 1.4);
    line(0.08, depth / 2, 0.68, depth / 2);
  },
  study(desk) {
    const { width, depth, box } = desk;
    box(width - 0.75, depth / 2 - 0.75, 0.65, 1.5);
    box(width - 1.3, depth / 2 - 0.22, 0.45, 0.45);
    box(0.1, 0.35, 0.32, Math.min(1.8, depth - 1.5));
  },
  bathroom(desk) {
    const { width, depth, box, disc, line } = desk;
    const far = depth / 2 - 0.2;
    box(width - 0.8, far - 0.7, 0.72, 1.65);
    box(width - 0.72, far - 0.6, 0.56, 1.45, '#e3eef0');
    box(0.1, far - 0.5, 0.48, 1);
    disc(0.34, far, 0.17, 0.25, '#e3eef0');
    if (depth < 2.8) return;
    box(0.1, far + 0.75, 0.85, 0.85, '#e3eef0');
    line(0.1, far + 0.75, 0.95, far + 1.6);
    line(0.95, far + 0.75, 0.1, far + 1.6);
  },
  toilet({ width, depth, box, disc }) {
    box(width - 0.28, depth / 2 - 0.24, 0.2, 0.48);
    disc(width - 0.48, depth / 2, 0.26, 0.19, '#ffffff');
  },
  storage({ width, depth, box, disc }) {
    box(width - 0.68, depth / 2 - 0.3, 0.6, 0.6);
    disc(width - 0.38, depth / 2, 0.18, 0.18, '#e3eef0');
    if (depth > 2.6) box(width - 0.5, depth / 2 + 0.5, 0.42, Math.min(1, depth / 2 - 0.7));
  },
  hall: () => undefined,
};

/** Draws what stands in a room. */
export const furnish = (sheet: Sheet, room: PlanRoom): void =>
  FURNISHED[room.kind](deskOf(sheet, room), sheet.accent);
