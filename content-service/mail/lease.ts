/** Queued work in a table: a worker leases rows before it processes them, and failures are retried with backoff. */
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Wait after each failed attempt, milliseconds; an item whose seventh attempt fails is failed for good. */
export const BACKOFF = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR] as const;
/** Duration of a lease, milliseconds. An item that is still `sending` afterwards was interrupted. */
const LEASE = 5 * MINUTE;
/** Least time left of a lease to start an item, milliseconds. */
const LEASE_NEEDED = MINUTE;

/** An item that this caller has leased. */
export interface Leased {
  readonly siteId: string;
  readonly id: string;
  /** Number of attempts, including this one. */
  readonly attempts: number;
  /** Instant from which another worker may lease it; with the number, it distinguishes this lease from a later one. */
  readonly leasedUntil: string;
}

export const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** SQL condition of updates: the caller still has this lease. */
export const OWN =
  "WHERE site_id = ? AND id = ? AND state = 'sending' AND attempts = ? AND next_attempt_at = ?";
export const own = ({ siteId, id, attempts, leasedUntil }: Leased) =>
  [siteId, id, attempts, leasedUntil] as const;

/** State and time of the next attempt after a failure; `failed` after the last attempt or if `forGood`. */
export function nextAttempt(
  { attempts }: Pick<Leased, 'attempts'>,
  now: Date,
  forGood = false,
): { readonly state: 'due' | 'failed'; readonly at: string } {
  const wait = forGood ? undefined : BACKOFF[attempts - 1];
  return { state: wait === undefined ? 'failed' : 'due', at: later(now, wait ?? 0) };
}

/** Priority and quota of a table's rows. */
interface Turns {
  /** Column of the priority, lowest first; it counts before the waiting time. */
  readonly rank: string;
  /** SQL condition of rows that may be sent now. */
  readonly mayGo: (now: Date) => Statement;
}

/** The two ways to lease rows of a table: those that are due, and those just queued, by their ids. */
export const leasesOf = <Row extends object, Item extends Leased>(
  table: 'outbox' | 'lead_calls',
  toItem: (row: Row) => Item,
  turns?: Turns,
) => {
  const held = (now: Date): Statement => turns?.mayGo(now) ?? { sql: 'true', params: [] };
  const order = turns === undefined ? 'next_attempt_at' : `${turns.rank}, next_attempt_at`;
  const take = async (db: D1Database, where: Statement, now: Date): Promise<Item[]> => {
    const { results } = await prepare(db, {
      sql:
        `UPDATE ${table} SET state = 'sending', attempts = attempts + 1, next_attempt_at = ? ` +
        `WHERE ${where.sql} RETURNING *`,
      params: [later(now, LEASE), ...where.params],
    }).all<Row>();
    return results.map(toItem);
  };
  return {
    /** Leases due rows, including interrupted ones: by rank if the table has one, then the oldest first. */
    takeDue: (db: D1Database, most: number, now: Date): Promise<Item[]> => {
      const { sql, params } = held(now);
      const due =
        `rowid IN (SELECT rowid FROM ${table} WHERE state IN ('due', 'sending') AND next_attempt_at <= ? ` +
        `AND ${sql} ORDER BY ${order} LIMIT ?)`;
      return take(db, { sql: due, params: [now.toISOString(), ...params, most] }, now);
    },
    takeQueued: (db: D1Database, siteId: string, ids: readonly string[], now: Date): Promise<Item[]> => {
      const { sql, params } = held(now);
      const queued = `site_id = ? AND id IN (SELECT value FROM json_each(?)) AND state = 'due' AND next_attempt_at <= ? AND ${sql}`;
      const own = [siteId, JSON.stringify(ids), now.toISOString()];
      return take(db, { sql: queued, params: [...own, ...params] }, now);
    },
  };
};

/**
 * Processes leased items, `atOnce` in parallel. Skips items whose lease ends within a minute: after a slow batch
 * another worker may already lease them.
 */
export async function workThrough<Item extends Leased>(
  items: readonly Item[],
  { atOnce, clock }: { readonly atOnce: number; readonly clock: () => Date },
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const hand = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      if (clock().getTime() + LEASE_NEEDED <= Date.parse(item.leasedUntil)) await work(item);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
}
