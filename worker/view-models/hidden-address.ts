import { LOCALES } from '../../domain/locale.ts';
import { type AddressLike, isAddressHidden } from '../../domain/rules/address.ts';

/** Shorter names occur by chance among other words. */
const SHORTEST_STREET = 4;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the word stands in the text, not as a part of another one. */
function standsIn(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`;
    if (!/\p{L}/u.test(around)) return true;
  }
  return false;
}

/** Whether a text names the street of an address, in whichever language and case. */
export function namesStreet(text: string, address: AddressLike | null | undefined): boolean {
  const where = folded(text);
  return LOCALES.some((locale) => {
    const street = folded(address?.street?.[locale]?.trim() ?? '');
    return street.length >= SHORTEST_STREET && standsIn(where, street);
  });
}

/** The text, or nothing when it would tell the street of a hidden address (design, "A hidden address is hidden"). */
export const unlessTelling = (text: string, address: AddressLike | null | undefined): string =>
  isAddressHidden(address) && namesStreet(text, address) ? '' : text;

/** The text without the sentences that would tell the street of a hidden address. */
export const withoutTelling = (text: string, address: AddressLike | null | undefined): string =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => unlessTelling(sentence, address) !== '')
    .join(' ');
