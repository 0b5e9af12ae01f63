import { localHostsOf } from '#domain/own-service/service-address.ts';
import { prepare } from '../../platform/db/prepare.ts';
import type { WithDatabase } from '../../platform/db/shards.ts';
import { FEED_KINDS } from './kinds.ts';

interface KindRow {
  readonly kind: string;
  readonly settings: string;
}

/** Hosts whose pictures a site's feeds may name, those of this machine included; null for a site without feeds. */
export async function pictureHostsOfFeeds(
  { DB, LOCAL_SERVICES }: WithDatabase,
  siteId: string,
  kinds = FEED_KINDS,
): Promise<readonly string[] | null> {
  const { results } = await prepare(DB, {
    sql: 'SELECT kind, settings FROM feeds WHERE site_id = ?',
    params: [siteId],
  }).all<KindRow>();
  if (results.length === 0) return null;
  const hosts = results.flatMap(
    ({ kind, settings }) => kinds[kind]?.pictureHosts(JSON.parse(settings)) ?? [],
  );
  return [...hosts, ...localHostsOf(LOCAL_SERVICES)];
}
