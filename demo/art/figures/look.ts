import type { Chance } from '../canvas/chance.ts';

const CUTS = ['short', 'swept', 'curls', 'receding', 'pixie', 'bob', 'long', 'locks', 'bun'] as const;
export type Cut = (typeof CUTS)[number];
const DRESSES = ['jacket', 'shirt', 'sweater', 'rollneck', 'blouse'] as const;
export type Dress = (typeof DRESSES)[number];
const BEARDS = ['none', 'stubble', 'full', 'moustache'] as const;
type Beard = (typeof BEARDS)[number];

/** Look of a person. */
export interface PersonLook {
  /** Width of shoulders, neck and jaw, and the line of brows and lips. */
  readonly build: 'broad' | 'slight';
  /** Colours of skin and hair in daylight. */
  readonly skin: string;
  readonly hair: string;
  readonly cut: Cut;
  readonly beard: Beard;
  readonly glasses: boolean;
  /** Age in years, which adds lines. */
  readonly age: number;
  readonly dress: Dress;
}

const SKINS = ['#f3d0b4', '#edc3a0', '#e2b088', '#c98f68', '#9a6848', '#74492f'] as const;
const HAIRS = ['#2a211d', '#4a3224', '#6d4a30', '#8f633c', '#c49a62', '#a8542f'] as const;
const GREYS = ['#b9b4ac', '#d6d2ca', '#8d8a86'] as const;
const CUTS_OF: Readonly<Record<PersonLook['build'], readonly Cut[]>> = {
  broad: ['short', 'swept', 'curls', 'receding'],
  slight: ['pixie', 'bob', 'long', 'locks', 'bun'],
};

/** A random look; known properties stay. */
export function someLook(chance: Chance, known: Partial<PersonLook> = {}): PersonLook {
  const build = known.build ?? chance.fork('build').pick(['broad', 'slight'] as const);
  const age = known.age ?? chance.fork('age').int(24, 64);
  const grey = chance.fork('grey').chance(Math.max(0, (age - 44) / 22));
  const skin = known.skin ?? chance.fork('skin').pick(SKINS);
  const dark = SKINS.slice(3).some((one) => one === skin);
  return {
    build,
    age,
    skin,
    hair: chance.fork('hair').pick(grey ? GREYS : dark ? HAIRS.slice(0, 2) : HAIRS),
    cut: chance.fork('cut').pick(CUTS_OF[build].filter((cut) => !grey || cut !== 'locks')),
    beard: build === 'broad' ? chance.fork('beard').pick(BEARDS) : 'none',
    glasses: chance.fork('glasses').chance(age > 44 ? 0.5 : 0.25),
    dress: chance.fork('dress').pick(DRESSES),
    ...known,
  };
}
