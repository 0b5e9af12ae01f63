import type { DeadLetter } from '#wire/dead-letter.ts';
import type { Bindings } from '../env.ts';
import { EVERY_SITE } from '../platform/caller.ts';
import { prepare } from '../platform/db/prepare.ts';
import { inEach, inOneOf } from '../platform/db/shards.ts';
import type { Statement } from '../platform/db/statement.ts';
import { pageOf, pageParams } from '../platform/operation/paging.ts';

type FailedQueue = DeadLetter['queue'];

interface Row {
  readonly site_id: string;
  readonly id: string;
  readonly queue: FailedQueue;
  readonly kind: string;
  readonly failed_at: string;
}

const toLetter = ({ site_id, id, queue, kind, failed_at }: Row): DeadLetter => ({
  id,
  siteId: site_id,
  queue,
  kind,
  failedAt: failed_at,
});

const textIn = (body: unknown, ...names: readonly string[]): string | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  const found = Object.entries(body).find(
    ([name, value]) => names.includes(name) && typeof value === 'string',
  );
  return found === undefined ? undefined : String(found[1]);
};

/** The site that a message is about; undefined when it names none. */
export const siteOfMessage = (body: unknown): string | undefined => textIn(body, 'siteId');

/** Stores a failed message; a duplicate is stored once. A message about a removed site is dropped. */
export function keepStatement(
  queue: FailedQueue,
  { id, body }: { readonly id: string; readonly body: unknown },
  now: Date,
): Statement {
  const siteId = siteOfMessage(body) ?? EVERY_SITE;
  return {
    sql:
      'INSERT INTO dead_letters (site_id, id, queue, kind, body, failed_at) SELECT ?1, ?2, ?3, ?4, ?5, ?6 ' +
      'WHERE ?1 = ?7 OR EXISTS (SELECT 1 FROM sites WHERE id = ?1 AND removed_at IS NULL) ON CONFLICT DO NOTHING',
    params: [
      siteId,
      id,
      queue,
      textIn(body, 'kind', 'call') ?? 'unreadable',
      JSON.stringify(body ?? null),
      now.toISOString(),
      EVERY_SITE,
    ],
  };
}

const keyOf = ({ failed_at, id }: Row) => ({ at: failed_at, id });
const placeOf = ({ failed_at, id }: Row): string => `${failed_at} ${id}`;

/** A page of failed messages, oldest first; of one site, or of all. */
export async function listLetters(
  env: Bindings,
  { site, after }: { readonly site?: string | undefined; readonly after?: string | undefined },
): Promise<{ readonly letters: DeadLetter[]; readonly next: string | null }> {
  const statement = {
    sql:
      'SELECT site_id, id, queue, kind, failed_at FROM dead_letters WHERE (?1 IS NULL OR site_id = ?1) ' +
      'AND (failed_at, id) > (?2, ?3) ORDER BY failed_at, id LIMIT ?4',
    params: [site ?? null, ...pageParams(after)],
  };
  const found = await inEach(env, ({ DB }) => prepare(DB, statement).all<Row>());
  const inOrder = found
    .flatMap(({ results }) => results)
    .toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1));
  const { rows, next } = pageOf(inOrder, keyOf);
  return { letters: rows.map(toLetter), next };
}

interface FoundLetter extends DeadLetter {
  readonly body: unknown;
  /** The database that it is in. */
  readonly db: D1Database;
}

/** A failed message with its content; null when there is none. */
export const findLetter = (env: Bindings, id: string): Promise<FoundLetter | null> =>
  inOneOf(env, async ({ DB: db }) => {
    const row = await db
      .prepare('SELECT * FROM dead_letters WHERE id = ? LIMIT 1')
      .bind(id)
      .first<Row & { body: string }>();
    return row === null ? null : { ...toLetter(row), body: JSON.parse(row.body), db };
  });

export const dropStatement = ({ siteId, id }: DeadLetter): Statement => ({
  sql: 'DELETE FROM dead_letters WHERE site_id = ? AND id = ?',
  params: [siteId, id],
});
