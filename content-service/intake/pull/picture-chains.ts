/**
 * One chain of messages fetches a site's pictures: whoever stored some starts it only when there is none. The statements
 * decide, so that pictures are either seen by the chain's last message or start the next one.
 */
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { notSuspended } from '../../platform/sites.ts';
import type { Turn } from './turn.ts';

const MINUTE = 60_000;
/** Milliseconds for which the next message of a chain is awaited. */
const AWAITED = 15 * MINUTE;
/** Maximum number of sites whose chains the cron starts at once. */
const MOST_SITES = 40;

const due = (site: string, at: string): string =>
  `EXISTS (SELECT 1 FROM addressed_pictures AS p WHERE p.site_id = ${site} AND p.check_at <= ${at})`;
const TAKE_OVER =
  'ON CONFLICT DO UPDATE SET until = excluded.until WHERE picture_chains.until <= ?2 RETURNING site_id';

/** Enqueues the fetching of a site's due pictures, unless that is under way. */
export async function startChain({ env, siteId, now }: Pick<Turn, 'env' | 'siteId' | 'now'>): Promise<void> {
  const started = await prepare(env.DB, {
    sql: `INSERT INTO picture_chains (site_id, until) SELECT ?1, ?2 + ?3 WHERE ${due('?1', '?2')} ${TAKE_OVER}`,
    params: [siteId, now.getTime(), AWAITED],
  }).first();
  if (started !== null) await env.WORK.send({ kind: 'fetch-pictures', siteId });
}

/**
 * Sites with due pictures whose chains are to be enqueued, the longest due first. Begins with those that have a service or a
 * feed: pictures of a suspended site, or of a feed that was removed, stay due, and are not read.
 */
export async function dueChains({ DB }: WithDatabase, now: Date): Promise<readonly string[]> {
  const { results } = await prepare(DB, {
    sql:
      'WITH fed AS (SELECT site_id FROM own_services AS served UNION SELECT site_id FROM feeds AS feeding), ' +
      'late AS (SELECT site_id, (SELECT min(p.check_at) FROM addressed_pictures AS p WHERE p.site_id = fed.site_id) AS due ' +
      `FROM fed WHERE due <= ?2 AND ${notSuspended('fed.site_id')} AND NOT EXISTS (SELECT 1 FROM picture_chains AS c ` +
      'WHERE c.site_id = fed.site_id AND c.until > ?2) ORDER BY due LIMIT ?1) ' +
      `INSERT INTO picture_chains (site_id, until) SELECT site_id, ?2 + ?3 FROM late WHERE true ${TAKE_OVER}`,
    params: [MOST_SITES, now.getTime(), AWAITED],
  }).all<{ site_id: string }>();
  return results.map(({ site_id }) => site_id);
}

/**
 * Whether a chain goes on after a message, which fetched something or nothing: it ends when no picture is due. Those that
 * were stored while this message ran are due by then.
 */
export async function continuesChain({ env, siteId, now }: Turn, hasFetched: boolean): Promise<boolean> {
  const at = now.getTime();
  const soon = hasFetched ? at + MINUTE : at;
  const [, goesOn] = await env.DB.batch(
    [
      {
        sql: `DELETE FROM picture_chains WHERE site_id = ?1 AND NOT ${due('?1', '?2')}`,
        params: [siteId, soon],
      },
      {
        sql: 'UPDATE picture_chains SET until = ?2 WHERE site_id = ?1 RETURNING 1',
        params: [siteId, at + AWAITED],
      },
    ].map((one) => prepare(env.DB, one)),
  );
  return goesOn?.results.length === 1;
}
