import { MOST_ERASURES, type Erasure as Recorded } from '#wire/person.ts';
import type { Bindings } from '../../env.ts';
import { EVERY_SITE } from '../../platform/caller.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { addressKey } from '../../platform/hash.ts';
import { tokenFor } from '../../platform/tokens.ts';

/**
 * Pseudonym of a person in the record of their erasure, derived from the hash of their address
 * (`addressKey`): it also matches rows that store only that hash. Throws without a secret.
 */
export const recordOfKey = ({ TOKEN_SECRET }: Pick<Bindings, 'TOKEN_SECRET'>, key: string): string =>
  tokenFor({ siteId: EVERY_SITE, purpose: 'erasure', seed: key }, TOKEN_SECRET);

/** Pseudonym of an address. */
export const recordOf = (env: Pick<Bindings, 'TOKEN_SECRET'>, email: string): string =>
  recordOfKey(env, addressKey(email));

interface Erasure {
  readonly record: string;
  readonly who: string;
  readonly rows: number;
  /** The site of the erasure; null for all sites. */
  readonly site: string | null;
}

/** Stores the record of an erasure. */
export const erasureStatement = ({ record, who, rows, site }: Erasure, now: Date): Statement => ({
  sql: 'INSERT INTO erasures (person, erased_at, who, rows, scope) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  params: [record, now.toISOString(), who, rows, site ?? EVERY_SITE],
});

/** Times of a person's erasures, newest first. */
export async function erasuresOf(db: D1Database, record: string): Promise<string[]> {
  const { results } = await db
    .prepare('SELECT erased_at FROM erasures WHERE person = ? ORDER BY erased_at DESC')
    .bind(record)
    .all<{ erased_at: string }>();
  return results.map(({ erased_at }) => erased_at);
}

/** When persons were erased, by the sites of the erasure (which may be `*`): the last time of each. */
export type Erased = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Persons erased after an instant (ISO 8601). */
export async function erasedSince(db: D1Database, since: string): Promise<Erased> {
  const { results } = await prepare(db, {
    sql: 'SELECT person, scope, max(erased_at) AS at FROM erasures WHERE erased_at > ? GROUP BY person, scope',
    params: [since],
  }).all<{ person: string; scope: string; at: string }>();
  const scopes = Map.groupBy(results, ({ person }) => person);
  return new Map(
    [...scopes].map(([person, rows]) => [person, new Map(rows.map(({ scope, at }) => [scope, at]))]),
  );
}

/** A page of the record of erasures, by time; `after` is the `next` of the page before. */
export async function listErasures(
  db: D1Database,
  after: string,
): Promise<{ readonly erasures: Recorded[]; readonly next: string | null }> {
  const [at = '', person = ''] = after.split(' ');
  const { results } = await prepare(db, {
    sql:
      'SELECT person, erased_at AS erasedAt, who, rows, scope FROM erasures ' +
      `WHERE (erased_at, person) > (?, ?) ORDER BY erased_at, person LIMIT ${MOST_ERASURES + 1}`,
    params: [at, person],
  }).all<Recorded>();
  const erasures = results.slice(0, MOST_ERASURES);
  const last = erasures.at(-1);
  const more = results.length > MOST_ERASURES && last !== undefined;
  return { erasures, next: more ? `${last.erasedAt} ${last.person}` : null };
}

/** Adds erasures of a backup to the record; what is there stays. */
export const addErasuresStatement = (erasures: readonly Recorded[]): Statement => ({
  sql:
    "INSERT INTO erasures (person, erased_at, who, rows, scope) SELECT value ->> '$.person', value ->> '$.erasedAt', " +
    "value ->> '$.who', value ->> '$.rows', value ->> '$.scope' FROM json_each(?) WHERE true ON CONFLICT DO NOTHING",
  params: [JSON.stringify(erasures)],
});
