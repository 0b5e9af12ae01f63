import type { Statement } from '../platform/db/statement.ts';
import { SERVICE_COLUMNS, type ServiceRow, toService } from '../platform/own-services.ts';

/** Synchronisation state of a site's service, in numbers. */
interface ServiceState {
  /** Instants; null before the first request. */
  readonly askedAt: string | null;
  readonly nextAt: string;
  /** `ok`, or a state of feeds, and more of it. */
  readonly outcome: string | null;
  readonly reason: string | null;
  readonly homes: { readonly known: number; readonly waiting: number; readonly refused: number };
  readonly pictures: Readonly<Record<'due' | 'kept' | 'gone' | 'refused' | 'failing', number>>;
  /** The first refused homes and pictures, with reasons. */
  readonly refusals: readonly { readonly what: string; readonly reason: string }[];
}

/** Maximum number of listed refusals. */
const MOST_LISTED = 20;

/** Selects a service and its state, for `toShown`: in the batch of a change, or alone. */
export const shownStatements = (siteId: string): Statement[] =>
  [
    `SELECT ${SERVICE_COLUMNS.join(', ')}, asked_at, ask_at, outcome, reason FROM own_services WHERE site_id = ?`,
    'SELECT count(*) AS known, count(ask_at) AS waiting, count(refused) AS refused FROM own_homes WHERE site_id = ?',
    'SELECT state, count(DISTINCT name) AS count FROM addressed_pictures WHERE site_id = ? GROUP BY state',
    "SELECT 'home ' || id AS what, refused AS reason FROM own_homes WHERE site_id = ?1 AND refused IS NOT NULL " +
      "UNION SELECT 'picture ' || address, reason FROM addressed_pictures WHERE site_id = ?1 " +
      `AND reason IS NOT NULL LIMIT ${MOST_LISTED}`,
  ].map((sql) => ({ sql, params: [siteId] }));

interface ShownRow extends ServiceRow {
  readonly asked_at: number | null;
  readonly ask_at: number;
  readonly outcome: string | null;
  readonly reason: string | null;
}

interface PicturesRow {
  readonly state: keyof ServiceState['pictures'];
  readonly count: number;
}

/** A service as shown: of its token only the id of the encrypting key; null when the site has none. */
export function toShown(results: readonly D1Result[]) {
  const [service, homes, pictures, refusals] = results.map((result) => result.results);
  const row = service?.[0] as ShownRow | undefined;
  if (row === undefined) return null;
  const { token, ...rest } = toService(row);
  const counts = (pictures ?? []) as PicturesRow[];
  const state: ServiceState = {
    askedAt: row.asked_at === null ? null : new Date(row.asked_at).toISOString(),
    nextAt: new Date(row.ask_at).toISOString(),
    outcome: row.outcome,
    reason: row.reason,
    homes: (homes?.[0] as ServiceState['homes'] | undefined) ?? { known: 0, waiting: 0, refused: 0 },
    pictures: {
      due: 0,
      kept: 0,
      gone: 0,
      refused: 0,
      failing: 0,
      ...Object.fromEntries(counts.map(({ state: of, count }) => [of, count])),
    },
    refusals: (refusals ?? []) as ServiceState['refusals'],
  };
  return { ...rest, tokenKey: token?.key ?? null, state };
}
