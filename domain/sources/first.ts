import type { SourceRules } from './source.ts';

/** The first source: numeric ids, and numbers for transactions (spec 1 §4; contract, "Estate search"). */
export const FIRST = {
  name: 'first',
  wireName: 'first',
  id: '[0-9]{1,12}',
  marked: false,
  searchedAlone: false,
  sold: ['5', '6'],
  rent: ['2', '4', '6', '8'],
  option: ['3', '4'],
  statusIds: { FOR_SALE: ['1', '3'], TO_RENT: ['2', '4'], TAKE_OVER: ['10'] },
  transactionWords: 'transaction',
  subTypeByCode: false,
} as const satisfies SourceRules;
