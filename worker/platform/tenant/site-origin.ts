import type { Site } from '../../../wire/site.ts';

/**
 * Scheme and host under which a site's pages name themselves: the first of its hostnames, whatever other
 * name of it the visitor used, so that a page has one address for search engines. The port is the
 * request's, for local runs; whoever keeps a page must therefore keep it by this origin.
 */
export function siteOrigin(url: URL, site: Pick<Site, 'hostnames'>): string {
  const hostname = site.hostnames[0] ?? url.hostname.replace(/\.$/, '');
  return `${url.protocol}//${hostname}${url.port === '' ? '' : `:${url.port}`}`;
}
