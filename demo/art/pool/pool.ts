import type { DemoLocale, Words } from '../../basics/words.ts';
import { type Art, createArt, LANDSCAPE, type Size } from '../canvas/art.ts';
import type { MoodName } from '../canvas/moods.ts';
import { COUNTRY } from './country.ts';
import { LIGHTS } from './lights.ts';
import type { Facts, Motif } from './motif.ts';
import { OUTLOOK_WORDS } from './outlooks.ts';
import { PANORAMAS } from './panoramas.ts';
import { PORTRAITS } from './people.ts';
import { PLANS } from './plans.ts';
import { PREMISES } from './premises.ts';
import { PROJECTS } from './projects.ts';
import { ROOMS } from './rooms.ts';
import { TOWN } from './town.ts';

/** All motifs of the pool, by name. */
export const MOTIFS = {
  ...TOWN,
  ...COUNTRY,
  ...ROOMS,
  ...PREMISES,
  ...PROJECTS,
  ...PANORAMAS,
  ...PORTRAITS,
  ...PLANS,
} as const satisfies Record<string, Motif>;
export type MotifName = keyof typeof MOTIFS;

/** Name of an original and of its file: `block-3`, and `block-3-evening` for the same building at dusk. */
export type OriginalName = `${MotifName}-${number}` | `${MotifName}-${number}-evening`;

/** One picture of the pool. */
export interface Original {
  readonly name: OriginalName;
  readonly motif: MotifName;
  readonly mood: MoodName;
  readonly facts: Facts;
  readonly size: Size;
  readonly alt: Words;
  /** Draws it again; the same name always gives the same picture. */
  readonly draw: () => Art;
}

const NOTHING: Words = { nl: '', fr: '', en: '', de: '' };

/** The description: subject, view and light. */
function seen({ words, outdoors, tellsOutlook }: Motif, { outlook }: Facts, mood: MoodName): Words {
  const told = [
    words,
    tellsOutlook && outlook !== undefined ? OUTLOOK_WORDS[outlook] : NOTHING,
    outdoors || mood === 'dusk' ? LIGHTS[mood] : NOTHING,
  ];
  const inOne = (locale: DemoLocale): string => told.map((part) => part[locale]).join('');
  return { nl: inOne('nl'), fr: inOne('fr'), en: inOne('en'), de: inOne('de') };
}

function originalsOf(motifName: MotifName): Original[] {
  const motif: Motif = MOTIFS[motifName];
  const size = motif.size ?? LANDSCAPE;
  return motif.drawings.flatMap(({ facts, draw }, index) => {
    const key = `${motifName}-${index + 1}` as const;
    const original = (name: OriginalName, mood: MoodName): Original => ({
      name,
      motif: motifName,
      mood,
      facts,
      size,
      alt: seen(motif, facts, mood),
      draw: () => {
        // The same random numbers at every hour: a building does not change at sunset.
        const art = createArt(key, mood, size);
        draw(art);
        return art;
      },
    });
    const { length } = motif.lights;
    // Shifted by one in each round, so that recurring facts get another light.
    const mood = motif.lights[(index + Math.floor(index / length)) % length] ?? 'noon';
    return [
      original(key, mood),
      ...(index < (motif.evenings ?? 0) ? [original(`${key}-evening`, 'dusk')] : []),
    ];
  });
}

/** All pictures, by name. */
export const POOL: ReadonlyMap<OriginalName, Original> = new Map(
  (Object.keys(MOTIFS) as MotifName[]).flatMap(originalsOf).map((original) => [original.name, original]),
);

/** A picture of the pool. @throws RangeError for an unknown name. */
export function originalOf(name: OriginalName): Original {
  const original = POOL.get(name);
  if (original === undefined) throw new RangeError(`no picture ${name} in the pool`);
  return original;
}
