import { FLEXIBLE_DAYS } from '#domain/forms/criteria.ts';
import type { Work } from '../kinds.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { reportedByDayStatement } from './at-once.ts';
import { endPastStatement, rentalPieceEndsStatement } from './rentals/rental-alerts.ts';
import { type AlertRun, beginRuns, findOpenRuns, noteRunsStatement } from './runs.ts';
import { endAnnouncedStatement, pieceEndsStatement } from './waiting.ts';

/** Hour in Brussels from which the day's alerts are sent. */
const FIRST_HOUR = 7;
/** Subscriptions per piece of work, matched well within the time and memory of an invocation. */
const PIECE = 500;
/** The same for alerts on holiday rentals, each of which may need several searches. */
const RENTAL_PIECE = 100;
/** Runs per invocation, with four of its thousand statements each: a thousand agencies take seven minutes. */
const MOST_RUNS = 150;
/** Maximum messages per queue batch. */
const MOST_MESSAGES = 100;

/** The part of a queue that this module uses. */
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

/** The Brussels day whose alerts are due; null before the hour. */
export const alertDay = (now: Date): string | null =>
  Number(BRUSSELS_HOUR.format(now)) < FIRST_HOUR ? null : BRUSSELS.format(now);

/**
 * Statements of a run, executed for all runs in one round trip. The results of the second and fourth become
 * pieces.
 */
const askedOf = (run: AlertRun, now: Date): readonly Statement[] => [
  endAnnouncedStatement(run.siteId, now),
  pieceEndsStatement(run, PIECE),
  endPastStatement(run.siteId, FLEXIBLE_DAYS, now),
  rentalPieceEndsStatement(run, RENTAL_PIECE),
];

/** A piece of a run up to each of these ids. */
const piecesOf = (
  kind: 'match' | 'match-rentals',
  { siteId, day }: AlertRun,
  ended: D1Result<{ id: string }> | undefined,
) =>
  (ended?.results ?? []).map(({ id: to }, at, all) => ({
    body: { kind, siteId, day, after: all[at - 1]?.id ?? '', to },
  }));

/** Enqueues the remaining pieces of these runs, with one round trip to read and one to note. */
async function enqueue(
  db: D1Database,
  queue: WorkQueue,
  runs: readonly AlertRun[],
  now: Date,
): Promise<void> {
  const asked = runs.map((run) => askedOf(run, now));
  const answers = await db.batch<{ id: string }>(asked.flat().map((statement) => prepare(db, statement)));
  const found = runs.map((run, at) => {
    const [, homes, , rentals] = answers.slice(4 * at);
    return { run, pieces: [...piecesOf('match', run, homes), ...piecesOf('match-rentals', run, rentals)] };
  });
  const messages = found.flatMap(({ pieces }) => pieces);
  for (let from = 0; from < messages.length; from += MOST_MESSAGES) {
    await queue.sendBatch(messages.slice(from, from + MOST_MESSAGES));
  }
  const that = (isOver: boolean) =>
    found.filter(({ pieces }) => (pieces.length === 0) === isOver).map(({ run }) => run);
  const notes = [
    noteRunsStatement(that(false), 'enqueued_at', now),
    noteRunsStatement(that(true), 'finished_at', now),
    reportedByDayStatement(that(true), now),
  ];
  await db.batch(notes.map((statement) => prepare(db, statement)));
}

/**
 * Starts the day's runs and enqueues the rest of those under way. A lost message loses nothing: a
 * subscription waits until it was matched, and a run ends only when none waits.
 */
export async function advanceRuns(db: D1Database, queue: WorkQueue, now: Date): Promise<void> {
  const day = alertDay(now);
  if (day !== null) await beginRuns(db, day, now);
  const runs = await findOpenRuns(db, MOST_RUNS, now);
  if (runs.length > 0) await enqueue(db, queue, runs, now);
}
