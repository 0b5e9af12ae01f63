import type { Layout } from './layouts.ts';

const STREET_AND_GARDEN = { facades: ['top', 'bottom'] } as const;
const GROUND = { ...STREET_AND_GARDEN, floor: 'ground', entrance: 'top' } as const;
const UPPER = { ...STREET_AND_GARDEN, floor: 'upper', entrance: null } as const;

/** Stairs at the party wall on the right, and those of a house with rooms on both sides of its hall. */
const ASIDE = { fromRight: 0, from: 1.85, to: 4.5 } as const;
const MIDDLE = { fromRight: 3.06, from: 1.85, to: 4.5 } as const;

/** The two floors of houses; those of one name lie above one another. */
export const HOUSES = {
  small: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        [
          [
            ['living', 3.4],
            [
              [
                ['hall', 4.6],
                ['toilet', 1.1, 'kept'],
              ],
              2,
              'kept',
            ],
          ],
          5.7,
        ],
        [
          [
            ['kitchen', 3.6],
            ['storage', 1.8, 'kept'],
          ],
          4,
        ],
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        [
          [
            [
              [
                ['bedroom', 4.6],
                ['bedroom', 5],
              ],
              3.4,
            ],
            [
              [
                ['storage', 1.3, 'kept'],
                ['hall', 4.6],
                ['bathroom', 3.7],
              ],
              2,
              'kept',
            ],
          ],
          9.6,
        ],
      ],
    },
  },
  middle: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        [
          [
            [
              [
                ['study', 3.4],
                [
                  [
                    ['storage', 2.6],
                    ['toilet', 1.2, 'kept'],
                  ],
                  1.5,
                  'kept',
                ],
              ],
              3.9,
            ],
            ['hall', 2.3, 'kept'],
          ],
          4.9,
        ],
        [
          [
            ['kitchen', 2.6],
            ['living', 3.6],
          ],
          4.95,
        ],
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        [
          [
            [
              [
                ['bedroom', 4.8],
                ['bedroom', 5.05],
              ],
              3.9,
            ],
            [
              [
                ['bathroom', 1.8, 'kept'],
                ['hall', 4.3, 'kept'],
                ['bedroom', 3.75],
              ],
              2.3,
              'kept',
            ],
          ],
          9.85,
        ],
      ],
    },
  },
  large: {
    ground: {
      ...GROUND,
      stairs: ASIDE,
      rows: [
        [
          [
            [
              [
                ['study', 3.5],
                [
                  [
                    ['storage', 3.1],
                    ['toilet', 1.3, 'kept'],
                  ],
                  1.5,
                  'kept',
                ],
              ],
              4.5,
            ],
            ['hall', 2.7, 'kept'],
          ],
          5,
        ],
        [
          [
            ['kitchen', 3],
            ['living', 4.2],
          ],
          5.2,
        ],
      ],
    },
    upper: {
      ...UPPER,
      stairs: ASIDE,
      rows: [
        [
          [
            [
              [
                ['bedroom', 4],
                ['bathroom', 2.1, 'kept'],
                ['bedroom', 4.1],
              ],
              4.5,
            ],
            [
              [
                ['bathroom', 1.8, 'kept'],
                ['hall', 5.6],
                ['bedroom', 2.8],
              ],
              2.7,
              'kept',
            ],
          ],
          10.2,
        ],
      ],
    },
  },
  double: {
    ground: {
      ...GROUND,
      stairs: MIDDLE,
      rows: [
        [
          [
            ['study', 3.6],
            ['hall', 3],
            [
              [
                ['toilet', 1.4, 'kept'],
                ['storage', 3.4],
              ],
              3,
              'kept',
            ],
          ],
          4.8,
        ],
        [
          [
            ['living', 5.9],
            ['kitchen', 3.7],
          ],
          5,
        ],
      ],
    },
    upper: {
      ...UPPER,
      stairs: MIDDLE,
      rows: [
        [
          [
            [
              [
                ['bedroom', 4.7],
                ['bedroom', 5.1],
              ],
              3.6,
            ],
            [
              [
                ['bathroom', 1.8, 'kept'],
                ['hall', 4.9],
                ['bathroom', 3.1],
              ],
              3,
            ],
            [
              [
                ['bedroom', 5.4],
                ['bedroom', 4.4],
              ],
              3,
              'kept',
            ],
          ],
          9.8,
        ],
      ],
    },
  },
} as const satisfies Record<string, { readonly ground: Layout; readonly upper: Layout }>;
