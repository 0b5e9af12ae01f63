import type { Bindings } from '../../env.ts';
import { databaseNumbered, directoryOf, inEach, type WithDatabase } from '../../platform/db/shards.ts';
import { leave } from './delete-copy.ts';
import { switchTo } from './move-site.ts';

/** Milliseconds after which a move whose call ended goes on without it. */
const LEFT_OVER = 60_000;

interface Held {
  readonly siteId: string;
  readonly state: 'decided' | 'moved' | 'leaving';
}

const heldIn = async ({ DB }: WithDatabase, siteId: string | null, before: Date): Promise<Held[]> =>
  (
    await DB.prepare(
      "SELECT site_id AS siteId, state FROM holds WHERE state <> 'held' AND since <= ?1 " +
        'AND (?2 IS NULL OR site_id = ?2) LIMIT 3',
    )
      .bind(before.toISOString(), siteId)
      .all<Held>()
  ).results;

/** Deletes what a moved site left in other databases, a piece a call. */
export async function leaveAll(env: Bindings, siteId: string, now: Date): Promise<'leaving' | 'left'> {
  const left = await inEach(env, async (one) => {
    const held = await heldIn(one, siteId, now);
    return (
      held.every(({ state }) => state !== 'decided') && (held.length === 0 || (await leave(one, siteId, now)))
    );
  });
  return left.every(Boolean) ? 'left' : 'leaving';
}

/** Ends moves whose call was interrupted after the decision, in the database that their sites leave. */
export async function resumeMoves(env: WithDatabase, now: Date): Promise<void> {
  for (const { siteId, state } of await heldIn(env, null, new Date(now.getTime() - LEFT_OVER))) {
    if (state !== 'decided') {
      await leave(env, siteId, now);
      continue;
    }
    const to = await directoryOf(env)
      .DB.prepare('SELECT ifnull(moving_to, shard) AS number FROM site_shards WHERE site_id = ?')
      .bind(siteId)
      .first<number>('number');
    if (to !== null) await switchTo(env, databaseNumbered(env, to), siteId, { now, who: 'operator' });
  }
}
