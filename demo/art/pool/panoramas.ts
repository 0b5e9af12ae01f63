import { BRANDS } from '../../basics/brands.ts';
import { words } from '../../basics/words.ts';
import { type Art, PANORAMA, SHARED } from '../canvas/art.ts';
import { heroArdennes } from '../scenes/hero-ardennes.ts';
import { heroCoast } from '../scenes/hero-coast.ts';
import { heroStreet } from '../scenes/hero-street.ts';
import { NAMES } from '../scenes/lettering.ts';
import { sharedLink } from '../scenes/shared-link.ts';
import { type Motif, plain } from './motif.ts';

const wide = { lights: ['morning'], evenings: 1, outdoors: true, size: PANORAMA } as const;

/** An agency's place above its name, in its colours. */
function shared(agency: keyof typeof BRANDS, name: string, panorama: (art: Art) => void): Motif {
  const { theme, logo } = BRANDS[agency];
  const [paper, ink, accent] = [theme.paper[0], theme.ink[0], theme.accent[0]];
  const signed = { name: NAMES[agency], mark: logo.paths, paper, ink, accent };
  return {
    words: words(name, name, name, name),
    lights: ['morning'],
    outdoors: false,
    size: SHARED,
    drawings: plain(1, (art) => sharedLink(art, panorama, signed)),
  };
}

/** Wide pictures for the top of a page, in the morning and at dusk, and pictures for links to an agency. */
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
  'social-ardennes': shared('ardenne', 'Ardenne Habitat', heroArdennes),
  'social-coast': shared('duinzicht', 'Duinzicht', heroCoast),
  'social-street': shared('huis-haard', 'Huis & Haard', heroStreet),
} as const satisfies Record<string, Motif>;
