import { prepare } from '../../platform/db/prepare.ts';
import { refusalOf } from '../../platform/db/refuse-where.ts';
import { forgetStatement, type Person, personRows, standingRefusals } from './person-rows.ts';

/** How often the rows are read: one whose texts change in between stays as it is, and is read again. */
const PASSES = 4;
/** Statements per batch: each counts as a query of the invocation. */
const BATCH = 400;

/** How many rows were forgotten, and whether a booking that came in meanwhile stopped it. */
interface Forgotten {
  readonly rows: number;
  readonly isStopped: boolean;
}

/** Forgets a person's rows. While a booking is active, nothing of a batch is forgotten. */
export async function forgetPerson(db: D1Database, person: Person, now: Date): Promise<Forgotten> {
  const guards = standingRefusals(person, now);
  let rows = 0;
  for (let pass = 0; pass < PASSES; pass++) {
    const found = await personRows(db, person);
    const before = rows;
    for (let at = 0; at < found.length; at += BATCH) {
      const statements = found.slice(at, at + BATCH).map((row) => forgetStatement(row, [person.email]));
      try {
        const results = await db.batch([...guards, ...statements].map((one) => prepare(db, one)));
        rows += results.slice(guards.length).filter(({ meta }) => meta.changes > 0).length;
      } catch (error) {
        if (refusalOf(error) === 'booking_stands') return { rows, isStopped: true };
        throw error;
      }
    }
    // What comes in afterwards came after the erasure.
    if (rows - before === found.length) break;
  }
  return { rows, isStopped: false };
}
