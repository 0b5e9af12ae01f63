import type { Manifest } from '../mail/manifest.ts';
import { bindingsFor } from '../platform/db/shards.ts';
import { EVENTS_RAISED } from '../platform/manifest.ts';
import { advanceRuns } from './advance-runs.ts';
import { alertOn } from './alert-on-mail.ts';
import { advanceAtOnce } from './at-once.ts';
import { budgetsFor } from './budgets.ts';
import { type CardMail, searchCall, searchCardMail } from './card-call.ts';
import { confirmSubscription } from './confirm-mail.ts';
import { type AlertEstate, digest } from './digest-mail.ts';
import { homeGone, homePrice } from './home-mails.ts';
import { matchAtOnce, matchPiece } from './match-piece.ts';
import { subscriptionOperations } from './operations.ts';
import { matchRentals } from './rentals/match-rentals.ts';
import { rentalDigest } from './rentals/rental-digest-mail.ts';
import { endStatements } from './subscriptions.ts';
import type { Late } from './waiting.ts';

/** A piece of a site's subscriptions in a day's run: those after `after` (excluded) up to `to`. */
interface Piece {
  readonly siteId: string;
  /** Day of the run. */
  readonly day: string;
  readonly after: string;
  readonly to: string;
}

/** A subscription whose last event before this mail was `seen`: restored if the mail is not sent. */
interface OfDay {
  readonly subscriptionId: string;
  readonly seen: number;
}

declare module '../kinds.ts' {
  interface WorkData {
    /** Matches a site's events with its subscriptions. */
    readonly match: Piece;
    /** Matches news up to an event with alerts at once. */
    readonly 'match-at-once': Pick<Piece, 'siteId' | 'after' | 'to'> & { readonly upto: number };
    /** Matches rental units with the site's subscriptions on holiday rentals. */
    readonly 'match-rentals': Piece;
  }
  interface MailData {
    readonly confirm: { readonly subscriptionId: string };
    readonly 'alert-on': { readonly subscriptionId: string };
    /** `atOnce`: told some minutes after the homes were published; `late`: why one that should be was not. */
    readonly digest: OfDay & {
      readonly estates: readonly AlertEstate[];
      readonly others: number;
      readonly atOnce?: true;
      readonly late?: Late;
    };
    /** Ids of units that matched since the previous check. */
    readonly 'rental-digest': { readonly subscriptionId: string; readonly units: readonly string[] };
    /** `before`: euros, the price in the recipient's previous mail. */
    readonly 'home-price': OfDay & { readonly estateId: string; readonly before: number };
    readonly 'home-gone': OfDay & { readonly estateId: string };
    /** To the agency, of a search that it keeps in its own system. */
    readonly 'search-card': CardMail;
  }
}

/** Searches and homes that people follow, and the mails about them. */
export const ALERTS = {
  name: 'alerts',
  offers: { budgetsFor },
  operations: subscriptionOperations,
  mails: {
    confirm: confirmSubscription,
    'alert-on': alertOn,
    digest,
    'rental-digest': rentalDigest,
    'home-price': homePrice,
    'home-gone': homeGone,
    'search-card': searchCardMail,
  },
  leads: { search: searchCall },
  tables: {
    rental_alerts: { key: ['subscription_id'], backup: 'visitors', persons: null },
    subscription_tokens: { key: ['hash'], backup: 'visitors', persons: null },
    // With its subscription.
    search_cards: {
      key: ['subscription_id'],
      backup: 'visitors',
      persons: { keys: ['email_key'], named: 'delete', written: 'agreed_at' },
    },
    subscriptions: {
      backup: 'visitors',
      persons: {
        keys: ['email_key'],
        texts: ['email', 'name'],
        named: 'blank',
        written: "max(created_at, ifnull(confirmed_at, ''))",
        // What ends with an alert, such as a search card in the agency's system, does so here too.
        ends: "state = 'ended', ended_at = ?",
      },
      retained: [
        { days: 'pendingAlert', gone: "state = 'pending' AND created_at < ?" },
        { days: 'endedAlert', gone: "state = 'ended' AND ended_at < ?" },
      ],
      raised: { seen_event: `given.seen_event + ${EVENTS_RAISED}` },
    },
    alert_sites: { key: ['site_id'], backup: 'agency', persons: null },
    alerts_at_once: {
      key: ['site_id'],
      backup: 'visitors',
      persons: null,
      raised: {
        seen_event: `given.seen_event + ${EVENTS_RAISED}`,
        upto: `given.upto + ${EVENTS_RAISED}`,
      },
    },
    alert_runs: {
      key: ['day'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 60, gone: 'finished_at < ?' }],
      raised: {
        upto: `given.upto + ${EVENTS_RAISED}`,
        weekly_upto: `given.weekly_upto + ${EVENTS_RAISED}`,
      },
    },
    estate_events: {
      backup: 'agency',
      persons: null,
      retained: [{ days: 60, gone: 'created_at < ?' }],
      raised: { seq: `given.seq + ${EVENTS_RAISED}` },
    },
    announced_estates: { key: ['estate_id'], backup: 'agency', persons: null },
    // A day more than prices are needed.
    shown_prices: {
      key: ['estate_id', 'since', 'price'],
      backup: 'agency',
      persons: null,
      retained: [{ days: 31, gone: 'until < ?' }],
    },
    price_cuts: { key: ['estate_id'], backup: 'agency', persons: null },
  },
  shared: { alert_days: [] },
  cron: {
    alerts: (env, now) => advanceRuns(env.DB, env.WORK, now),
    'alerts-at-once': (env, now) => advanceAtOnce(env.DB, env.WORK, now),
  },
  work: {
    match: async (work, env, now) => matchPiece((await bindingsFor(env, work.siteId)).DB, work, now),
    'match-at-once': async (work, env, now) =>
      matchAtOnce((await bindingsFor(env, work.siteId)).DB, work, now),
    'match-rentals': async (work, env, now) =>
      matchRentals((await bindingsFor(env, work.siteId)).DB, work, now),
  },
  endAddress: (siteId, key, now) => {
    const { sql, params } = endStatements(
      siteId,
      'SELECT id FROM subscriptions WHERE site_id = ?2 AND email_key = ?3',
      now,
    );
    return [{ sql, params: [...params, key] }];
  },
} as const satisfies Manifest;
