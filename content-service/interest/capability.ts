import { SEARCH_DAYS } from '#domain/rules/retention.ts';
import type { Manifest } from '../mail/manifest.ts';
import { closeDay } from './counts/close.ts';
import { interestOperations } from './counts/operations.ts';
import { figureOperations } from './figures/operations.ts';

/** How much interest homes met: counted, and shown to agencies and sellers in cells that name nobody. */
export const INTEREST = {
  name: 'interest',
  operations: ({ seenHomes }) => [...interestOperations, ...figureOperations(seenHomes)],
  tables: {
    site_weeks: {
      key: ['week', 'kind', 'what'],
      backup: 'agency',
      persons: null,
      retained: [{ days: SEARCH_DAYS, gone: 'week < ?' }],
    },
    home_days: { key: ['kind', 'home_id', 'day'], backup: 'agency', persons: null },
  },
  // A closed day has no reports; those of a day that could not be closed are of no use after a week. Of the days only the
  // last one is read.
  shared: {
    interest_reports: [{ days: 7, gone: 'day < ?' }],
    interest_days: [{ days: 60, gone: 'day < ?' }],
  },
  cron: { interest: (env, now) => closeDay(env.DB, now) },
} as const satisfies Manifest;
