import { words } from '../../basics/words.ts';
import { castleVilla } from '../scenes/castle-villa.ts';
import { chalet } from '../scenes/chalet.ts';
import { farm } from '../scenes/farm.ts';
import { garden } from '../scenes/garden.ts';
import { meadow } from '../scenes/meadow.ts';
import { modernVilla } from '../scenes/modern-villa.ts';
import { plot } from '../scenes/plot.ts';
import { pond } from '../scenes/pond.ts';
import { ruin } from '../scenes/ruin.ts';
import { villa } from '../scenes/villa.ts';
import { type Drawing, type Motif, plain, times } from './motif.ts';

const DAYLIGHT = ['morning', 'noon', 'golden'] as const;
const VILLA = words('De villa', 'La villa', 'The villa', 'Die Villa');
const FRONT = words('De voorgevel', 'La façade', 'The front', 'Die Fassade');
const CHALET = words('De chalet', 'Le chalet', 'The chalet', 'Das Chalet');

/** Settings of a stone house that is not by the water. */
const AWAY = ['meadow', 'village', 'forest'] as const;
const away = (count: number): Drawing[] =>
  times(count, (n) => {
    const setting = AWAY[n % AWAY.length] ?? 'meadow';
    return { facts: {}, draw: (art) => farm(art, { setting }) };
  });

/** Houses with land around them, and the land itself. */
export const COUNTRY = {
  fermette: {
    words: VILLA,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(5, (art) => villa(art, { style: 'fermette' })),
  },
  thatched: {
    words: words(
      'De villa met rieten dak',
      'La villa au toit de chaume',
      'The villa with its thatched roof',
      'Die Villa mit Reetdach',
    ),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(4, (art) => villa(art, { style: 'thatched' })),
  },
  cottage: {
    words: VILLA,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(4, (art) => villa(art, { style: 'cottage' })),
  },
  'thirties-villa': {
    words: VILLA,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(5, (art) => villa(art, { style: 'thirties' })),
  },
  'modern-villa': {
    words: VILLA,
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(5, (art) => modernVilla(art, { pool: false })),
  },
  'modern-villa-pool': {
    words: words(
      'De villa met zwembad',
      'La villa et sa piscine',
      'The villa and its pool',
      'Die Villa mit Schwimmbad',
    ),
    lights: DAYLIGHT,
    evenings: 2,
    outdoors: true,
    drawings: plain(6, (art) => modernVilla(art, { pool: true })),
  },
  castle: {
    words: words('Het landhuis', 'La demeure', 'The country house', 'Das Landhaus'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => castleVilla(art)),
  },
  farm: {
    words: FRONT,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: away(5),
  },
  'farm-river': {
    words: words(
      'Het huis aan de rivier',
      'La maison au bord de la rivière',
      'The house by the river',
      'Das Haus am Fluss',
    ),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(7, (art) => farm(art, { setting: 'river' })),
  },
  'farm-snow': { words: FRONT, lights: ['snow'], outdoors: true, drawings: away(5) },
  chalet: {
    words: CHALET,
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(5, (art) => chalet(art)),
  },
  'chalet-snow': {
    words: CHALET,
    lights: ['snow'],
    outdoors: true,
    drawings: plain(4, (art) => chalet(art)),
  },
  ruin: {
    words: words(
      'Het huis, klaar om te verbouwen',
      'La maison à rénover',
      'The house, ready to be done up',
      'Das Haus, bereit zum Umbau',
    ),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(3, (art) => ruin(art)),
  },
  plot: {
    words: words(
      'Het perceel van boven',
      'La parcelle vue du ciel',
      'The plot from the air',
      'Das Grundstück von oben',
    ),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(6, (art) => plot(art)),
  },
  meadow: {
    words: words('De weide', 'La prairie', 'The meadow', 'Die Wiese'),
    lights: DAYLIGHT,
    outdoors: true,
    drawings: plain(2, (art) => meadow(art)),
  },
  pond: {
    words: words('De vijver', 'L’étang', 'The pond', 'Der Teich'),
    lights: ['golden'],
    outdoors: true,
    drawings: plain(1, (art) => pond(art)),
  },
  garden: {
    words: words('Terras en tuin', 'La terrasse et le jardin', 'Terrace and garden', 'Terrasse und Garten'),
    lights: DAYLIGHT,
    evenings: 2,
    outdoors: true,
    drawings: plain(8, (art) => garden(art, { size: 'large' })),
  },
  'city-garden': {
    words: words('De stadstuin', 'Le jardin de ville', 'The walled garden', 'Der Stadtgarten'),
    lights: DAYLIGHT,
    evenings: 1,
    outdoors: true,
    drawings: plain(5, (art) => garden(art, { size: 'city' })),
  },
} as const satisfies Record<string, Motif>;
