import { type FlatTexts, flattened } from './flat-texts.ts';
import type { Dictionary } from './text-keys.ts';

/** Groups of texts of rarely visited screens, which are not part of the bundle (decision 66). */
const SELDOM = ['answers', 'kept', 'moving', 'ownStay', 'privacy', 'valuation'] as const;

/**
 * Their texts that other screens use too, so they stay in the bundle: links to the valuation, and the terms of a stay.
 */
const OFTEN = ['ownStay.terms', 'valuation.begin', 'valuation.kinds', 'valuation.title'] as const;

const isOf = (groups: readonly string[], key: string): boolean =>
  groups.some((group) => key === group || key.startsWith(`${group}.`));

/** Whether the text of this dotted key is not in the bundle. */
export const isSeldom = (key: string): boolean => isOf(SELDOM, key) && !isOf(OFTEN, key);

/** The rarely used texts, for the file beside the bundle. */
export const seldomTexts = (dictionary: Dictionary): FlatTexts =>
  Object.fromEntries(flattened(dictionary).filter(([key]) => isSeldom(key)));

/** A dictionary without them, for the bundle. */
export function commonTexts(dictionary: Dictionary, before = ''): Dictionary {
  const kept = Object.entries(dictionary).flatMap(([key, node]): [string, string | Dictionary][] => {
    const path = before + key;
    if (typeof node !== 'string') {
      const below = commonTexts(node, `${path}.`);
      return Object.keys(below).length === 0 ? [] : [[key, below]];
    }
    return isSeldom(path) ? [] : [[key, node]];
  });
  return Object.fromEntries(kept);
}
