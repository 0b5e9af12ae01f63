import { FLEXIBLE_DAYS } from '../../domain/forms/criteria.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import type { Work } from '../work.ts';
import { endPastStatement, rentalPieceEndsStatement } from './rentals/rental-alerts.ts';
import { type AlertRun, beginRuns, findOpenRuns, noteRunsStatement } from './runs.ts';
import { endToldStatement, pieceEndsStatement } from './waiting.ts';

/** From this hour in Brussels the day's alerts go out. */
const FIRST_HOUR = 7;
/** Subscriptions in a piece: matched well within the time and memory of an invocation. */
const PIECE = 500;
/** The same of those on holiday rentals, each of which may be a few searches. */
const RENTAL_PIECE = 100;
/** Runs looked at in one invocation, four statements each of a thousand: a thousand agencies in seven minutes. */
const MOST_RUNS = 150;
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

/** What is asked of each run, in one trip for all of them; of the second and fourth the pieces are handed out. */
const askedOf = (run: AlertRun, now: Date): readonly Statement[] => [
  endToldStatement(run.siteId, now),
  pieceEndsStatement(run, PIECE),
  endPastStatement(run.siteId, FLEXIBLE_DAYS, now),
  rentalPieceEndsStatement(run, RENTAL_PIECE),
];

/** A piece of a run for each id that ends one. */
const piecesOf = (
  kind: 'match' | 'match-rentals',
  { siteId, day }: AlertRun,
  ended: D1Result<{ id: string }> | undefined,
) =>
  (ended?.results ?? []).map(({ id: to }, at, all) => ({
    body: { kind, siteId, day, after: all[at - 1]?.id ?? '', to },
  }));

/** Hands out what is left of these runs: what is asked and noted of all goes along in one trip each. */
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
  ];
  await db.batch(notes.map((statement) => prepare(db, statement)));
}

/**
 * Begins the day's runs and hands out what is left of those under way. Nothing is lost with a message:
 * a subscription waits until it has been matched, and a run is over only when none waits.
 */
export async function advanceRuns(db: D1Database, queue: WorkQueue, now: Date): Promise<void> {
  const day = alertDay(now);
  if (day !== null) await beginRuns(db, day, now);
  const runs = await findOpenRuns(db, MOST_RUNS, now);
  if (runs.length > 0) await enqueue(db, queue, runs, now);
}
