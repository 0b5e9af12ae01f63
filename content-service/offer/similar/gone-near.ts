import { brusselsDay } from '#domain/stays/today.ts';
import { GONE_NEAR_MONTHS } from '#wire/estate-search.ts';
import type { Site } from '#wire/site.ts';
import { scopeOfSite } from '../../estates/scope.ts';
import { shownStatus } from '../../estates/shown-status.ts';
import { keysOfGone, standingOfKey } from '../../estates/transaction-codes.ts';
import { prepare } from '../../platform/db/prepare.ts';
import { and, equalsOneOf, sql } from '../../platform/db/sql.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { listedCondition } from '../query/where.ts';

/** Columns that decide what is counted. */
interface GoneHome {
  readonly transaction_key: string | null;
  readonly city_id: string | null;
}

/** The same day `GONE_NEAR_MONTHS` earlier; the 29th of February may name a day that does not exist, which still compares. */
const since = (day: string): string => `${Number(day.slice(0, 4)) - GONE_NEAR_MONTHS / 12}${day.slice(4)}`;

/** null for a home on offer, or without a municipality. Exported for the test of its query plan. */
export const goneNearStatement = (
  site: Site,
  { transaction_key, city_id }: GoneHome,
  now: Date,
): Statement | null => {
  const { gone, purpose } = standingOfKey(transaction_key);
  if (!gone || purpose === null || city_id === null) return null;
  const { text, params } = and(
    listedCondition(site.id, scopeOfSite(site), false),
    sql('e.city_id = ?', city_id),
    sql('e.publication_date >= ?', since(brusselsDay(now))),
    equalsOneOf('e.transaction_key', keysOfGone(purpose)),
    shownStatus(site),
  );
  return { sql: `SELECT count(*) AS homes FROM estates AS e WHERE ${text}`, params };
};

/**
 * How many homes of the municipality of a home that is gone were published within `GONE_NEAR_MONTHS`, and are gone by now
 * like it. No day of a sale is stored; that a home came within that time and is gone says that it went within it too.
 */
export const countGoneNear = async (
  db: D1Database,
  site: Site,
  home: GoneHome,
  now: Date,
): Promise<number | undefined> => {
  const statement = goneNearStatement(site, home, now);
  return statement === null
    ? undefined
    : ((await prepare(db, statement).first<number>('homes')) ?? undefined);
};
