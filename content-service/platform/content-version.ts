/**
 * Outdates every cache of a site's content: writes `version:{siteId}`, which the site stores in each cache
 * entry and compares on read. KV takes one write per second and key, so call it once after a batch of
 * changes, not per row.
 */
export const writeContentVersion = async (
  cache: { put(key: string, value: string): Promise<void> },
  siteId: string,
  version: string,
): Promise<void> => {
  await cache.put(contentVersionKey(siteId), version);
};

/** KV key of a site's content version; shared with the site. */
const contentVersionKey = (siteId: string): string => `version:${siteId}`;
