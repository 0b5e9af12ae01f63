import { type Words, words } from '../../basics/words.ts';
import type { Art } from '../canvas/art.ts';
import type { Outlook, RoomFacts } from '../interior/room.ts';
import type { RoomStyleName } from '../interior/styles.ts';
import { attic } from '../scenes/attic.ts';
import { bathroom } from '../scenes/bathroom.ts';
import { bedroom } from '../scenes/bedroom.ts';
import { cellar } from '../scenes/cellar.ts';
import { holidayStudio } from '../scenes/holiday-studio.ts';
import { kitchen } from '../scenes/kitchen.ts';
import { living } from '../scenes/living.ts';
import { studentRoom } from '../scenes/student-room.ts';
import { type Drawing, type Motif, plain, times } from './motif.ts';

const INDOORS = ['morning', 'noon', 'golden', 'dusk'] as const;
const BY_DAY = ['morning', 'noon', 'golden'] as const;

/** Interior styles of estates, by the view from their windows. */
export const INTERIORS: Readonly<Record<Outlook, readonly RoomStyleName[]>> = {
  sea: ['seaside', 'scandinavian', 'blush', 'seventies'],
  town: ['town', 'deco', 'industrial', 'scandinavian', 'modern'],
  garden: ['flemish', 'cottage', 'manor', 'terracotta'],
  forest: ['ardennes', 'manor', 'terracotta'],
};
const SETS = (Object.entries(INTERIORS) as [Outlook, readonly RoomStyleName[]][]).flatMap(
  ([outlook, styles]) => styles.map((style) => ({ style, outlook })),
);

type DrawRoom = (art: Art, facts: RoomFacts) => void;

/** A number of rooms of a kind for each combination of style and view. */
const inEach = (count: number, draw: DrawRoom): Drawing[] =>
  times(count * SETS.length, (n) => {
    const facts = SETS[n % SETS.length] ?? {};
    return { facts, draw: (art) => draw(art, facts) };
  });

const room = (said: Words, drawings: readonly Drawing[], lights: Motif['lights'] = INDOORS): Motif => ({
  words: said,
  lights,
  outdoors: false,
  drawings,
});

/** The same room, unchanged for decades. */
const worn = (count: number, draw: DrawRoom): Drawing[] =>
  times(count, () => ({ facts: { toRenovate: true }, draw: (art) => draw(art, { toRenovate: true }) }));

const LIVING = words('De woonkamer', 'Le séjour', 'The living room', 'Das Wohnzimmer');
const KITCHEN = words('De keuken', 'La cuisine', 'The kitchen', 'Die Küche');

/** Rooms of an estate. */
export const ROOMS = {
  living: { ...room(LIVING, inEach(2, living)), tellsOutlook: true },
  kitchen: room(KITCHEN, inEach(1, kitchen)),
  bedroom: room(words('Een slaapkamer', 'Une chambre', 'A bedroom', 'Ein Schlafzimmer'), inEach(2, bedroom)),
  bathroom: room(
    words('De badkamer', 'La salle de bains', 'The bathroom', 'Das Badezimmer'),
    inEach(1, bathroom),
  ),
  attic: room(
    words('De zolder', 'Le grenier', 'The attic', 'Der Dachboden'),
    plain(4, (art) => attic(art)),
  ),
  cellar: room(
    words('De kelder', 'La cave', 'The cellar', 'Der Keller'),
    plain(2, (art) => cellar(art)),
    ['noon'],
  ),
  'student-room': room(
    words('De studentenkamer', 'Le kot', 'The student room', 'Das Studentenzimmer'),
    plain(3, (art) => studentRoom(art)),
  ),
  'holiday-studio': room(
    words(
      'De studio met slaaphoek',
      'Le studio et son coin nuit',
      'The studio with its bunk corner',
      'Das Studio mit Schlafecke',
    ),
    plain(4, (art) => holidayStudio(art, { outlook: 'sea' })),
  ),
  'worn-living': room(LIVING, worn(2, living), BY_DAY),
  'worn-kitchen': room(KITCHEN, worn(2, kitchen), BY_DAY),
} as const satisfies Record<string, Motif>;
