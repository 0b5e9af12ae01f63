import { SEARCH_DAYS } from '#domain/rules/retention.ts';
import type { Manifest } from '../mail/manifest.ts';
import { closeDay } from './counts/close.ts';
import { interestOperations } from './counts/operations.ts';
import { figureOperations } from './figures/operations.ts';
import { queueSellerMails, sellerMail } from './seller/mail.ts';
import { sellerOperations } from './seller/operations.ts';

declare module '../kinds.ts' {
  interface MailData {
    /** `week`: its Monday. */
    readonly 'seller-week': { readonly windowId: string; readonly week: string };
  }
  interface JournalEvents {
    readonly 'seller.made': true;
    readonly 'seller.ended': true;
    readonly 'seller.written': true;
  }
}

/** How much interest homes met: counted, and shown to agencies and sellers in cells that name nobody. */
export const INTEREST = {
  name: 'interest',
  operations: ({ seenHomes, staffHomes, budgetsFor }) => [
    ...interestOperations,
    ...figureOperations(seenHomes),
    ...sellerOperations(staffHomes, budgetsFor),
  ],
  mails: { 'seller-week': sellerMail },
  tables: {
    seller_links: { key: ['hash'], backup: 'visitors', persons: null },
    seller_windows: {
      backup: 'visitors',
      persons: {
        keys: ['email_key'],
        texts: ['email', 'sentence', 'words'],
        named: 'blank',
        written: 'made_at',
      },
      retained: [
        { days: 1, gone: 'ended_at < ?' },
        { days: 400, gone: 'made_at < ?' },
      ],
    },
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
  cron: {
    interest: (env, now) => closeDay(env.DB, now),
    'seller-mails': (env, now) => queueSellerMails(env.DB, now),
  },
} as const satisfies Manifest;
