/** Furniture of each kind of room, the most important first. Metres: along the wall, and from it. */
import type { PlanRoomKind, Rect, Side } from './plan.ts';

export type PieceKind =
  | 'lounge'
  | 'armchair'
  | 'sideboard'
  | 'table'
  | 'plant'
  | 'units'
  | 'island'
  | 'bed'
  | 'wardrobe'
  | 'desk'
  | 'shelf'
  | 'bath'
  | 'shower'
  | 'basin'
  | 'wc'
  | 'washer';

export interface Piece extends Rect {
  readonly kind: PieceKind;
  /** Side of the wall that it stands against. */
  readonly back: Side;
}

export interface PieceSpec {
  readonly kind: PieceKind;
  /** Sizes in the order of preference: the first that fits is used. */
  readonly sizes: readonly (readonly [wide: number, deep: number])[];
  readonly at?: 'middle' | 'corner';
  /** Distance from its wall. */
  readonly away?: number;
  /** Free floor in front of it. */
  readonly front?: number;
  /** Must not stand in front of a window. */
  readonly tall?: boolean;
  /** Faces the seat. */
  readonly opposite?: boolean;
  /** Cost of a wall with a window; negative when the piece needs light. */
  readonly atWindow?: number;
  /** Preferred distance from the kitchen: positive near, negative away. */
  readonly pull?: number;
}

/** Sizes in the order of preference. */
const firstOf = (...sizes: PieceSpec['sizes']): PieceSpec['sizes'] => sizes;

interface RoomSize {
  readonly width: number;
  readonly depth: number;
  /** Whether it is the living room of a studio, which contains the bed. */
  readonly sleeps: boolean;
  /** Whether it is a bathroom with a toilet. */
  readonly toilet: boolean;
  readonly upstairs: boolean;
}

const area = ({ width, depth }: RoomSize): number => width * depth;

export const FURNITURE: Readonly<Record<PlanRoomKind, (room: RoomSize) => readonly PieceSpec[]>> = {
  living: (room) => [
    ...(room.sleeps
      ? [{ kind: 'bed', sizes: firstOf([1.6, 2.05]), at: 'corner', front: 0.4, pull: -0.15 } as const]
      : []),
    {
      kind: 'lounge',
      sizes: area(room) > 24 ? firstOf([2.4, 2.3], [2.1, 2]) : firstOf([2.1, 2], [1.7, 1.75]),
      pull: -0.35,
    },
    {
      kind: 'table',
      sizes: area(room) > 19 ? firstOf([1.8, 2], [1.4, 2], [0.8, 1.7]) : firstOf([1.2, 1.9], [0.8, 1.7]),
      away: 0.25,
      pull: 0.5,
      atWindow: 0,
    },
    {
      kind: 'sideboard',
      sizes: firstOf([1.8, 0.42], [1.3, 0.42]),
      opposite: true,
      atWindow: 0.2,
    },
    {
      kind: 'shelf',
      sizes: firstOf([1.6, 0.35], [1, 0.35]),
      tall: true,
      at: 'corner',
    },
    { kind: 'plant', sizes: firstOf([0.5, 0.5]), at: 'corner', atWindow: -0.5 },
  ],
  kitchen: (room) => [
    {
      kind: 'units',
      sizes: [3.6, 3.3, 3, 2.7, 2.4, 2.1, 1.8, 1.5].map((wide) => [wide, 0.62] as const),
      at: 'corner',
      front: 0.7,
      atWindow: -0.3,
    },
    ...(area(room) > 9 && Math.min(room.width, room.depth) > 2.7
      ? [
          {
            kind: 'island',
            sizes: firstOf([1.8, 0.8], [1.3, 0.7]),
            away: 1.55,
            atWindow: 0,
          } as const,
        ]
      : [
          {
            kind: 'table',
            sizes: firstOf([1.4, 1.8], [0.8, 1.7], [0.7, 1.3]),
            away: 0.05,
            atWindow: -0.4,
          } as const,
        ]),
    ...(area(room) > 15
      ? [
          {
            kind: 'table',
            sizes: firstOf([1.2, 1.8], [0.8, 1.7]),
            away: 0.1,
            atWindow: -0.4,
          } as const,
        ]
      : []),
  ],
  bedroom: (room) => [
    {
      kind: 'bed',
      sizes:
        area(room) > 9.2
          ? firstOf([2.6, 2.05], [1.6, 2.05], [1.4, 2.05], [0.95, 2.05])
          : firstOf([0.95, 2.05]),
      ...(area(room) > 9.2 ? { at: 'middle', front: 0.45 } : { at: 'corner' }),
      atWindow: 1.5,
    },
    {
      kind: 'wardrobe',
      sizes: [2.4, 2, 1.6, 1.2, 0.9].map((wide) => [wide, 0.62] as const),
      at: 'corner',
      tall: true,
      front: 0.4,
    },
    ...(area(room) > 12 || area(room) <= 9.2
      ? [
          {
            kind: 'desk',
            sizes: firstOf([1.3, 1.15], [1, 1.1]),
            at: 'corner',
            atWindow: -0.6,
          } as const,
        ]
      : []),
  ],
  study: () => [
    { kind: 'desk', sizes: firstOf([1.6, 1.25]), atWindow: -0.8 },
    {
      kind: 'shelf',
      sizes: firstOf([2.4, 0.35], [1.6, 0.35]),
      tall: true,
    },
    { kind: 'armchair', sizes: firstOf([0.85, 0.85]), at: 'corner', away: 0.1 },
    { kind: 'plant', sizes: firstOf([0.5, 0.5]), at: 'corner' },
  ],
  bathroom: (room) => {
    const shower: PieceSpec = {
      kind: 'shower',
      sizes: area(room) > 4 ? firstOf([1.2, 0.9], [0.9, 0.9]) : firstOf([0.9, 0.9], [0.8, 0.8]),
      at: 'corner',
    };
    const bath: PieceSpec = {
      kind: 'bath',
      sizes: firstOf([1.75, 0.78], [1.6, 0.72]),
      at: 'corner',
      atWindow: 0,
    };
    const wc: PieceSpec = { kind: 'wc', sizes: firstOf([0.4, 0.66]), at: 'corner', front: 0.5 };
    const basin: PieceSpec = {
      kind: 'basin',
      sizes: firstOf([1.3, 0.5], [0.9, 0.5], [0.6, 0.45], [0.5, 0.4]),
      front: 0.5,
      atWindow: 0.3,
    };
    if (room.toilet && area(room) < 5.5) return [wc, shower, basin];
    return [...(room.toilet ? [wc] : []), bath, basin, ...(area(room) > 5 ? [shower] : [])];
  },
  toilet: () => [
    { kind: 'wc', sizes: firstOf([0.4, 0.66]), front: 0.3, atWindow: 0 },
    { kind: 'basin', sizes: firstOf([0.36, 0.24]), at: 'corner' },
  ],
  storage: (room) => [
    ...(room.upstairs
      ? []
      : [
          { kind: 'washer', sizes: firstOf([0.62, 0.62]), at: 'corner' } as const,
          { kind: 'washer', sizes: firstOf([0.62, 0.62]), at: 'corner' } as const,
        ]),
    {
      kind: 'shelf',
      sizes: firstOf([1.8, 0.4], [1.2, 0.4], [0.8, 0.35]),
      at: 'corner',
    },
  ],
  hall: (room) =>
    room.upstairs
      ? []
      : [
          {
            kind: 'wardrobe',
            sizes: area(room) > 7 ? firstOf([1.6, 0.45], [1, 0.4]) : firstOf([0.9, 0.38]),
            at: 'corner',
            front: 0.6,
          },
        ],
};
