import { FLEXIBLE_DAYS } from '../../domain/forms/criteria.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Work } from '../work.ts';
import { endPastStatement, rentalPieceEnds } from './rentals/rental-alerts.ts';
import { type AlertRun, beginRuns, findOpenRuns, noteRun } from './runs.ts';
import { endTold, pieceEnds } from './waiting.ts';

/** From this hour in Brussels the day's alerts go out. */
const FIRST_HOUR = 7;
/** Subscriptions in a piece: matched well within the time and memory of an invocation. */
const PIECE = 500;
/** The same of those on holiday rentals, each of which may be a few searches. */
const RENTAL_PIECE = 100;
/** Runs looked at in one invocation. */
const MOST_RUNS = 20;
/** Messages a queue takes at once. */
const MOST_MESSAGES = 100;

/** A queue, as far as this needs one. */
type WorkQueue = Pick<Queue<Work>, 'sendBatch'>;

const BRUSSELS = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Brussels',
  dateStyle: 'short',
});
const BRUSSELS_HOUR = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Brussels',
  hour: '2-digit',
  hourCycle: 'h23',
});

/** The calendar day in Brussels whose alerts are due; null before the hour. */
export const alertDay = (now: Date): string | null =>
  Number(BRUSSELS_HOUR.format(now)) < FIRST_HOUR ? null : BRUSSELS.format(now);

async function enqueue(db: D1Database, queue: WorkQueue, run: AlertRun, now: Date): Promise<void> {
  await endTold(db, run.siteId, now);
  await prepare(db, endPastStatement(run.siteId, FLEXIBLE_DAYS, now)).run();
  const pieces = (kind: 'match' | 'match-rentals', ends: readonly string[]) =>
    ends.map((to, at) => ({
      body: { kind, siteId: run.siteId, day: run.day, after: ends[at - 1] ?? '', to },
    }));
  const messages = [
    ...pieces('match', await pieceEnds(db, run, PIECE)),
    ...pieces('match-rentals', await rentalPieceEnds(db, run, RENTAL_PIECE)),
  ];
  for (let from = 0; from < messages.length; from += MOST_MESSAGES) {
    await queue.sendBatch(messages.slice(from, from + MOST_MESSAGES));
  }
  await noteRun(db, run, messages.length === 0 ? 'finished_at' : 'enqueued_at', now);
}

/**
 * Begins the day's runs and hands out what is left of those under way. Nothing is lost with a message:
 * a subscription waits until it has been matched, and a run is over only when none waits.
 */
export async function advanceRuns(db: D1Database, queue: WorkQueue, now: Date): Promise<void> {
  const day = alertDay(now);
  if (day !== null) await beginRuns(db, day, now);
  for (const run of await findOpenRuns(db, MOST_RUNS, now)) await enqueue(db, queue, run, now);
}
