import { describeError, type Log } from '../../../domain/log.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf, inEach, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import { erasureStatement, recordOf } from './erasures.ts';
import { forgetStatement, type Person, personRows, standingBookings } from './person-rows.ts';

/** Statements per batch: each counts as a query of the invocation. */
const BATCH = 400;

/** Runs any number of statements. */
export async function inBatches(db: D1Database, statements: readonly Statement[]): Promise<void> {
  for (let at = 0; at < statements.length; at += BATCH) {
    await db.batch(statements.slice(at, at + BATCH).map((one) => prepare(db, one)));
  }
}

/** Active bookings of a person in every database. */
export const standingOf = async (env: Bindings, person: Person, now: Date) =>
  (await inEach(env, ({ DB }) => standingBookings(DB, person, now))).flat();

/** Erases a person's rows in a database, except bookings that are active by now; returns their number. */
async function eraseIn({ DB }: WithDatabase, person: Person, now: Date): Promise<number> {
  const rows = await personRows(DB, person);
  await inBatches(
    DB,
    rows.map((row) => forgetStatement(row, [person.email], now)),
  );
  return rows.length;
}

interface Erasing {
  /** Database of the site of the erasure, or the directory. */
  readonly journal: D1Database;
  readonly who: string;
  readonly now: Date;
  readonly log: Log;
}

/**
 * Erases a person everywhere, and records it; changes nothing while bookings are active. One that was made meanwhile
 * remains, and nothing is recorded. Throws `unavailable` when a database fails: the others are done, and the erasure
 * must be repeated.
 */
export async function erasePerson(
  env: Bindings,
  person: Person,
  { journal, who, now, log }: Erasing,
): Promise<{ readonly rows: number; readonly standing: Awaited<ReturnType<typeof standingOf>> }> {
  const standing = await standingOf(env, person, now);
  if (standing.length > 0) return { rows: 0, standing };
  const failed: number[] = [];
  const counts = await inEach(env, async (one) => {
    try {
      return await eraseIn(one, person, now);
    } catch (error) {
      failed.push(numberOf(one));
      log('error', 'person.erasure_incomplete', { database: numberOf(one), error: describeError(error) });
      return 0;
    }
  });
  if (failed.length > 0) {
    throw new ContentError('unavailable', 'A database failed: the person is not erased. Repeat the erasure.');
  }
  const rows = counts.reduce((sum, count) => sum + count, 0);
  const meanwhile = await standingOf(env, person, now);
  if (meanwhile.length > 0) return { rows, standing: meanwhile };
  const record = recordOf(env, person.email);
  const done = { siteId: person.site ?? EVERY_SITE, who, deed: 'person.erased' } as const;
  // Only where the record is does a restored backup find whom to erase again.
  await prepare(directoryOf(env).DB, erasureStatement({ record, who, rows, site: person.site }, now)).run();
  await prepare(journal, journalStatement({ ...done, what: record.slice(0, 16), count: rows }, now)).run();
  return { rows, standing: [] };
}
