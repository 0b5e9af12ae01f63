import type { OwnService } from '../../wire/own-service.ts';
import { prepare } from '../platform/db/prepare.ts';
import type { Statement } from '../platform/db/statement.ts';
import { SERVICE_COLUMNS } from '../platform/own-services.ts';

/** Stores a service; its list is requested at once. */
export const putServiceStatement = (siteId: string, service: OwnService, now: Date): Statement => ({
  sql:
    `INSERT INTO own_services (site_id, ${SERVICE_COLUMNS.join(', ')}, ask_at) VALUES (?, ?, ?, ?, ?, ?, ?) ` +
    'ON CONFLICT (site_id) DO UPDATE SET address = excluded.address, scope = excluded.scope, ' +
    'picture_hosts = excluded.picture_hosts, token_key = excluded.token_key, token = excluded.token, ' +
    'ask_at = excluded.ask_at, quiet = 0',
  params: [
    siteId,
    service.address,
    service.scope,
    JSON.stringify(service.pictureHosts),
    service.token?.key ?? null,
    service.token?.text ?? null,
    now.getTime(),
  ],
});

/** Deletes a service and its synchronisation state; learned homes stay as records of the site. */
export const dropServiceStatements = (siteId: string): Statement[] =>
  ['own_services', 'own_homes', 'asked_homes', 'addressed_pictures'].map((table) => ({
    sql: `DELETE FROM ${table} WHERE site_id = ?`,
    params: [siteId],
  }));

/** Synchronisation state of a site's service, in numbers. */
interface ServiceState {
  /** Instants; null before the first request. */
  readonly askedAt: string | null;
  readonly nextAt: string;
  readonly outcome: string | null;
  readonly homes: { readonly known: number; readonly waiting: number; readonly refused: number };
  readonly pictures: Readonly<Record<'due' | 'kept' | 'gone' | 'refused' | 'failing', number>>;
  /** The first refused homes and pictures, with reasons. */
  readonly refusals: readonly { readonly what: string; readonly reason: string }[];
}

/** Maximum number of listed refusals. */
const MOST_TOLD = 20;

export async function findServiceState(db: D1Database, siteId: string): Promise<ServiceState | null> {
  const [service, homes, pictures, refusals] = await db.batch<Record<string, never>>(
    [
      'SELECT asked_at, ask_at, outcome FROM own_services WHERE site_id = ?',
      'SELECT count(*) AS known, count(ask_at) AS waiting, count(refused) AS refused FROM own_homes WHERE site_id = ?',
      'SELECT state, count(DISTINCT name) AS count FROM addressed_pictures WHERE site_id = ? GROUP BY state',
      "SELECT 'home ' || id AS what, refused AS reason FROM own_homes WHERE site_id = ?1 AND refused IS NOT NULL " +
        "UNION SELECT 'picture ' || address, reason FROM addressed_pictures WHERE site_id = ?1 " +
        `AND reason IS NOT NULL LIMIT ${MOST_TOLD}`,
    ].map((sql) => prepare(db, { sql, params: [siteId] })),
  );
  const row = service?.results[0] as
    | { asked_at: number | null; ask_at: number; outcome: string | null }
    | undefined;
  if (row === undefined) return null;
  const counts = (pictures?.results ?? []) as unknown as readonly {
    state: keyof ServiceState['pictures'];
    count: number;
  }[];
  return {
    askedAt: row.asked_at === null ? null : new Date(row.asked_at).toISOString(),
    nextAt: new Date(row.ask_at).toISOString(),
    outcome: row.outcome,
    homes: (homes?.results[0] as ServiceState['homes'] | undefined) ?? { known: 0, waiting: 0, refused: 0 },
    pictures: {
      due: 0,
      kept: 0,
      gone: 0,
      refused: 0,
      failing: 0,
      ...Object.fromEntries(counts.map(({ state, count }) => [state, count])),
    },
    refusals: (refusals?.results ?? []) as unknown as ServiceState['refusals'],
  };
}
