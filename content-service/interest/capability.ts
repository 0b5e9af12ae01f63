import type { Manifest } from '../mail/manifest.ts';
import { figureOperations } from './figures/operations.ts';

/** How much interest homes met: counted, and shown to agencies and sellers in cells that name nobody. */
export const INTEREST = {
  name: 'interest',
  operations: ({ seenHomes }) => figureOperations(seenHomes),
  tables: {
    // Places and budgets of one season say little in the next.
    site_weeks: {
      key: ['week', 'kind', 'what'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 90, gone: 'week < ?' }],
    },
    home_days: { key: ['kind', 'home_id', 'day'], backup: 'agency', persons: null },
  },
  // A closed day has no reports; those of a day that could not be closed are of no use after a week.
  shared: {
    interest_reports: [{ days: 7, gone: 'day < ?' }],
    interest_days: [],
  },
} as const satisfies Manifest;
