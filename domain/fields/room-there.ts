import { plainText } from '../format/plain-text.ts';
import { LOCALES } from '../locale.ts';
import { hasPositive } from '../rules/emptiness.ts';
import { yesOrNo } from '../rules/yes-no.ts';
import { entryOf, numberOf, textOf } from './read.ts';

/** Keys of a room's additional texts. */
export const ROOM_NOTES = ['description', 'information', 'comment'] as const;

/** Whether a value has text in any language. */
const hasWords = (value: unknown): boolean =>
  [value, ...LOCALES.map((locale) => entryOf(value, locale))].some(
    (text) => textOf(plainText(textOf(text) ?? '').trim()) !== null,
  );

/**
 * Whether a room of the second source's list is there (spec 2 §3, `layout`): it has a surface, a text, a name or a yes.
 * Its row on the page and the traits of the home follow this one rule. Never throws, whatever the value.
 */
export function isRoomThere(value: unknown): boolean {
  const surface = numberOf(value);
  if (surface !== null) return hasPositive(surface);
  return (
    yesOrNo(value) ??
    (hasPositive(numberOf(entryOf(value, 'surface'))) ||
      hasWords(value) ||
      ['name', ...ROOM_NOTES].some((key) => hasWords(entryOf(value, key))))
  );
}
