import { fold } from '../fold.ts';
import { LOCALES, type Locale, type Localized } from '../locale.ts';
import { areaMeant, liesIn } from './areas.ts';

/** Maximum length of a typed place; no city name with its zip is longer. */
export const MAX_PLACE_LENGTH = 64;

/** Offered search radii around a place, kilometres. */
export const RADII = [2, 5, 10, 20, 50] as const;

/** Form fields that are not part of a filter: the server reads them and builds one. */
export const PLACE_PARAMETERS = { text: 'place', radius: 'radius' } as const;

/** A typed place and the radius around it. */
export interface PlaceInput {
  /** As typed, trimmed; empty when absent. */
  readonly text: string;
  /** Kilometres; null for the place only. */
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

/** Whether a text can be searched for: short, and without control characters. */
export const isPlaceText = (text: string): boolean =>
  text.length <= MAX_PLACE_LENGTH && !/\p{Cc}/u.test(text);

/** A typed place, folded: "B-8300 Knokke-Heist", "Knokke-Heist (8300)", "brugge", "8000", "4525AB". */
export interface PlaceQuery {
  /** Four or five digits at either end, or a Dutch postcode such as "4525 ab"; null without. */
  readonly zip: string | null;
  /** The rest; empty when there is only a zip. */
  readonly words: string;
}

/** Country codes before a zip: "BE-1050", "B 1050", "NL-4525 AB", "F-59000". */
const COUNTRY = '(?:(?:be|nl|fr|de|lu) ?|[bfdl] )?';
const ZIP_FIRST = new RegExp(`^${COUNTRY}(\\d{4,5})(?: (.+)|(\\p{L}{3}.*))?$`, 'u');
const ZIP_LAST = new RegExp(`^(.+?) ${COUNTRY}(\\d{4,5})$`);
/** A Dutch postcode: four digits, of which the first is not 0, and two letters. */
const DUTCH = '([1-9]\\d{3}) ?([a-z]{2})';
const DUTCH_FIRST = new RegExp(`^${COUNTRY}${DUTCH}(?: (.+))?$`);
const DUTCH_LAST = new RegExp(`^(.+?) ${COUNTRY}${DUTCH}$`);

/** A country after a place, as maps and phones write it: "Knokke, België". */
const COUNTRY_LAST =
  / (?:belgie|belgique|belgium|belgien|nederland|pays bas|netherlands|niederlande|france|frankrijk|frankreich|deutschland|duitsland|allemagne|germany)$/;

const foldPlace = (text: string): string => fold(text).replace(COUNTRY_LAST, '');

/** "4525 ab" of a Dutch postcode in any spelling; other zips folded. */
export const zipWords = (zip: string): string => fold(zip).replace(/^(\d{4}) ?([a-z]{2})$/, '$1 $2');

/** A zip of Brussels needs no name beside it: "1050 Bruxelles" is in Ixelles. */
const withoutRegion = ({ zip, words }: PlaceQuery): PlaceQuery =>
  zip !== null && liesIn('brussels', zip) && areaMeant(words)?.name === 'brussels'
    ? { zip, words: '' }
    : { zip, words };

/** A typed place as zip and words, both folded. */
export function readPlaceQuery(text: string): PlaceQuery {
  const folded = foldPlace(text);
  const first = ZIP_FIRST.exec(folded);
  if (first !== null) return withoutRegion({ zip: first[1] ?? null, words: first[2] ?? first[3] ?? '' });
  const last = ZIP_LAST.exec(folded);
  return last === null
    ? { zip: null, words: folded }
    : withoutRegion({ zip: last[2] ?? null, words: last[1] ?? '' });
}

/**
 * What a typed place may mean, the likeliest first: "8420 De Haan" has a Belgian zip, and "1012 de" would also be a
 * Dutch postcode.
 */
export function placeReadings(text: string): readonly PlaceQuery[] {
  const folded = foldPlace(text);
  const [, digits, letters, after = ''] = DUTCH_FIRST.exec(folded) ?? [];
  const [, before = '', lastDigits, lastLetters] = DUTCH_LAST.exec(folded) ?? [];
  return [
    readPlaceQuery(text),
    ...(digits === undefined ? [] : [{ zip: `${digits} ${letters}`, words: after }]),
    ...(lastDigits === undefined ? [] : [{ zip: `${lastDigits} ${lastLetters}`, words: before }]),
  ];
}

/** "Saint" is abbreviated as often as not: "St-Niklaas", "Ste-Cécile". */
const SAINT = /\b(?:sint|saint|sankt|sainte)\b/g;
const shortSaint = (saint: string): string => (saint === 'sainte' ? 'ste' : 'st');

/** Folded spellings of a name: in full, and with "saint" abbreviated. */
export const typedForms = (name: string): readonly string[] => {
  const folded = fold(name);
  return folded === '' ? [] : [...new Set([folded, folded.replace(SAINT, shortSaint)])];
};

/** A city in lists of places. */
export interface NamedPlace {
  readonly zip?: string | number | null;
  readonly name?: Localized | null;
  readonly alias?: Localized | null;
}

/** How a typed text matches a place. */
interface PlaceMatch {
  readonly kind: 'zip' | 'name' | 'alias';
  /** Language of the name or alias; null for a zip. */
  readonly locale: Locale | null;
  /** The matched name, alias or zip as it is written. */
  readonly text: string;
  /** Lower is better: `MATCH_RANKS`, plus 2 for another language, plus 1 for an alias. */
  readonly rank: number;
}

/**
 * Ranks of a match: the whole text, its beginning, or the beginning of a later word. The steps between leave
 * room for the visitor's language before others, and names (and zips) before aliases.
 */
export const MATCH_RANKS = { exact: 0, prefix: 4, word: 8 } as const;
const FOREIGN = 2;
const ALIAS = 1;

/** Whether the rank is a match of a whole zip, name or alias. */
export const isExactRank = (rank: number): boolean => rank < MATCH_RANKS.prefix;

const fitOf = (form: string, typed: string): number | null => {
  if (form === typed) return MATCH_RANKS.exact;
  if (form.startsWith(typed)) return MATCH_RANKS.prefix;
  return form.includes(` ${typed}`) ? MATCH_RANKS.word : null;
};

/** The best match of a typed text with a place; null for no match or an empty text. */
export function matchPlace(
  place: NamedPlace,
  { zip, words }: PlaceQuery,
  visitor: Locale,
): PlaceMatch | null {
  const placeZip = String(place.zip ?? '');
  const folded = zipWords(placeZip);
  if (zip !== null && words !== '' && zip !== folded) return null;
  const typed = words === '' ? (zip ?? '') : words;
  if (typed === '') return null;
  const texts: readonly Omit<PlaceMatch, 'rank'>[] = [
    { kind: 'zip', locale: null, text: placeZip },
    ...LOCALES.map((locale) => ({ kind: 'name' as const, locale, text: place.name?.[locale] ?? '' })),
    ...LOCALES.map((locale) => ({ kind: 'alias' as const, locale, text: place.alias?.[locale] ?? '' })),
  ];
  const matches = texts.flatMap(({ kind, locale, text }) =>
    (kind === 'zip' ? [folded].filter((form) => form !== '') : typedForms(text)).flatMap((form) => {
      const fit = fitOf(form, typed);
      if (fit === null) return [];
      const foreign = locale === null || locale === visitor ? 0 : FOREIGN;
      return [{ kind, locale, text, rank: fit + foreign + (kind === 'alias' ? ALIAS : 0) }];
    }),
  );
  return matches.toSorted((one, other) => one.rank - other.rank)[0] ?? null;
}
