import type { Site } from '../../wire/site.ts';
import type { Bindings } from '../env.ts';
import { ContentError } from './errors/content-error.ts';
import { normaliseHostname } from './hostname.ts';

/** Header in which the site sends its own origin. */
export const ORIGIN_HEADER = 'X-SITE-ORIGIN';
const DEFAULT_TEMPLATE = 'https://{hostname}';

/** A deployment's settings for the addresses of its sites. */
type Addressing = Pick<Bindings, 'PUBLIC_ORIGIN_TEMPLATE' | 'PREVIEW_DOMAIN'>;

function isOwn(origin: string, site: Site, { PREVIEW_DOMAIN }: Addressing): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  const preview = PREVIEW_DOMAIN ? [`${site.id}.${PREVIEW_DOMAIN}`] : [];
  const known = [...site.hostnames, ...preview].map(normaliseHostname);
  return (
    known.includes(normaliseHostname(url.hostname)) && url.origin === origin && /^https?:$/.test(url.protocol)
  );
}

/**
 * Origin of a site's links in mails: the caller's, if it is one of the site's own hostnames or its preview; otherwise
 * from the template (`https://{hostname}`) and the site's first hostname. Throws invalid_request for a foreign origin,
 * so that an agency's mails never link to another host.
 */
export function originOf(site: Site, header: string | null, addressing: Addressing = {}): string {
  if (header === null || header === '') {
    return (addressing.PUBLIC_ORIGIN_TEMPLATE || DEFAULT_TEMPLATE).replace(
      '{hostname}',
      normaliseHostname(site.hostnames[0] ?? ''),
    );
  }
  if (isOwn(header, site, addressing)) return header;
  throw new ContentError('invalid_request', 'The origin does not belong to this site.', {
    [ORIGIN_HEADER]: 'invalid',
  });
}
