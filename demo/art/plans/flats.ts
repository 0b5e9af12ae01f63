import { fixed, fixedParts, type Layout, parts, room } from './layouts.ts';

/** Flats as usual in streets and along the sea: the living room at the front, a store room in each. */
export const FLATS = {
  studio: {
    floor: 'flat',
    facades: ['top'],
    entrance: 'bottom',
    rows: [
      room('living', 4.5),
      fixedParts(
        2.8,
        room('kitchen', 1.9),
        fixed('hall', 1.5),
        fixedParts(1.9, room('bathroom', 1.7), fixed('storage', 1)),
      ),
    ],
  },
  /** One bedroom beside the living room, the rest behind them at the common corridor. */
  single: {
    floor: 'flat',
    facades: ['top'],
    entrance: 'bottom',
    rows: [
      parts(4.3, room('living', 4), room('bedroom', 3.6)),
      parts(
        3,
        parts(2.4, room('kitchen', 1.9), fixed('storage', 1.1)),
        room('hall', 3.1),
        fixedParts(2.2, room('bathroom', 1.8), fixed('toilet', 1.1)),
      ),
    ],
  },
  /** One bedroom at the back of a narrow flat that runs from front to back. */
  narrow: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'right',
    rows: [
      room('living', 4.7),
      fixedParts(
        3,
        room('kitchen', 2.3),
        parts(1.9, room('bathroom', 1.9), fixed('toilet', 1.1)),
        fixed('hall', 1.5),
      ),
      parts(3.5, room('storage', 1.9), room('bedroom', 3.8)),
    ],
  },
  /** Two bedrooms at the back, behind a corridor. */
  through: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      parts(4.6, room('living', 4.8), parts(2.8, room('kitchen', 3.3), fixed('storage', 1.3))),
      fixedParts(1.3, room('hall', 6.5), fixed('toilet', 1.1)),
      parts(3.6, room('bedroom', 2.85), fixed('bathroom', 1.9), room('bedroom', 2.85)),
    ],
  },
  /** Two bedrooms at the end of a building, with windows on three sides. */
  corner: {
    floor: 'flat',
    facades: ['top', 'right', 'bottom'],
    entrance: 'left',
    rows: [
      parts(4.6, parts(2.8, room('kitchen', 3.3), fixed('storage', 1.3)), room('living', 6.4)),
      parts(
        4.3,
        parts(
          5.9,
          fixed('hall', 1.4),
          parts(2.9, fixed('bathroom', 2), fixed('toilet', 1.05), room('bedroom', 2.9)),
        ),
        room('bedroom', 3.3),
      ),
    ],
  },
  /** Three bedrooms, one of them at the front. */
  wide: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      parts(
        4.7,
        room('living', 5),
        parts(2.8, room('kitchen', 3.3), fixed('storage', 1.4)),
        room('bedroom', 2.9),
      ),
      fixedParts(1.35, room('hall', 9.6), fixed('toilet', 1.1)),
      parts(3.6, room('bedroom', 4), fixed('bathroom', 2.3), room('bedroom', 4.4)),
    ],
  },
  /** The same with a second bathroom. */
  ample: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      parts(
        5,
        room('living', 5.4),
        parts(3, room('kitchen', 3.4), fixed('storage', 1.4)),
        room('bedroom', 3.1),
      ),
      fixedParts(1.4, room('hall', 9.6), fixed('toilet', 1.1)),
      parts(3.8, room('bedroom', 3.6), fixed('bathroom', 2.2), fixed('bathroom', 1.9), room('bedroom', 3.6)),
    ],
  },
  /** Three bedrooms along a corridor, with windows on three sides. */
  deep: {
    floor: 'flat',
    facades: ['left', 'top', 'right'],
    entrance: 'bottom',
    rows: [
      parts(4.8, room('living', 5.4), parts(3.2, room('kitchen', 3.4), fixed('storage', 1.4))),
      parts(
        7.2,
        parts(3.5, room('bedroom', 3.6), room('bedroom', 3.6)),
        fixed('hall', 1.4),
        parts(3.7, fixed('bathroom', 2.3), fixed('toilet', 1.1), room('bedroom', 3.8)),
      ),
    ],
  },
} as const satisfies Record<string, Layout>;
