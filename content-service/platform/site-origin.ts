import type { Site } from '../../wire/site.ts';
import { ContentError } from './errors/content-error.ts';
import { normaliseHostname } from './hostname.ts';

/** Header in which the site sends its own origin. */
export const ORIGIN_HEADER = 'X-SITE-ORIGIN';
const DEFAULT_TEMPLATE = 'https://{hostname}';

const isOwn = (origin: string, site: Site): boolean => {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const known = site.hostnames.map(normaliseHostname).includes(normaliseHostname(url.hostname));
  return known && url.origin === origin && /^https?:$/.test(url.protocol);
};

/**
 * Origin of a site's links in mails: the caller's, if it is one of the site's own hostnames; otherwise from
 * the template (`https://{hostname}`) and the site's first hostname. Throws invalid_request for a foreign
 * origin, so that an agency's mails never link to another host.
 */
export function originOf(site: Site, header: string | null, template: string | undefined): string {
  if (header === null || header === '') {
    return (template || DEFAULT_TEMPLATE).replace('{hostname}', normaliseHostname(site.hostnames[0] ?? ''));
  }
  if (isOwn(header, site)) return header;
  throw new ContentError('invalid_request', 'The origin does not belong to this site.', {
    [ORIGIN_HEADER]: 'invalid',
  });
}
