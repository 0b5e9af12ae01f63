import { describeError, type Log } from '#domain/log.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf, inEach, numberOf } from '../../platform/db/shards.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import { erasureStatement, recordOf } from './erasures.ts';
import { forgetPerson } from './forget-person.ts';
import { type Person, standingBookings } from './person-rows.ts';

/** Active bookings of a person in every database. */
export const standingOf = async (env: Bindings, person: Person, now: Date) =>
  (await inEach(env, ({ DB }) => standingBookings(DB, person, now))).flat();

interface Erasing {
  /** Database of the site of the erasure, or the directory. */
  readonly journal: D1Database;
  readonly who: string;
  readonly now: Date;
  readonly log: Log;
}

interface Erased {
  readonly erased: boolean;
  /** Rows that were forgotten; a booking that came in meanwhile stops before the rest. */
  readonly rows: number;
  readonly standing: Awaited<ReturnType<typeof standingOf>>;
}

/**
 * Erases a person everywhere, and records it; changes nothing while bookings are active. One that was made meanwhile
 * remains, and nothing is recorded. Throws `unavailable` when a database fails: the erasure must be repeated.
 */
export async function erasePerson(
  env: Bindings,
  person: Person,
  { journal, who, now, log }: Erasing,
): Promise<Erased> {
  /** Asks each database, also after one that fails. */
  const inAll = async <Answer>(ask: (db: D1Database) => Promise<Answer>): Promise<Answer[]> => {
    const answers = await inEach(env, async (one) => {
      try {
        return [await ask(one.DB)];
      } catch (error) {
        log('error', 'person.erasure_incomplete', { database: numberOf(one), error: describeError(error) });
        return null;
      }
    });
    if (!answers.includes(null)) return answers.flatMap((answer) => answer ?? []);
    throw new ContentError('unavailable', 'A database failed: the person is not erased. Repeat the erasure.');
  };
  const stillStanding = async () => (await inAll((db) => standingBookings(db, person, now))).flat();

  const standing = await stillStanding();
  if (standing.length > 0) return { erased: false, rows: 0, standing };
  const forgotten = await inAll((db) => forgetPerson(db, person, now));
  const rows = forgotten.reduce((sum, one) => sum + one.rows, 0);
  if (forgotten.some(({ isStopped }) => isStopped))
    return { erased: false, rows, standing: await stillStanding() };
  const record = recordOf(env, person.email);
  const done = { siteId: person.site ?? EVERY_SITE, who, deed: 'person.erased' } as const;
  // Only where the record is does a restored backup find whom to erase again.
  await prepare(directoryOf(env).DB, erasureStatement({ record, who, rows, site: person.site }, now)).run();
  await prepare(journal, journalStatement({ ...done, what: record.slice(0, 16), count: rows }, now)).run();
  return { erased: true, rows, standing: [] };
}
