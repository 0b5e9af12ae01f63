import { localHostsOf } from '#domain/own-service/service-address.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';

/** Hosts whose pictures a site's feeds may name, those of this machine included; null for a site without feeds. */
export async function pictureHostsOfFeeds(
  { DB, LOCAL_SERVICES }: WithDatabase,
  siteId: string,
): Promise<readonly string[] | null> {
  const { results } = await prepare(DB, {
    sql: 'SELECT picture_hosts FROM feeds WHERE site_id = ?',
    params: [siteId],
  }).all<{ picture_hosts: string }>();
  if (results.length === 0) return null;
  const named = results.flatMap(({ picture_hosts }): readonly string[] => JSON.parse(picture_hosts));
  return [...named, ...localHostsOf(LOCAL_SERVICES)];
}
