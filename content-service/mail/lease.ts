/** Work that waits in a table: whoever does it takes a lease, and what fails is tried again by one backoff. */
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Time between attempts; after the last one it has failed. */
export const BACKOFF = [1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR] as const;
/** What is being done for longer was broken off. */
const LEASE = 5 * MINUTE;
/** Milliseconds of its lease that doing it may need. */
const LEASE_NEEDED = MINUTE;

/** Something that this caller has the lease of. */
export interface Leased {
  readonly siteId: string;
  readonly id: string;
  /** How often it was tried, this time included; also tells this lease from a later one. */
  readonly attempts: number;
  /** Instant from which others may take it up. */
  readonly leasedUntil: string;
}

export const later = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Condition of what is done by a lease: only while it is still this one. */
export const OWN = "WHERE site_id = ? AND id = ? AND state = 'sending' AND attempts = ?";
export const own = ({ siteId, id, attempts }: Leased) => [siteId, id, attempts] as const;

/** When something that was tried so often is due again: by the backoff, or never. */
export function nextAttempt(
  { attempts }: Leased,
  now: Date,
  forGood = false,
): { readonly state: 'due' | 'failed'; readonly at: string } {
  const wait = forGood ? undefined : BACKOFF[attempts - 1];
  return { state: wait === undefined ? 'failed' : 'due', at: later(now, wait ?? 0) };
}

/** What a table holds some of its rows back for. */
interface Turns {
  /** Column by which some go before others, however long those wait. */
  readonly rank: string;
  /** Condition of those that may go now. */
  readonly mayGo: (now: Date) => Statement;
}

/** The two ways of taking leases of a table's rows: of those that are due, and of those that were just queued. */
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
    /** Those that are due, those broken off included; by rank where they have one, then the oldest first. */
    takeDue: (db: D1Database, most: number, now: Date): Promise<Item[]> => {
      const { sql, params } = held(now);
      const due =
        `rowid IN (SELECT rowid FROM ${table} WHERE state IN ('due', 'sending') AND next_attempt_at <= ? ` +
        `AND ${sql} ORDER BY ${order} LIMIT ?)`;
      return take(db, { sql: due, params: [now.toISOString(), ...params, most] }, now);
    },
    takeQueued: (db: D1Database, siteId: string, ids: readonly string[], now: Date): Promise<Item[]> => {
      const { sql, params } = held(now);
      const queued = `site_id = ? AND id IN (SELECT value FROM json_each(?)) AND state = 'due' AND ${sql}`;
      return take(db, { sql: queued, params: [siteId, JSON.stringify(ids), ...params] }, now);
    },
  };
};

/**
 * Does what was leased, so many at once. What has too little of its lease left is left alone: a batch that took long
 * must not do what others take up by then.
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
