import type { SourceRules } from '../source.ts';

/** An invented source, as a new one would be added: its line stands in the tests that list it. */
export const THIRD = {
  name: 'third',
  wireName: 'third',
  id: 'x-[0-9]{1,9}',
  marked: true,
  searchedAlone: true,
  sold: ['gone'],
  rent: ['letting'],
  option: ['held'],
  statusIds: { FOR_SALE: ['open', 'held'], TO_RENT: ['letting'], TAKE_OVER: ['business'] },
  transactionWords: 'transaction',
  subTypeByCode: false,
} as const satisfies SourceRules;
