import { describeError, type Log } from '#domain/log.ts';
import type { PassedOn } from '#wire/person.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { directoryOf, inEach, numberOf } from '../../platform/db/shards.ts';
import { ContentError } from '../../platform/errors/content-error.ts';
import { journalStatement } from '../../platform/journal.ts';
import { erasureStatement, recordOf } from './erasures.ts';
import {
  endingStatement,
  forgetStatement,
  isOrder,
  isPassedOn,
  type Person,
  passedOn,
  personRows,
  standingBookings,
  standingRefusals,
} from './person-rows.ts';

/** How often the rows are read: one whose texts change in between stays as it is, and is read again. */
const PASSES = 4;
/** Statements per batch: each counts as a query of the invocation. */
const BATCH = 400;

/** How many rows were forgotten, and whether a booking that came in meanwhile stopped it. */
interface Forgotten {
  readonly rows: number;
  readonly passedOn: readonly PassedOn[];
  readonly isStopped: boolean;
}

/** Forgets a person's rows. While a booking is active, nothing of a batch is forgotten. */
async function forgetPerson(db: D1Database, person: Person, now: Date): Promise<Forgotten> {
  const guards = standingRefusals(person, now);
  const passed: PassedOn[] = [];
  let rows = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const found = (await personRows(db, person)).filter((row) => !isOrder(row));
    const endings = found.flatMap((row) => endingStatement(row, now));
    const before = rows;
    for (let at = 0; at < found.length; at += BATCH) {
      const statements = found.slice(at, at + BATCH).map((row) => forgetStatement(row, [person.email]));
      try {
        // Before anything is deleted that an ending says.
        const first = at === 0 ? [...guards, ...endings] : guards;
        const results = await db.batch([...first, ...statements].map((one) => prepare(db, one)));
        const changed = results.slice(first.length).map(({ meta }) => meta.changes > 0);
        const forgotten = found.slice(at, at + BATCH).filter((_, one) => changed[one]);
        rows += forgotten.length;
        passed.push(...forgotten.filter(isPassedOn).map(passedOn));
      } catch (error) {
        if (refusalOf(error) === 'booking_stands') return { rows, passedOn: passed, isStopped: true };
        throw error;
      }
    }
    // What comes in afterwards came after the erasure.
    if (rows - before === found.length) break;
  }
  return { rows, passedOn: passed, isStopped: false };
}

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
  /** Requests of theirs that the system of a feed has, which only the agency can erase. */
  readonly passedOn: readonly PassedOn[];
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
  if (standing.length > 0) return { erased: false, rows: 0, passedOn: [], standing };
  const forgotten = await inAll((db) => forgetPerson(db, person, now));
  const rows = forgotten.reduce((sum, one) => sum + one.rows, 0);
  const passed = forgotten.flatMap((one) => one.passedOn);
  if (forgotten.some(({ isStopped }) => isStopped))
    return { erased: false, rows, passedOn: passed, standing: await stillStanding() };
  const record = recordOf(env, person.email);
  const done = { siteId: person.site ?? EVERY_SITE, who, deed: 'person.erased' } as const;
  // Only where the record is does a restored backup find whom to erase again.
  await prepare(directoryOf(env).DB, erasureStatement({ record, who, rows, site: person.site }, now)).run();
  await prepare(journal, journalStatement({ ...done, what: record.slice(0, 16), count: rows }, now)).run();
  return { erased: true, rows, passedOn: passed, standing: [] };
}
