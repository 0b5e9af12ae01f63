import type { Statement } from '../platform/db/statement.ts';

/** Maximum number of homes in a call. */
export const MOST_HEARD = 500;

/**
 * Notes changed homes, while the site has a service: each is requested soon, once however often it was reported.
 * Its instant is another one after each report: work that has already read the home must not take it for pulled.
 */
export const hearHomesStatement = (siteId: string, ids: readonly string[], now: Date): Statement => ({
  sql:
    'INSERT INTO own_homes (site_id, id, ask_at) SELECT ?1, value, ?3 FROM json_each(?2) ' +
    'WHERE EXISTS (SELECT 1 FROM own_services WHERE site_id = ?1) ' +
    'ON CONFLICT (site_id, id) DO UPDATE SET ask_at = iif(ask_at IS ?3, ?3 + 1, ?3), tries = 0',
  params: [siteId, JSON.stringify(ids), now.getTime()],
});
