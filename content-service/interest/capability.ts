import type { Manifest } from '../mail/manifest.ts';

/** How much interest homes met: counted, and shown to agencies and sellers in cells that name nobody. */
export const INTEREST = {
  name: 'interest',
  tables: {
    home_days: { key: ['kind', 'home_id', 'day'], backup: 'agency', persons: null },
  },
  // A closed day has no reports; those of a day that could not be closed are of no use after a week.
  shared: {
    interest_reports: [{ days: 7, gone: 'day < ?' }],
    interest_days: [],
  },
} as const satisfies Manifest;
