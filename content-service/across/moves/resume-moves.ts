import type { Bindings } from '../../env.ts';
import { inEach, numberOf, type WithDatabase } from '../../platform/db/shards.ts';
import { leave } from './delete-copy.ts';
import { switchTo } from './move-site.ts';

/** Milliseconds after which a move whose call ended goes on without it. */
const LEFT_OVER = 60_000;

interface Held {
  readonly siteId: string;
  readonly state: 'decided' | 'moved' | 'leaving';
  /** The attempt to move the site. */
  readonly since: string;
}

const heldIn = async ({ DB }: WithDatabase, siteId: string | null, before: Date): Promise<Held[]> =>
  (
    await DB.prepare(
      "SELECT site_id AS siteId, state, since FROM holds WHERE state <> 'held' AND since <= ?1 " +
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

/** The database with the copy of a decided move, opened or not: another move may have been announced since. */
async function copyOf(source: WithDatabase, { siteId, since }: Held): Promise<WithDatabase | undefined> {
  const found = await inEach(source, async (one) => {
    if (numberOf(one) === numberOf(source)) return [];
    const copy = await one.DB.prepare(
      'SELECT 1 FROM sites AS s LEFT JOIN restores AS r ON r.site_id = s.id ' +
        'WHERE s.id = ?1 AND (r.saved_at = ?2 OR (r.saved_at IS NULL AND s.removed_at IS NULL))',
    )
      .bind(siteId, since)
      .first();
    return copy === null ? [] : [one];
  });
  return found.flat()[0];
}

/** Ends moves whose call was interrupted after the decision, in the database that their sites leave. */
export async function resumeMoves(env: WithDatabase, now: Date): Promise<void> {
  for (const held of await heldIn(env, null, new Date(now.getTime() - LEFT_OVER))) {
    const { siteId, state } = held;
    if (state !== 'decided') {
      await leave(env, siteId, now);
      continue;
    }
    const target = await copyOf(env, held);
    if (target === undefined) throw new Error(`The copy of ${siteId} is in no database: its rows stay here.`);
    await switchTo(env, target, siteId, { now, who: 'operator' });
  }
}
