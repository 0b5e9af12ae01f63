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

/** Whether a text contains the street of an address, in any language and case. */
export function namesStreet(text: string, address: AddressLike | null | undefined): boolean {
  const where = folded(text);
  return LOCALES.some((locale) => {
    const street = folded(address?.street?.[locale] ?? '');
    return street.length >= SHORTEST_STREET && standsIn(where, street);
  });
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

function namesPoint(text: string, { point }: Whereabouts): boolean {
  const degrees = [point?.lat, point?.lon].filter(isKnownNumber).filter((value) => !Number.isInteger(value));
  return degrees.some((value) => decoded(text).replaceAll(',', '.').includes(tellingDigits(value)));
}

/**
 * Whether a text would reveal the location of an estate with a hidden address: its street or its coordinates.
 */
export const tellsPlace = (text: string, place: Whereabouts): boolean =>
  isAddressHidden(place.address) && (namesStreet(text, place.address) || namesPoint(text, place));

/**
 * The text, or an empty text if it would reveal the street of a hidden address (design, "A hidden address is
 * hidden").
 */
export const unlessTelling = (text: string, address: AddressLike | null | undefined): string =>
  tellsPlace(text, { address }) ? '' : text;

/** The text without sentences that would reveal the location of an estate with a hidden address. */
export const withoutTelling = (text: string, place: Whereabouts): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !tellsPlace(sentence, place))
    .join(' ');
