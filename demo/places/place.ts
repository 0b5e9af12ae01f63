import type { Region } from '../../domain/rules/region.ts';
import type { LocalizedText } from '../../wire/values.ts';

/** Surroundings of a place: selects the sentences about the neighbourhood. */
export type Setting = 'seafront' | 'polder' | 'city' | 'village' | 'forest' | 'river' | 'brussels' | 'east';

/** A town, borough or village in which agencies sell. */
export interface Place {
  readonly id: number;
  readonly zip: string;
  readonly name: LocalizedText;
  readonly alias?: LocalizedText;
  readonly lat: number;
  readonly lon: number;
  /** null abroad. */
  readonly region: Region | null;
  /** Two-letter country code, if not Belgium. */
  readonly country?: string;
  readonly setting: Setting;
  /** Price level: a row of `prices.ts`. */
  readonly market: string;
  /** Streets in the language(s) of the place. */
  readonly streets: readonly LocalizedText[];
  /** Share of an agency's estates, relative to its other places. */
  readonly weight: number;
}

/** The same name in all four languages. */
export const same = (name: string): LocalizedText => ({ nl: name, fr: name, en: name, de: name });

const named = (language: 'nl' | 'fr' | 'de') => (list: string) =>
  list.split(',').map((name): LocalizedText => ({ [language]: name.trim() }));

/** Streets of a place with one official language. */
export const dutch = named('nl');
export const french = named('fr');
export const german = named('de');

/** Streets of Brussels, which have two official names each: `nl / fr`. */
export const bilingual = (list: string) =>
  list.split(',').map((pair): LocalizedText => {
    const [nl = '', fr = ''] = pair.split('/').map((name) => name.trim());
    return { nl, fr };
  });
