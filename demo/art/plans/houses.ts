import { fixed, fixedParts, type Layout, parts, room } from './layouts.ts';

const STREET_AND_GARDEN = { facades: ['top', 'bottom'] } as const;
const GROUND = { ...STREET_AND_GARDEN, floor: 'ground', entrance: 'top' } as const;
const UPPER = { ...STREET_AND_GARDEN, floor: 'upper', entrance: null } as const;

/** Stairs at the party wall on the right, and stairs of a house with rooms on both sides of its hall. */
const ASIDE = { fromRight: 0, from: 1.85, to: 4.5 } as const;
const MIDDLE = { fromRight: 3.06, from: 1.85, to: 4.5 } as const;

/** Both floors of houses; those with the same name belong together. */
export const HOUSES = {
  small: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        parts(5.7, room('living', 3.4), fixedParts(2, room('hall', 4.6), fixed('toilet', 1.1))),
        parts(4, room('kitchen', 3.6), fixed('storage', 1.8)),
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        parts(
          9.6,
          parts(3.4, room('bedroom', 4.6), room('bedroom', 5)),
          fixedParts(2, fixed('storage', 1.3), room('hall', 4.6), room('bathroom', 3.7)),
        ),
      ],
    },
  },
  middle: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        parts(
          4.9,
          parts(3.9, room('study', 3.4), fixedParts(1.5, room('storage', 2.6), fixed('toilet', 1.2))),
          fixed('hall', 2.3),
        ),
        parts(4.95, room('kitchen', 2.6), room('living', 3.6)),
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        parts(
          9.85,
          parts(3.9, room('bedroom', 4.8), room('bedroom', 5.05)),
          fixedParts(2.3, fixed('bathroom', 1.8), fixed('hall', 4.3), room('bedroom', 3.75)),
        ),
      ],
    },
  },
  large: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        parts(
          5,
          parts(4.5, room('study', 3.5), fixedParts(1.5, room('storage', 3.1), fixed('toilet', 1.3))),
          fixed('hall', 2.7),
        ),
        parts(5.2, room('kitchen', 3), room('living', 4.2)),
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        parts(
          10.2,
          parts(4.5, room('bedroom', 4), fixed('bathroom', 2.1), room('bedroom', 4.1)),
          fixedParts(2.7, fixed('bathroom', 1.8), room('hall', 5.6), room('bedroom', 2.8)),
        ),
      ],
    },
  },
  double: {
    ground: {
      ...GROUND,
      stairs: MIDDLE,
      rows: [
        parts(
          4.8,
          room('study', 3.6),
          room('hall', 3),
          fixedParts(3, fixed('toilet', 1.4), room('storage', 3.4)),
        ),
        parts(5, room('living', 5.9), room('kitchen', 3.7)),
      ],
    },
    upper: {
      ...UPPER,
      stairs: MIDDLE,
      rows: [
        parts(
          9.8,
          parts(3.6, room('bedroom', 4.7), room('bedroom', 5.1)),
          parts(3, fixed('bathroom', 1.8), room('hall', 4.9), room('bathroom', 3.1)),
          fixedParts(3, room('bedroom', 5.4), room('bedroom', 4.4)),
        ),
      ],
    },
  },
} as const satisfies Record<string, { readonly ground: Layout; readonly upper: Layout }>;
