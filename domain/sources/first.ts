import type { SourceId, SourceRules } from './source.ts';

/** Digits. */
export const FIRST_ID = { name: 'first', id: '[0-9]{1,12}' } as const satisfies SourceId;

/** The first source: numeric ids, and numbers for transactions (spec 1 §4; contract, "Estate search"). */
export const FIRST = {
  // Not spread: that would stay in the scripts of pages, which need the id alone.
  name: FIRST_ID.name,
  id: FIRST_ID.id,
  wireName: 'first',
  marked: false,
  searchedAlone: false,
  statuses: {
    1: 'FOR_SALE',
    2: 'TO_RENT',
    3: 'OPTION_FOR_SALE',
    4: 'OPTION_FOR_RENT',
    5: 'SOLD',
    6: 'RENTED',
    8: 'FOR_RENT_ORDER_ENDED',
    10: 'TAKE_OVER',
  },
  statusIds: { FOR_SALE: ['1', '3'], TO_RENT: ['2', '4'], TAKE_OVER: ['10'] },
  subTypeByCode: false,
} as const satisfies SourceRules;
