import { type FlatTexts, flattened } from './flat-texts.ts';
import type { Dictionary } from './text-keys.ts';

/** Groups of texts that only some screens say which few visitors open: no part of the bundle (decision 66). */
const SELDOM = ['answers', 'kept', 'moving', 'privacy', 'valuation'] as const;

/** What other screens say of them all the same: the field that asks for an address, and the way to it. */
const OFTEN = ['valuation.address', 'valuation.begin', 'valuation.title'] as const;

const isOf = (groups: readonly string[], key: string): boolean =>
  groups.some((group) => key === group || key.startsWith(`${group}.`));

/** Whether the bundle is without the text of this dotted key. */
export const isSeldom = (key: string): boolean => isOf(SELDOM, key) && !isOf(OFTEN, key);

/** The texts that few screens say, as the file beside the bundle has them. */
export const seldomTexts = (dictionary: Dictionary): FlatTexts =>
  Object.fromEntries(flattened(dictionary).filter(([key]) => isSeldom(key)));

/** A dictionary without them, as the bundle has it. */
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
