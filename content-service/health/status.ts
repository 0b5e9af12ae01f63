import type * as z from 'zod';
import type { StatusSchema } from '#wire/traffic.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { lastHourStatement, readSeen, type SeenRow } from './traffic.ts';

type Status = z.infer<typeof StatusSchema>;

interface CountRow {
  readonly site_id: string;
  readonly count: number;
}

const of = (sql: string): Statement => ({ sql, params: [] });

/** How many feeds failed in their last round. */
export const failingFeedsStatement = of(
  'SELECT count(*) AS count FROM feeds WHERE failures > 0 AND paused = 0',
);

/** Status of each site, by id. */
export async function findStatus(db: D1Database, now: Date): Promise<Status> {
  const [sites, seen, waiting, failed, dead, feeds] = await db.batch(
    [
      of(
        "SELECT s.id, s.doc ->> '$.state' AS state, (SELECT max(j.at) FROM journal AS j WHERE j.site_id = s.id " +
          "AND j.deed = 'import.committed') AS at FROM sites AS s WHERE s.removed_at IS NULL ORDER BY s.id",
      ),
      lastHourStatement(now),
      of("SELECT site_id, count(*) AS count FROM outbox WHERE state IN ('due', 'sending') GROUP BY site_id"),
      of("SELECT site_id, count(*) AS count FROM outbox WHERE state = 'failed' GROUP BY site_id"),
      of('SELECT site_id, count(*) AS count FROM dead_letters GROUP BY site_id'),
      of('SELECT site_id, count(*) AS count FROM feeds WHERE failures > 0 AND paused = 0 GROUP BY site_id'),
    ].map((statement) => prepare(db, statement)),
  );
  const bySite = <Row extends { readonly site_id: string }>(result: D1Result | undefined) =>
    new Map(((result?.results ?? []) as Row[]).map((row) => [row.site_id, row]));
  const [traffic, due, lost] = [bySite<SeenRow>(seen), bySite<CountRow>(waiting), bySite<CountRow>(failed)];
  const [letters, failing] = [bySite<CountRow>(dead), bySite<CountRow>(feeds)];
  const rows = (sites?.results ?? []) as { id: string; state: string; at: string | null }[];
  return {
    sites: rows.map(({ id, state, at }) => ({
      site: id,
      state,
      lastImport: at,
      ...readSeen(traffic.get(id)),
      mailsWaiting: due.get(id)?.count ?? 0,
      mailsFailed: lost.get(id)?.count ?? 0,
      feedsFailing: failing.get(id)?.count ?? 0,
      deadLetters: letters.get(id)?.count ?? 0,
    })),
    deadLetters: letters.get(EVERY_SITE)?.count ?? 0,
  };
}
