import { LOCALES } from '../locale.ts';
import { type AddressLike, isAddressHidden } from './address.ts';
import { isKnownNumber } from './emptiness.ts';

/** Minimum length of a street name: shorter ones occur by chance among other words. */
const SHORTEST_STREET = 4;
/** Decimals of a degree that identify a house; with three, "3.987" could also be an amount of money. */
const TELLING_DECIMALS = 4;

/** Normalises spellings: "Rue-de-l%27%C3%89glise" and "rue de l’église" are equal. */
const folded = (text: string): string =>
  decoded(text)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Decodes percent-encoding; text that is not validly encoded stays as it is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Whether the text contains the word, not as part of another word. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
}

/** A test whether a text contains the street of an address, in any language and case; folds the street once. */
function streetFinder(address: AddressLike | null | undefined): (text: string) => boolean {
  const streets = LOCALES.map((locale) => folded(address?.street?.[locale] ?? ''));
  const sought = [...new Set(streets)].filter((street) => street.length >= SHORTEST_STREET);
  return (text) => {
    if (sought.length === 0) return false;
    const where = folded(text);
    return sought.some((street) => standsIn(where, street));
  };
}

/** The location that must not be revealed for an estate with a hidden address. */
export interface Whereabouts {
  readonly address: AddressLike | null | undefined;
  readonly point?: { readonly lat?: number | null; readonly lon?: number | null } | null;
}

/** A coordinate cut, not rounded, to the digits that identify a place: 51.123987 → "51.1239". */
const tellingDigits = (degrees: number): string => {
  const text = String(degrees);
  const dot = text.indexOf('.');
  return dot === -1 ? text : text.slice(0, dot + 1 + TELLING_DECIMALS);
};

function pointFinder({ point }: Whereabouts): (text: string) => boolean {
  const sought = [point?.lat, point?.lon]
    .filter(isKnownNumber)
    .filter((value) => !Number.isInteger(value))
    .map(tellingDigits);
  return (text) => {
    if (sought.length === 0) return false;
    const said = decoded(text).replaceAll(',', '.');
    return sought.some((digits) => said.includes(digits));
  };
}

/** A test whether a text would reveal the location of an estate with a hidden address. */
function tellerOf(place: Whereabouts): (text: string) => boolean {
  if (!isAddressHidden(place.address)) return () => false;
  const [namesIt, pointsToIt] = [streetFinder(place.address), pointFinder(place)];
  return (text) => namesIt(text) || pointsToIt(text);
}

/**
 * Whether a text would reveal the location of an estate with a hidden address: its street or its coordinates.
 */
export const tellsPlace = (text: string, place: Whereabouts): boolean => tellerOf(place)(text);

/**
 * The text, or an empty text if it would reveal the street of a hidden address (design, "A hidden address is
 * hidden").
 */
export const unlessTelling = (text: string, address: AddressLike | null | undefined): string =>
  tellsPlace(text, { address }) ? '' : text;

/** What stands between two sentences, lines or paragraphs, of HTML too. */
const BETWEEN = /((?<=[.!?])\s+|[\r\n]\s*|<\/(?:p|div|li|h[1-6]|tr|td|th)\s*>\s*|<br\s*\/?>\s*)/i;

/** What stays between two sentences when those between them go: the end of a line or paragraph, if one of both is that. */
const wider = (one: string, other: string): string =>
  /[\r\n<]/.test(other) && !/[<]|[\r\n]\s*[\r\n]/.test(one) ? other : one;

/** Which sentences tell; two that do so only together, as a name is broken over two lines, both do. */
function tellingOf(sentences: readonly string[], tells: (text: string) => boolean): ReadonlySet<number> {
  const telling = new Set(sentences.flatMap((sentence, at) => (tells(sentence) ? [at] : [])));
  for (let at = 1; at < sentences.length; at += 1) {
    const isRevealed = telling.has(at - 1) || telling.has(at);
    if (!isRevealed && tells(`${sentences[at - 1]} ${sentences[at]}`)) telling.add(at - 1).add(at);
  }
  return telling;
}

/**
 * Leaves out sentences and lines that would reveal the location of an estate with a hidden address: for many texts of
 * one. What stands between the others stays as it is; a text that still tells is empty.
 */
export function quietAbout(place: Whereabouts): (text: string) => string {
  const tells = tellerOf(place);
  return (text) => {
    if (!tells(text)) return text;
    const parts = text.split(BETWEEN);
    const sentences = parts.filter((_, at) => at % 2 === 0);
    const telling = tellingOf(sentences, tells);
    let left = '';
    let gap = '';
    for (const [at, sentence] of sentences.entries()) {
      const behind = parts[at * 2 + 1] ?? '';
      if (telling.has(at)) gap = wider(gap, behind);
      else {
        left += `${left === '' ? '' : gap}${sentence}`;
        gap = behind;
      }
    }
    return tells(left) ? '' : left;
  };
}

/** The text without sentences that would reveal the location of an estate with a hidden address. */
export const withoutTelling = (text: string, place: Whereabouts): string => quietAbout(place)(text);
