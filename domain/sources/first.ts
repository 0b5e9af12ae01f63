import type { SourceId, SourceRules } from './source.ts';

/** Digits. */
export const FIRST_ID = { name: 'first', id: '[0-9]{1,12}' } as const satisfies SourceId;

/** The first source: numeric ids, and numbers for transactions (spec 1 §4; contract, "Estate search"). */
export const FIRST = {
  ...FIRST_ID,
  wireName: 'first',
  marked: false,
  searchedAlone: false,
  sold: ['5', '6'],
  rent: ['2', '4', '6', '8'],
  sale: ['1', '3', '5'],
  takeover: ['10'],
  option: ['3', '4'],
  statusIds: { FOR_SALE: ['1', '3'], TO_RENT: ['2', '4'], TAKE_OVER: ['10'] },
  transactionWords: 'transaction',
  subTypeByCode: false,
} as const satisfies SourceRules;
