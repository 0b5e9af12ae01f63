import type { Unmapped } from '../kind.ts';
import { member, textIn } from './read.ts';

/** Takes note of something that has no place in our record. */
export type Say = (one: Unmapped) => void;

/** Longest name of a detail, whose label is the agency's own. */
const LONGEST_LABEL = 60;

/**
 * The value of a code or a figure, for operators. Words are never repeated: nobody knows what stands in a field that
 * nobody reads, and owners' names must not reach a table of counts.
 */
export const shownValue = (value: unknown): string => {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return /^[\d\s.,:/+-]{1,30}$/.test(text) ? text : '';
};

/** A detail without a place, with the vendor's label and type instead of its value. */
export const unknownDetail = (id: string, detail: unknown): Unmapped => ({
  what: 'detail',
  name: `${id} ${textIn(member(detail, 'label')) ?? ''}`.trim().slice(0, LONGEST_LABEL),
  value: (textIn(member(detail, 'type')) ?? '').slice(0, LONGEST_LABEL),
});
