import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { directoryOf } from '../../platform/db/shards.ts';
import { journalStatement } from '../../platform/journal.ts';
import { erasedSince } from './erasures.ts';
import { forgetAgain } from './forget-again.ts';

interface Piece {
  /** Time of the backup, ISO 8601. */
  readonly since: string;
  /** The restored site; null for all. */
  readonly site: string | null;
  /** Where the piece before stopped. */
  readonly after: string | null;
}

interface Forgetting {
  /** Database of the site, or the directory. */
  readonly journal: D1Database;
  readonly who: string;
  readonly now: Date;
}

/** Erases again, in a piece of restored rows, who was erased since the backup, and notes it in the journal. */
export async function forgetPiece(
  env: Bindings,
  { since, site, after }: Piece,
  { journal, who, now }: Forgetting,
) {
  const erased = await erasedSince(directoryOf(env).DB, since);
  // Nobody was erased: no row needs to be read.
  if (erased.size === 0) return { persons: [], rows: 0, after: null };
  const piece = await forgetAgain(env, erased, { site, after });
  const reported = [...piece.persons].map(([record, count]) => ({ what: record.slice(0, 16), count }));
  const events = reported.map((one) =>
    journalStatement({ siteId: site ?? EVERY_SITE, who, deed: 'person.erased', ...one }, now),
  );
  if (events.length > 0) await journal.batch(events.map((one) => prepare(journal, one)));
  return { persons: reported.map(({ what }) => what), rows: piece.rows, after: piece.after };
}
