import type { Art } from '../art/art.ts';
import { OUTLOOKS, type Outlook, type RoomFacts } from '../art/rooms/room.ts';
import { ROOM_STYLES, type RoomStyleName } from '../art/rooms/styles.ts';
import { attic } from '../art/scenes/attic.ts';
import { bathroom } from '../art/scenes/bathroom.ts';
import { bedroom } from '../art/scenes/bedroom.ts';
import { cellar } from '../art/scenes/cellar.ts';
import { holidayStudio } from '../art/scenes/holiday-studio.ts';
import { kitchen } from '../art/scenes/kitchen.ts';
import { living } from '../art/scenes/living.ts';
import { studentRoom } from '../art/scenes/student-room.ts';
import { type Drawing, type Motif, plain, times } from './motif.ts';
import { words } from './words.ts';

const STYLES = Object.keys(ROOM_STYLES) as readonly RoomStyleName[];
const INDOORS = ['morning', 'noon', 'golden', 'dusk'] as const;

/** A room in every style, and in each of them so many. */
const inStyles = (count: number, draw: (art: Art, facts: RoomFacts) => void): Drawing[] =>
  STYLES.flatMap((style) => times(count, () => ({ facts: { style }, draw: (art) => draw(art, { style }) })));

/** A living room in every style with each outlook of the list. */
const withOutlooks = (outlooks: readonly Outlook[]): Drawing[] =>
  STYLES.flatMap((style) =>
    outlooks.map((outlook) => ({
      facts: { style, outlook },
      draw: (art: Art) => living(art, { style, outlook, view: 'front' }),
    })),
  );

/** Rooms of a home. */
export const ROOMS = {
  living: {
    words: words('De woonkamer', 'Le séjour', 'The living room', 'Das Wohnzimmer'),
    lights: INDOORS,
    outdoors: false,
    drawings: withOutlooks(OUTLOOKS),
  },
  kitchen: {
    words: words('De keuken', 'La cuisine', 'The kitchen', 'Die Küche'),
    lights: INDOORS,
    outdoors: false,
    drawings: inStyles(2, kitchen),
  },
  bedroom: {
    words: words('Een slaapkamer', 'Une chambre', 'A bedroom', 'Ein Schlafzimmer'),
    lights: INDOORS,
    outdoors: false,
    drawings: inStyles(3, bedroom),
  },
  bathroom: {
    words: words('De badkamer', 'La salle de bains', 'The bathroom', 'Das Badezimmer'),
    lights: INDOORS,
    outdoors: false,
    drawings: inStyles(2, bathroom),
  },
  attic: {
    words: words('De zolder', 'Le grenier', 'The attic', 'Der Dachboden'),
    lights: INDOORS,
    outdoors: false,
    drawings: plain(5, (art) => attic(art)),
  },
  cellar: {
    words: words('De kelder', 'La cave', 'The cellar', 'Der Keller'),
    lights: ['noon'],
    outdoors: false,
    drawings: plain(3, (art) => cellar(art)),
  },
  'student-room': {
    words: words('De studentenkamer', 'Le kot', 'The student room', 'Das Studentenzimmer'),
    lights: INDOORS,
    outdoors: false,
    drawings: plain(4, (art) => studentRoom(art)),
  },
  'holiday-studio': {
    words: words(
      'De studio met slaaphoek',
      'Le studio et son coin nuit',
      'The studio with its bunk corner',
      'Das Studio mit Schlafecke',
    ),
    lights: INDOORS,
    outdoors: false,
    drawings: plain(5, (art) => holidayStudio(art, { outlook: 'sea' })),
  },
} as const satisfies Record<string, Motif>;
