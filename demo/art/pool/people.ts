import { words } from '../../basics/words.ts';
import type { Size } from '../canvas/art.ts';
import { type PortraitFacts, portrait } from '../scenes/portrait.ts';
import type { Motif } from './motif.ts';

const SQUARE: Size = { width: 800, height: 800 };

const SEA = { wall: '#c1d8de' } as const;
const BRICK = { wall: '#e9cfc1' } as const;
const WOOD = { wall: '#ccdabf' } as const;

/** People of the three agencies, in the order of their teams: four, three and three. */
const PEOPLE: readonly PortraitFacts[] = [
  {
    ...SEA,
    build: 'slight',
    age: 52,
    cut: 'bob',
    hair: '#c9b48e',
    skin: '#f3d0b4',
    glasses: true,
    dress: 'jacket',
  },
  {
    ...SEA,
    build: 'broad',
    age: 41,
    cut: 'short',
    hair: '#4a3224',
    skin: '#edc3a0',
    beard: 'stubble',
    glasses: false,
    dress: 'sweater',
  },
  {
    ...SEA,
    build: 'broad',
    age: 56,
    cut: 'short',
    hair: '#b9b4ac',
    skin: '#edc3a0',
    beard: 'none',
    glasses: true,
    dress: 'jacket',
  },
  {
    ...SEA,
    build: 'slight',
    age: 29,
    cut: 'long',
    hair: '#c49a62',
    skin: '#f3d0b4',
    glasses: false,
    dress: 'blouse',
  },
  {
    ...BRICK,
    build: 'slight',
    age: 47,
    cut: 'pixie',
    hair: '#4a3224',
    skin: '#edc3a0',
    glasses: true,
    dress: 'rollneck',
  },
  {
    ...BRICK,
    build: 'broad',
    age: 34,
    cut: 'swept',
    hair: '#a8542f',
    skin: '#f3d0b4',
    beard: 'full',
    glasses: false,
    dress: 'shirt',
  },
  {
    ...BRICK,
    build: 'slight',
    age: 36,
    cut: 'locks',
    hair: '#2a211d',
    skin: '#c98f68',
    glasses: false,
    dress: 'jacket',
  },
  {
    ...WOOD,
    build: 'slight',
    age: 50,
    cut: 'bun',
    hair: '#6d4a30',
    skin: '#edc3a0',
    glasses: false,
    dress: 'blouse',
  },
  {
    ...WOOD,
    build: 'broad',
    age: 33,
    cut: 'curls',
    hair: '#6d4a30',
    skin: '#edc3a0',
    beard: 'full',
    glasses: false,
    dress: 'sweater',
  },
  {
    ...WOOD,
    build: 'broad',
    age: 60,
    cut: 'receding',
    hair: '#b9b4ac',
    skin: '#f3d0b4',
    beard: 'moustache',
    glasses: true,
    dress: 'jacket',
  },
];

/** Portraits of the agencies' people; the teams assign them to names. */
export const PORTRAITS = {
  portrait: {
    words: words('Portret', 'Portrait', 'Portrait', 'Porträt'),
    lights: ['morning'],
    outdoors: false,
    size: SQUARE,
    drawings: PEOPLE.map((person) => ({ facts: {}, draw: (art) => portrait(art, person) })),
  },
} as const satisfies Record<string, Motif>;
