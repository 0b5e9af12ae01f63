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

/** Whether a text contains the street of an address, in any language and case. */
export const namesStreet = (text: string, address: AddressLike | null | undefined): boolean =>
  streetFinder(address)(text);

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

/** Leaves out sentences that would reveal the location of an estate with a hidden address: for many texts of one. */
export function quietAbout(place: Whereabouts): (text: string) => string {
  const tells = tellerOf(place);
  return (text) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter((sentence) => !tells(sentence))
      .join(' ');
}

/** The text without sentences that would reveal the location of an estate with a hidden address. */
export const withoutTelling = (text: string, place: Whereabouts): string => quietAbout(place)(text);
