import { PANORAMA } from '../art/art.ts';
import { heroArdennes } from '../art/scenes/hero-ardennes.ts';
import { heroCoast } from '../art/scenes/hero-coast.ts';
import { heroStreet } from '../art/scenes/hero-street.ts';
import { type Motif, plain } from './motif.ts';
import { words } from './words.ts';

const wide = { lights: ['morning'], evenings: 1, outdoors: true, size: PANORAMA } as const;

/** Wide pictures for the head of a page, in the morning and at dusk. */
export const PANORAMAS = {
  'hero-ardennes': {
    ...wide,
    words: words(
      'Dorp aan een rivier tussen beboste heuvels',
      'Village au bord d’une rivière entre des collines boisées',
      'Village by a river among wooded hills',
      'Dorf am Fluss zwischen bewaldeten Hügeln',
    ),
    drawings: plain(1, (art) => heroArdennes(art)),
  },
  'hero-coast': {
    ...wide,
    words: words('De kustlijn', 'La côte', 'The coastline', 'Die Küste'),
    drawings: plain(1, (art) => heroCoast(art)),
  },
  'hero-street': {
    ...wide,
    words: words(
      'Een rij bakstenen stadshuizen',
      'Une rangée de maisons de ville en brique',
      'A row of brick town houses',
      'Eine Reihe von Stadthäusern aus Backstein',
    ),
    drawings: plain(1, (art) => heroStreet(art)),
  },
} as const satisfies Record<string, Motif>;
