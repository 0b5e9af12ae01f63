import type { Statement } from '../platform/db/statement.ts';

/** Homes that one call names. */
export const MOST_HEARD = 500;

/** Notes that homes changed: each is asked for by its address soon, once however often it was named. */
export const hearHomesStatement = (siteId: string, ids: readonly string[], now: Date): Statement => ({
  sql:
    'INSERT INTO own_homes (site_id, id, ask_at) SELECT ?1, value, ?3 FROM json_each(?2) WHERE true ' +
    'ON CONFLICT (site_id, id) DO UPDATE SET ask_at = min(ifnull(ask_at, ?3), ?3), tries = 0',
  params: [siteId, JSON.stringify(ids), now.getTime()],
});
