import { isNight } from '#domain/agenda/remind-at.ts';
import type { Manifest } from '../mail/manifest.ts';
import { prepare } from '../platform/db/prepare.ts';
import { rentalPeriodOperations, rentalUnitOperations } from './operations.ts';
import { STAY_ANSWERS } from './stays/answer-links.ts';
import { stayAnswerOperations } from './stays/answer-operations.ts';
import { stayConfirmed } from './stays/confirmed-mail.ts';
import { stayUnchanged, stayWish } from './stays/guest/wish-mails.ts';
import { stayHeld } from './stays/held-mail.ts';
import { lapseStays, remindOfStays } from './stays/lapse.ts';
import { stayLapsed } from './stays/lapsed-mail.ts';
import { stayLead } from './stays/lead.ts';
import {
  stayLapsedNotice,
  stayNotice,
  stayReminder,
  stayWishNotice,
  stayWithdrawn,
} from './stays/notice-mail.ts';
import { agreementOperations, rentalReservationOperations } from './stays/operations.ts';
import { stayReceipt } from './stays/receipt-mail.ts';
import { stayRefused } from './stays/refused-mail.ts';
import { releaseStatement } from './stays/stays.ts';

type StayMails = Readonly<
  Record<
    | 'stay-receipt'
    | 'stay-held'
    | 'stay-notice'
    | 'stay-reminder'
    | 'stay-lapsed'
    | 'stay-lapsed-notice'
    | 'stay-confirmed'
    | 'stay-declined'
    | 'stay-cancelled'
    | 'stay-wish'
    | 'stay-wish-notice'
    | 'stay-kept'
    | 'stay-withdrawn',
    { readonly stayId: string }
  >
>;

declare module '../kinds.ts' {
  interface MailData extends StayMails {}
  interface JournalEvents {
    readonly 'stay.answered': true;
  }
}

/** Holiday rentals and their stays (decisions 23 and 106). */
export const RENTALS = {
  name: 'rentals',
  operations: [
    ...rentalUnitOperations,
    ...rentalPeriodOperations,
    ...rentalReservationOperations,
    ...agreementOperations,
    ...stayAnswerOperations,
  ],
  mails: {
    'stay-receipt': stayReceipt,
    'stay-held': stayHeld,
    'stay-notice': stayNotice,
    'stay-reminder': stayReminder,
    'stay-lapsed': stayLapsed,
    'stay-lapsed-notice': stayLapsedNotice,
    'stay-confirmed': stayConfirmed,
    'stay-declined': (data, context) => stayRefused('declined', data, context),
    'stay-cancelled': (data, context) => stayRefused('cancelled', data, context),
    'stay-wish': stayWish,
    'stay-wish-notice': stayWishNotice,
    'stay-kept': stayUnchanged,
    'stay-withdrawn': stayWithdrawn,
  },
  leads: { stay: stayLead },
  answers: [STAY_ANSWERS],
  tables: {
    // Nights that the agency blocked itself, or that a calendar says are taken elsewhere: nobody’s address is in them.
    stay_nights: {
      key: ['unit_id', 'night'],
      backup: 'visitors',
      own: 'stay_id IN (SELECT id FROM stays AS s WHERE s.site_id = stay_nights.site_id AND s.email_key IS NULL)',
      persons: null,
    },
    stay_links: { key: ['hash'], backup: 'visitors', persons: null },
    stays: {
      backup: 'visitors',
      own: 'email_key IS NULL',
      persons: {
        keys: ['email_key'],
        texts: ['doc', 'word'],
        named: 'blank',
        written: 'created_at',
        standing: "state IN ('requested', 'confirmed') AND to_day >= substr(?, 1, 10)",
      },
      retained: [
        { days: 'stay', gone: 'to_day < ?', chosen: 'r.to_day < ' },
        { days: 'heldStay', gone: 'held_until < ?' },
      ],
    },
    rental_units: { backup: 'agency', persons: { texts: ['doc'], named: 'content' }, withdrawn: true },
    agreements: {
      key: ['id', 'locale'],
      backup: 'agency',
      persons: { texts: ['title', 'body'], named: 'content' },
    },
  },
  cron: {
    // Expired holds; no mail is sent, since their addresses are unconfirmed.
    heldStays: async ({ DB }, now) => {
      await prepare(DB, releaseStatement(now)).run();
    },
    // Before the mails, which report it.
    stays: async ({ DB }, now) => {
      await lapseStays(DB, now);
      if (!isNight(now)) await remindOfStays(DB, now);
    },
  },
} as const satisfies Manifest;
