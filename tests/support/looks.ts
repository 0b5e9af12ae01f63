import type { Locale } from '#domain/locale.ts';

/**
 * Whether every combination of agency, width, mode and language is looked at; otherwise each screen once.
 * `npm test` decides it by what has changed (decision 136); Playwright alone looks at everything.
 */
const isWhole = (): boolean => process.env.GEVEL_LOOKS !== 'sample';

/**
 * The members of a matrix that this run looks at: all, or `count` of them. Rows that pass their own number get
 * different members, so that a sample of many rows still has each of them.
 */
export const looks = <T>(all: readonly T[], row = 0, count = 1): readonly T[] =>
  isWhole() ? all : all.filter((_member, at) => (at + all.length - (row % all.length)) % all.length < count);

/**
 * The languages in which journeys are made, each with its place in the order of all: the one that agencies write in, and
 * the one with the longest words. The others have the same scripts and forms; their words are tested where they are made.
 */
export const SPOKEN: readonly (readonly [number, Locale])[] = [
  [0, 'nl'],
  [3, 'de'],
];
