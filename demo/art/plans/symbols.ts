/** Furniture of a plan, seen from above. */
import type { Art, Look } from '../canvas/art.ts';
import { lit, mix } from '../canvas/colour.ts';
import type { Piece, PieceKind } from './furniture.ts';

/** The paper of a plan: position, scale and colours. */
export interface Sheet {
  readonly art: Art;
  readonly ink: string;
  readonly accent: string;
  /** Px per metre, and px of the floor's corner inside its walls. */
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** A piece with drawing tools in its own metres: along its wall, and from it. */
interface Desk {
  readonly wide: number;
  readonly deep: number;
  readonly soft: string;
  readonly box: (u: number, v: number, wide: number, deep: number, fill?: string) => void;
  readonly disc: (u: number, v: number, ru: number, rv?: number, fill?: string) => void;
  readonly line: (u1: number, v1: number, u2: number, v2: number) => void;
}

const WHITE = '#fdfbf6';
const WATER = '#dcebee';
const LEAF = '#8fa67f';

function deskOf({ art, ink, accent, scale, x: left, y: top }: Sheet, piece: Piece): Desk {
  const { back, x, y, width, depth } = piece;
  const upright = back === 'left' || back === 'right';
  const at = (u: number, v: number): readonly [number, number] => {
    const place = {
      top: [x + u, y + v],
      bottom: [x + u, y + depth - v],
      left: [x + v, y + u],
      right: [x + width - v, y + u],
    } as const;
    const [a, b] = place[back];
    return [left + a * scale, top + b * scale];
  };
  const look: Look = { stroke: ink, strokeWidth: 1.7 };
  return {
    wide: upright ? depth : width,
    deep: upright ? width : depth,
    soft: accent,
    box(u, v, wide, deep, fill = WHITE) {
      const [[a, b], [c, d]] = [at(u, v), at(u + wide, v + deep)];
      art.rect(Math.min(a, c), Math.min(b, d), Math.abs(c - a), Math.abs(d - b), fill, {
        ...look,
        radius: 3,
      });
    },
    disc(u, v, ru, rv = ru, fill = WHITE) {
      const [a, b] = at(u, v);
      const [rx, ry] = upright ? [rv, ru] : [ru, rv];
      art.ellipse(a, b, rx * scale, ry * scale, fill, look);
    },
    line: (u1, v1, u2, v2) => art.line([at(u1, v1), at(u2, v2)], ink, 1.4),
  };
}

/** A table with chairs on its long sides. */
function table({ wide, deep, box }: Desk): void {
  const seats = Math.max(1, Math.floor(wide / 0.6));
  for (let seat = 0; seat < seats; seat += 1) {
    const u = (wide * (seat + 0.5)) / seats - 0.2;
    for (const [v, edge] of [
      [0, 0],
      [deep - 0.42, deep - 0.08],
    ] as const) {
      box(u, v, 0.4, 0.42);
      box(u, edge, 0.4, 0.08);
    }
  }
  box(0, 0.35, wide, deep - 0.7, '#f0e3cd');
}

function lounge({ wide, deep, box, disc, line, soft }: Desk): void {
  box(0.1, 0.5, wide - 0.2, deep - 0.5, mix(soft, WHITE, 0.55));
  box(0, 0, wide, 0.92, soft);
  box(0, 0, wide, 0.24, soft);
  box(0, 0, 0.2, 0.92, soft);
  box(wide - 0.2, 0, 0.2, 0.92, soft);
  const seats = wide > 2 ? 3 : 2;
  for (let seat = 1; seat < seats; seat += 1) {
    const u = 0.2 + ((wide - 0.4) * seat) / seats;
    line(u, 0.24, u, 0.92);
  }
  if (wide > 2) box(wide / 2 - 0.55, 1.3, 1.1, 0.55);
  else disc(wide / 2, 1.42, 0.32);
}

function bed({ wide, box, line, soft }: Desk): void {
  const tables = wide > 2.2;
  const from = tables ? 0.5 : 0;
  const across = tables ? wide - 1 : wide;
  if (tables) for (const u of [0.05, wide - 0.45]) box(u, 0.03, 0.4, 0.38);
  box(from, 0, across, 2.03);
  const pillows = across > 1.2 ? 2 : 1;
  for (let n = 0; n < pillows; n += 1)
    box(from + 0.08 + (n * across) / pillows, 0.1, across / pillows - 0.16, 0.38);
  box(from, 0.72, across, 1.31, soft);
  line(from, 0.95, from + across, 0.95);
}

function units({ wide, deep, box, disc }: Desk): void {
  box(0, 0, wide, deep);
  // A fridge at one end, then the sink, then the hob.
  box(0, 0, 0.6, deep, '#eceae3');
  const sink = wide > 2 ? 0.85 : 0.66;
  box(sink, 0.14, 0.5, 0.36, WATER);
  const hob = wide - 0.66;
  box(hob - 0.04, 0.06, 0.62, 0.5);
  for (const [u, v] of [
    [0.14, 0.19],
    [0.42, 0.19],
    [0.14, 0.43],
    [0.42, 0.43],
  ] as const)
    disc(hob + u, v, 0.085);
}

const SYMBOLS: Readonly<Record<PieceKind, (desk: Desk) => void>> = {
  lounge,
  table,
  bed,
  units,
  armchair({ wide, deep, box, soft }) {
    box(0, 0, wide, deep, soft);
    box(0, 0, wide, 0.2, soft);
    box(0, 0, 0.16, deep, soft);
    box(wide - 0.16, 0, 0.16, deep, soft);
  },
  sideboard({ wide, deep, box }) {
    box(0, 0, wide, deep, '#f0e3cd');
    box(wide * 0.18, 0.08, wide * 0.64, 0.07, '#59626a');
  },
  plant({ wide, disc }) {
    const r = wide / 2;
    disc(r, r, r, r, mix(LEAF, WHITE, 0.25));
    for (const [u, v] of [
      [0.6, 0.75],
      [1.35, 0.7],
      [0.75, 1.4],
      [1.3, 1.3],
    ] as const)
      disc(u * r, v * r, r * 0.36, r * 0.36, LEAF);
  },
  island({ wide, deep, box }) {
    box(0, 0, wide, deep, '#f0e3cd');
    for (let u = 0.3; u < wide - 0.1; u += 0.6) box(u - 0.12, deep - 0.1, 0.3, 0.3);
    box(0, 0, wide, deep - 0.06, '#f0e3cd');
  },
  wardrobe({ wide, deep, box, line }) {
    box(0, 0, wide, deep, '#f0e3cd');
    line(0.06, deep / 2, wide - 0.06, deep / 2);
    for (let u = 0.2; u < wide - 0.1; u += 0.22) line(u, 0.1, u + 0.05, deep - 0.1);
  },
  desk({ wide, deep, box }) {
    box(wide / 2 - 0.22, deep - 0.48, 0.44, 0.44);
    box(0, 0, wide, 0.68, '#f0e3cd');
    box(wide / 2 - 0.25, 0.12, 0.5, 0.06, '#59626a');
  },
  shelf({ wide, deep, box, line }) {
    box(0, 0, wide, deep, '#f0e3cd');
    for (let u = 0.4; u < wide - 0.1; u += 0.4) line(u, 0, u, deep);
  },
  bath({ wide, deep, box, disc }) {
    box(0, 0, wide, deep);
    box(0.08, 0.08, wide - 0.16, deep - 0.16, WATER);
    disc(0.26, deep / 2, 0.04, 0.04, lit(WATER, -0.2));
  },
  shower({ wide, deep, box, disc, line }) {
    box(0, 0, wide, deep, WATER);
    line(0, 0, wide, deep);
    line(wide, 0, 0, deep);
    disc(wide / 2, deep / 2, 0.07);
  },
  basin({ wide, deep, box, disc }) {
    box(0, 0, wide, deep);
    const bowls = wide > 1.2 ? 2 : 1;
    for (let n = 0; n < bowls; n += 1)
      disc((wide * (n + 0.5)) / bowls, deep * 0.52, Math.min(0.21, wide * 0.34), deep * 0.32, WATER);
  },
  wc({ wide, box, disc }) {
    box(0.02, 0, wide - 0.04, 0.2);
    disc(wide / 2, 0.42, wide * 0.44, 0.24);
    disc(wide / 2, 0.42, wide * 0.28, 0.15, WATER);
  },
  washer({ wide, deep, box, disc }) {
    box(0, 0, wide, deep);
    disc(wide / 2, deep / 2, 0.2, 0.2, WATER);
    disc(wide / 2, deep / 2, 0.11, 0.11);
  },
};

/** Draws a piece in its place. */
export const symbol = (sheet: Sheet, piece: Piece): void => SYMBOLS[piece.kind](deskOf(sheet, piece));
