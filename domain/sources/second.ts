import type { SourceId, SourceRules } from './source.ts';

/** GUIDs. */
export const SECOND_ID = {
  name: 'second',
  id: '[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}',
} as const satisfies SourceId;

/** The second source: GUIDs, numbers of its own for transactions, and the status codes of spec 2 §3. */
export const SECOND = {
  ...SECOND_ID,
  wireName: 'skarabee',
  marked: true,
  searchedAlone: true,
  // Its numbers say what is sold and what is to rent (spec 1 §4), and nothing of sales and options; its texts do
  // (contract, "Estate search"). No number is guessed from what others leave over.
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
    // It knows no takeovers: the code itself is sent, which matches nothing there, and not everything.
    TAKE_OVER: ['TAKE_OVER'],
  },
  // Its page knows the sub type by its code alone; a card with another name would lead elsewhere.
  subTypeByCode: true,
} as const satisfies SourceRules;
