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
