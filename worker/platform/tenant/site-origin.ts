import type { Site } from '#wire/site.ts';

/**
 * Origin of a site's own addresses: its first hostname, whatever other hostname the visitor used, so that a
 * page has one address for search engines. The port is the request's, for local runs; a cache of pages must
 * therefore include this origin in its key.
 */
export function siteOrigin(
  url: Pick<URL, 'protocol' | 'hostname' | 'port'>,
  site: Pick<Site, 'hostnames'>,
): string {
  const hostname = site.hostnames[0] ?? url.hostname.replace(/\.$/, '');
  return `${url.protocol}//${hostname}${url.port === '' ? '' : `:${url.port}`}`;
}
