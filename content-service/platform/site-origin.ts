import { readPreviewLabel } from '#domain/preview-label.ts';
import type { Site } from '#wire/site.ts';
import type { Bindings } from '../env.ts';
import { ContentError } from './errors/content-error.ts';
import { normaliseHostname } from './hostname.ts';

/** Header in which the site sends its own origin. */
export const ORIGIN_HEADER = 'X-SITE-ORIGIN';
const DEFAULT_TEMPLATE = 'https://{hostname}';

/** A deployment's settings for the addresses of its sites. */
type Addressing = Pick<Bindings, 'PUBLIC_ORIGIN_TEMPLATE' | 'PREVIEW_DOMAIN'>;

/** Whether a hostname is a secret preview of a site, whatever its secret: an invented one shows nothing. */
const isDraftOf = (siteId: string, hostname: string, domain: string): boolean =>
  hostname.endsWith(`.${domain}`) &&
  readPreviewLabel(hostname.slice(0, -domain.length - 1))?.siteId === siteId;

function isOwn(origin: string, site: Site, { PREVIEW_DOMAIN }: Addressing): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const hostname = normaliseHostname(url.hostname);
  const preview = PREVIEW_DOMAIN ? [`${site.id}.${PREVIEW_DOMAIN}`] : [];
  const known = [...site.hostnames, ...preview].map(normaliseHostname);
  return (
    (known.includes(hostname) ||
      (PREVIEW_DOMAIN !== undefined && isDraftOf(site.id, hostname, PREVIEW_DOMAIN))) &&
    url.origin === origin &&
    /^https?:$/.test(url.protocol)
  );
}

/** Origin of a hostname of this deployment. */
export const originAt = (hostname: string, { PUBLIC_ORIGIN_TEMPLATE }: Addressing): string =>
  (PUBLIC_ORIGIN_TEMPLATE || DEFAULT_TEMPLATE).replace('{hostname}', hostname);

/**
 * Origin of a site's links in mails: the caller's, if it is one of the site's own hostnames or its preview; otherwise
 * from the template (`https://{hostname}`) and the site's first hostname. Throws invalid_request for a foreign origin,
 * so that an agency's mails never link to another host.
 */
export function originOf(site: Site, header: string | null, addressing: Addressing = {}): string {
  if (header === null || header === '') {
    return originAt(normaliseHostname(site.hostnames[0] ?? ''), addressing);
  }
  if (isOwn(header, site, addressing)) return header;
  throw new ContentError('invalid_request', 'The origin does not belong to this site.', {
    [ORIGIN_HEADER]: 'invalid',
  });
}
