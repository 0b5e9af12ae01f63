import { fold } from '../fold.ts';
import { LOCALES, type Locale, type Localized } from '../locale.ts';

/** Most characters of a place that is typed; no city's name with its zip is that long. */
export const MAX_PLACE_LENGTH = 64;

/** Radii a visitor may choose around one place, kilometres. */
export const RADII = [5, 10, 20, 50] as const;

/** Fields of a search form that are never part of a filter: the server reads them and writes a filter. */
export const PLACE_PARAMETERS = { text: 'place', radius: 'radius' } as const;

/** What was typed as a place and how far around it. */
export interface PlaceInput {
  /** As typed, without space at the ends; empty without one. */
  readonly text: string;
  /** Kilometres; null for the place alone. */
  readonly km: number | null;
}

/** Reads the two fields; a radius that is not offered is ignored. */
export function readPlaceInput(params: URLSearchParams): PlaceInput {
  const radius = params.get(PLACE_PARAMETERS.radius)?.trim() ?? '';
  return {
    text: params.get(PLACE_PARAMETERS.text)?.trim() ?? '',
    km: RADII.find((km) => String(km) === radius) ?? null,
  };
}

/** Whether a text may be asked for at all: short, and without control characters. */
export const isPlaceText = (text: string): boolean =>
  text.length <= MAX_PLACE_LENGTH && !/\p{Cc}/u.test(text);

/** What a typed place says, folded: "B-8300 Knokke-Heist", "Knokke-Heist (8300)", "brugge", "8000". */
export interface PlaceQuery {
  /** Four or five digits at either end; null without them. */
  readonly zip: string | null;
  /** The rest; empty where the zip is all. */
  readonly words: string;
}

const ZIP_FIRST = /^(?:b )?(\d{4,5})(?: (.+))?$/;
const ZIP_LAST = /^(.+) (\d{4,5})$/;

/** Takes a typed place apart into zip and words, both folded. */
export function readPlaceQuery(text: string): PlaceQuery {
  const folded = fold(text);
  const first = ZIP_FIRST.exec(folded);
  if (first !== null) return { zip: first[1] ?? null, words: first[2] ?? '' };
  const last = ZIP_LAST.exec(folded);
  return last === null ? { zip: null, words: folded } : { zip: last[2] ?? null, words: last[1] ?? '' };
}

/** Saints are written short as often as in full: "St-Niklaas", "Ste-Cécile". */
const SAINT = /\b(?:sint|saint|sankt|sainte)\b/g;
const shortSaint = (saint: string): string => (saint === 'sainte' ? 'ste' : 'st');

/** A name as it may be typed, folded: in full, and with its saint written short. */
export const typedForms = (name: string): readonly string[] => {
  const folded = fold(name);
  return folded === '' ? [] : [...new Set([folded, folded.replace(SAINT, shortSaint)])];
};

/** A city as lists of places name it. */
export interface NamedPlace {
  readonly zip?: string | number | null;
  readonly name?: Localized | null;
  readonly alias?: Localized | null;
}

/** What of a place a typed text fits, and how well. */
interface PlaceMatch {
  readonly kind: 'zip' | 'name' | 'alias';
  /** The language of the name or alias; null for a zip. */
  readonly locale: Locale | null;
  /** The name, alias or zip as it is written. */
  readonly text: string;
  /** The better, the lower: `MATCH_RANKS`, plus 2 in another language, plus 1 for an alias. */
  readonly rank: number;
}

/**
 * How well a text fits: the whole of it, its beginning, or that of a later word of it. Between two ranks
 * lie the visitor's own language before others, and names (and zips) before aliases.
 */
export const MATCH_RANKS = { exact: 0, prefix: 4, word: 8 } as const;
const FOREIGN = 2;
const ALIAS = 1;

/** Whether a match of that rank is the whole of a zip, name or alias. */
export const isExactRank = (rank: number): boolean => rank < MATCH_RANKS.prefix;

const fitOf = (form: string, typed: string): number | null => {
  if (form === typed) return MATCH_RANKS.exact;
  if (form.startsWith(typed)) return MATCH_RANKS.prefix;
  return form.includes(` ${typed}`) ? MATCH_RANKS.word : null;
};

/** The best way in which a typed text fits a place; null when it does not, nor where nothing is typed. */
export function matchPlace(
  place: NamedPlace,
  { zip, words }: PlaceQuery,
  visitor: Locale,
): PlaceMatch | null {
  const placeZip = String(place.zip ?? '');
  if (zip !== null && words !== '' && zip !== placeZip) return null;
  const typed = words === '' ? (zip ?? '') : words;
  if (typed === '') return null;
  const texts: readonly Omit<PlaceMatch, 'rank'>[] = [
    { kind: 'zip', locale: null, text: placeZip },
    ...LOCALES.map((locale) => ({ kind: 'name' as const, locale, text: place.name?.[locale] ?? '' })),
    ...LOCALES.map((locale) => ({ kind: 'alias' as const, locale, text: place.alias?.[locale] ?? '' })),
  ];
  const matches = texts.flatMap(({ kind, locale, text }) =>
    typedForms(text).flatMap((form) => {
      const fit = fitOf(form, typed);
      if (fit === null) return [];
      const foreign = locale === null || locale === visitor ? 0 : FOREIGN;
      return [{ kind, locale, text, rank: fit + foreign + (kind === 'alias' ? ALIAS : 0) }];
    }),
  );
  return matches.toSorted((one, other) => one.rank - other.rank)[0] ?? null;
}
