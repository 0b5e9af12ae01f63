import type { Layout } from './layouts.ts';

/** Flats as they are built along streets and the sea: the living room to the front, a store room in each. */
export const FLATS = {
  studio: {
    floor: 'flat',
    facades: ['top'],
    entrance: 'bottom',
    rows: [
      ['living', 4.5],
      [
        [
          ['kitchen', 1.9],
          ['hall', 1.5, 'kept'],
          [
            [
              ['bathroom', 1.7],
              ['storage', 1, 'kept'],
            ],
            1.9,
            'kept',
          ],
        ],
        2.8,
        'kept',
      ],
    ],
  },
  /** One bedroom beside the living room, the rest behind them at the common corridor. */
  single: {
    floor: 'flat',
    facades: ['top'],
    entrance: 'bottom',
    rows: [
      [
        [
          ['living', 4],
          ['bedroom', 3.6],
        ],
        4.3,
      ],
      [
        [
          [
            [
              ['kitchen', 1.9],
              ['storage', 1.1, 'kept'],
            ],
            2.4,
          ],
          ['hall', 3.1],
          [
            [
              ['bathroom', 1.8],
              ['toilet', 1.1, 'kept'],
            ],
            2.2,
            'kept',
          ],
        ],
        3,
      ],
    ],
  },
  /** One bedroom at the back of a narrow flat that runs from front to back. */
  narrow: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'right',
    rows: [
      ['living', 4.7],
      [
        [
          ['kitchen', 2.3],
          [
            [
              ['bathroom', 1.9],
              ['toilet', 1.1, 'kept'],
            ],
            1.9,
          ],
          ['hall', 1.5, 'kept'],
        ],
        3,
        'kept',
      ],
      [
        [
          ['storage', 1.9],
          ['bedroom', 3.8],
        ],
        3.5,
      ],
    ],
  },
  /** Two bedrooms at the back, behind a corridor. */
  through: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      [
        [
          ['living', 4.8],
          [
            [
              ['kitchen', 3.3],
              ['storage', 1.3, 'kept'],
            ],
            2.8,
          ],
        ],
        4.6,
      ],
      [
        [
          ['hall', 6.5],
          ['toilet', 1.1, 'kept'],
        ],
        1.3,
        'kept',
      ],
      [
        [
          ['bedroom', 2.85],
          ['bathroom', 1.9, 'kept'],
          ['bedroom', 2.85],
        ],
        3.6,
      ],
    ],
  },
  /** Two bedrooms at the end of a building, with windows on three sides. */
  corner: {
    floor: 'flat',
    facades: ['top', 'right', 'bottom'],
    entrance: 'left',
    rows: [
      [
        [
          [
            [
              ['kitchen', 3.3],
              ['storage', 1.3, 'kept'],
            ],
            2.8,
          ],
          ['living', 6.4],
        ],
        4.6,
      ],
      [
        [
          [
            [
              ['hall', 1.4, 'kept'],
              [
                [
                  ['bathroom', 2, 'kept'],
                  ['toilet', 1.05, 'kept'],
                  ['bedroom', 2.9],
                ],
                2.9,
              ],
            ],
            5.9,
          ],
          ['bedroom', 3.3],
        ],
        4.3,
      ],
    ],
  },
  /** Three bedrooms, one of them at the front. */
  wide: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      [
        [
          ['living', 5],
          [
            [
              ['kitchen', 3.3],
              ['storage', 1.4, 'kept'],
            ],
            2.8,
          ],
          ['bedroom', 2.9],
        ],
        4.7,
      ],
      [
        [
          ['hall', 9.6],
          ['toilet', 1.1, 'kept'],
        ],
        1.35,
        'kept',
      ],
      [
        [
          ['bedroom', 4],
          ['bathroom', 2.3, 'kept'],
          ['bedroom', 4.4],
        ],
        3.6,
      ],
    ],
  },
  /** The same with a second bathroom. */
  ample: {
    floor: 'flat',
    facades: ['top', 'bottom'],
    entrance: 'left',
    rows: [
      [
        [
          ['living', 5.4],
          [
            [
              ['kitchen', 3.4],
              ['storage', 1.4, 'kept'],
            ],
            3,
          ],
          ['bedroom', 3.1],
        ],
        5,
      ],
      [
        [
          ['hall', 9.6],
          ['toilet', 1.1, 'kept'],
        ],
        1.4,
        'kept',
      ],
      [
        [
          ['bedroom', 3.6],
          ['bathroom', 2.2, 'kept'],
          ['bathroom', 1.9, 'kept'],
          ['bedroom', 3.6],
        ],
        3.8,
      ],
    ],
  },
  /** Three bedrooms along a corridor, with windows on three sides. */
  deep: {
    floor: 'flat',
    facades: ['left', 'top', 'right'],
    entrance: 'bottom',
    rows: [
      [
        [
          ['living', 5.4],
          [
            [
              ['kitchen', 3.4],
              ['storage', 1.4, 'kept'],
            ],
            3.2,
          ],
        ],
        4.8,
      ],
      [
        [
          [
            [
              ['bedroom', 3.6],
              ['bedroom', 3.6],
            ],
            3.5,
          ],
          ['hall', 1.4, 'kept'],
          [
            [
              ['bathroom', 2.3, 'kept'],
              ['toilet', 1.1, 'kept'],
              ['bedroom', 3.8],
            ],
            3.7,
          ],
        ],
        7.2,
      ],
    ],
  },
} as const satisfies Record<string, Layout>;
