import type { SourceId, SourceRules } from './source.ts';

/** GUIDs. */
export const SECOND_ID = {
  name: 'second',
  id: '[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}',
} as const satisfies SourceId;

/** The second source: GUIDs, its own transaction ids, and the status codes of spec 2 §3. */
export const SECOND = {
  // Not spread: that would stay in the scripts of pages, which need the id alone.
  name: SECOND_ID.name,
  id: SECOND_ID.id,
  wireName: 'skarabee',
  marked: true,
  searchedAlone: true,
  // Its ids say what is sold and what is to rent (spec 1 §4), but not what is for sale or under option; its
  // status texts do (contract, "Estate search"). The meaning of other ids is not guessed.
  statuses: {
    1: 'SOLD',
    2: 'TO_RENT',
    4: 'TO_RENT',
    6: 'RENTED',
    7: 'SOLD',
    8: 'TO_RENT',
    10: 'TO_RENT',
  },
  statusIds: {
    FOR_SALE: ['FOR_SALE', 'OPTION_FOR_SALE'],
    TO_RENT: ['FOR_RENT', 'OPTION_FOR_RENT'],
    // It has no takeovers: the code itself is sent, which matches no estate there (an empty list would match
    // all).
    TAKE_OVER: ['TAKE_OVER'],
  },
  // Its page knows the sub type only by its code; a card with another name would link to another address.
  subTypeByCode: true,
} as const satisfies SourceRules;
