import { BLOCK_STYLES } from '../art/blocks/spec.ts';
import { block } from '../art/scenes/block.ts';
import { coastFront } from '../art/scenes/coast-front.ts';
import { coastPromenade } from '../art/scenes/coast-promenade.ts';
import { terrace } from '../art/scenes/terrace.ts';
import { type Motif, plain, times } from './motif.ts';
import { words } from './words.ts';

const DAYLIGHT = ['morning', 'noon', 'golden'] as const;
const FRONT = words('De voorgevel', 'La façade', 'The front', 'Die Fassade');
const BUILDING = words('Het gebouw', 'L’immeuble', 'The building', 'Das Gebäude');

const row = (count: number, evenings: number, draw: Motif['drawings'][number]['draw']): Motif => ({
  words: FRONT,
  lights: DAYLIGHT,
  evenings,
  outdoors: true,
  drawings: plain(count, draw),
});

/** Blocks of flats of each time in turn, from four storeys above the ground floor to eight. */
const flats = (count: number, draw: typeof block): Motif['drawings'] =>
  times(count, (n) => {
    const era = BLOCK_STYLES[n % BLOCK_STYLES.length] ?? 'new';
    const storeys = 4 + (n % 5);
    return {
      facts: { era, storeys: storeys + 1 },
      draw: (art) => draw(art, { style: era, storeys }),
    };
  });

/** Fronts along streets, squares and the sea. */
export const TOWN = {
  'terrace-town': row(9, 3, (art) => terrace(art, { style: 'town' })),
  'terrace-nouveau': row(7, 2, (art) => terrace(art, { style: 'nouveau' })),
  'terrace-gabled': row(8, 2, (art) => terrace(art, { style: 'gabled' })),
  'terrace-interwar': row(8, 2, (art) => terrace(art, { style: 'interwar' })),
  block: {
    words: BUILDING,
    lights: DAYLIGHT,
    evenings: 4,
    outdoors: true,
    drawings: flats(24, block),
  },
  'coast-front': {
    words: words(
      'De residentie op de zeedijk',
      'La résidence sur la digue',
      'The building on the promenade',
      'Die Residenz am Deich',
    ),
    lights: DAYLIGHT,
    evenings: 4,
    outdoors: true,
    drawings: flats(22, coastFront),
  },
  'coast-promenade': {
    words: words(
      'De residentie, gezien van op de dijk',
      'La résidence vue de la digue',
      'The building seen along the promenade',
      'Die Residenz, vom Deich aus gesehen',
    ),
    lights: DAYLIGHT,
    evenings: 2,
    outdoors: true,
    drawings: flats(8, coastPromenade),
  },
} as const satisfies Record<string, Motif>;
