import type { SourceId, SourceRules } from '../source.ts';

/** `x-` and digits. */
export const THIRD_ID = { name: 'third', id: 'x-[0-9]{1,9}' } as const satisfies SourceId;

/** An invented source, added like a real one would be: tests import it through the test registry. */
export const THIRD = {
  ...THIRD_ID,
  wireName: 'third',
  marked: true,
  searchedAlone: true,
  statuses: {
    open: 'FOR_SALE',
    held: 'OPTION_FOR_SALE',
    letting: 'TO_RENT',
    gone: 'SOLD',
    business: 'TAKE_OVER',
  },
  statusIds: { FOR_SALE: ['open', 'held'], TO_RENT: ['letting'], TAKE_OVER: ['business'] },
  subTypeByCode: false,
} as const satisfies SourceRules;
