import type { Site } from '../../../wire/site.ts';
import type { Content } from '../content/content.ts';
import { isHostname } from '../content/segments.ts';

/** A host as it is looked up: lower case, without port or the root's dot; null when it is no DNS name. */
export function hostnameOf(host: string): string | null {
  if (host.length > 300) return null; // no name is as long: spare the rest the work
  const hostname = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return isHostname(hostname) ? hostname : null;
}

/**
 * The site of a host, live or suspended; null when there is none or it is a draft, which to a visitor is the
 * same. Throws ContentUnavailable when it cannot be known.
 */
export async function resolveTenant(
  host: string,
  content: Pick<Content, 'siteByHostname'>,
): Promise<Site | null> {
  const hostname = hostnameOf(host);
  const site = hostname === null ? null : await content.siteByHostname(hostname);
  return site?.state === 'draft' ? null : site;
}
