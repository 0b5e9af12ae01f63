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

/** The site of a host, in whatever state it is; null when there is none. Throws ContentUnavailable when it cannot be known. */
export async function resolveSite(
  host: string,
  content: Pick<Content, 'siteByHostname'>,
): Promise<Site | null> {
  const hostname = hostnameOf(host);
  return hostname === null ? null : content.siteByHostname(hostname);
}

/**
 * The site that lives on a host; null when there is none or it is not live, which to a visitor is the
 * same. Throws ContentUnavailable when it cannot be known.
 */
export async function resolveTenant(
  host: string,
  content: Pick<Content, 'siteByHostname'>,
): Promise<Site | null> {
  const site = await resolveSite(host, content);
  return site?.state === 'live' ? site : null;
}
