import type { Site } from '../../../wire/site.ts';
import { onceText } from '../cache/once-text.ts';
import type { Content } from '../content/content.ts';
import { isHostname } from '../content/segments.ts';

/** A host as it is looked up: lower case, without port or the root's dot; null when it is no DNS name. */
export const hostnameOf = onceText((host): string | null => {
  if (host.length > 300) return null; // no name is as long: spare the rest the work
  const hostname = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return isHostname(hostname) ? hostname : null;
});

/** A site as its visitor reached it. */
interface Tenant {
  readonly site: Site;
  /** At its address under the deployment's own domain. */
  readonly preview: boolean;
}

/** The id in `{id}.{domain}`; null for any other hostname. Ids with capitals have no such address. */
function previewedId(hostname: string, domain: string): string | null {
  if (domain === '' || !hostname.endsWith(`.${domain}`)) return null;
  const id = hostname.slice(0, -domain.length - 1);
  return /^[a-z0-9_-]{1,63}$/.test(id) ? id : null;
}

/**
 * The site of a host, live or suspended; null when there is none or it is a draft, which is the same to a
 * visitor. A host below `previewDomain` names a site by its id. Throws ContentUnavailable when it cannot be
 * looked up.
 */
export async function resolveTenant(
  host: string,
  content: Pick<Content, 'siteByHostname' | 'siteById'>,
  previewDomain = '',
): Promise<Tenant | null> {
  const hostname = hostnameOf(host);
  if (hostname === null) return null;
  const id = previewedId(hostname, previewDomain);
  const site = await (id === null ? content.siteByHostname(hostname) : content.siteById(id));
  return site === null || site.state === 'draft' ? null : { site, preview: id !== null };
}
