import { words } from '../../basics/words.ts';
import type { BlockStyle } from '../blocks/spec.ts';
import type { TerracedStyle } from '../houses/terraced/terraced-spec.ts';
import { block } from '../scenes/block.ts';
import { coastFront } from '../scenes/coast-front.ts';
import { coastPromenade } from '../scenes/coast-promenade.ts';
import { terrace } from '../scenes/terrace.ts';
import { type Motif, times } from './motif.ts';

/** Resold flats were rarely built earlier; in town more of them are new, by the sea each era is equally frequent. */
const BY_THE_SEA = ['sixties', 'eighties', 'new'] as const;
const IN_TOWN = ['new', 'sixties', 'new', 'eighties'] as const;
const DAYLIGHT = ['morning', 'noon', 'golden'] as const;
const FRONT = words('De voorgevel', 'La façade', 'The front', 'Die Fassade');
const BUILDING = words('Het gebouw', 'L’immeuble', 'The building', 'Das Gebäude');

/** Terraced houses of a style; the numbers of storeys alternate. */
const row = (
  count: number,
  evenings: number,
  style: TerracedStyle,
  storeys: readonly number[] = [3],
): Motif => ({
  words: FRONT,
  lights: DAYLIGHT,
  evenings,
  outdoors: true,
  drawings: times(count, (n) => {
    const facts = { storeys: storeys[n % storeys.length] ?? 3 };
    return { facts, draw: (art) => terrace(art, { style, ...facts }) };
  }),
});

/** Blocks of flats of `low` to `high` storeys including the ground floor; the eras alternate. */
const flats = (
  count: number,
  [low, high]: readonly [number, number],
  eras: readonly BlockStyle[],
  draw: typeof block,
): Motif['drawings'] =>
  times(count, (n) => {
    const era = eras[n % eras.length] ?? 'new';
    const storeys = low + (Math.floor(n / eras.length) % (high - low + 1));
    return {
      facts: { era, storeys },
      draw: (art) => draw(art, { style: era, storeys: storeys - 1 }),
    };
  });

/** Fronts along streets, squares and the sea. */
export const TOWN = {
  'terrace-town': row(6, 2, 'town', [3, 3, 3, 2]),
  'terrace-nouveau': row(4, 1, 'nouveau'),
  'terrace-gabled': row(6, 1, 'gabled', [3, 3, 2]),
  'terrace-interwar': row(4, 1, 'interwar', [3, 2]),
  'terrace-workers': row(4, 1, 'workers', [2]),
  'terrace-thirties': row(5, 1, 'thirties', [2, 2, 3]),
  'terrace-bel-etage': row(3, 1, 'belEtage'),
  block: {
    words: BUILDING,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: flats(26, [6, 8], IN_TOWN, block),
  },
  'coast-front': {
    words: words(
      'De residentie op de zeedijk',
      'La résidence sur la digue',
      'The building on the promenade',
      'Die Residenz am Deich',
    ),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: flats(24, [7, 10], BY_THE_SEA, coastFront),
  },
  'coast-promenade': {
    words: words(
      'De residentie, gezien van op de dijk',
      'La résidence vue de la digue',
      'The building seen along the promenade',
      'Die Residenz, vom Deich aus gesehen',
    ),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: flats(9, [7, 9], BY_THE_SEA, coastPromenade),
  },
} as const satisfies Record<string, Motif>;
