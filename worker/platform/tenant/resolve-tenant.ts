import type { Site } from '../../../wire/site.ts';
import type { SiteAnswer } from '../../../wire/site-answer.ts';
import { onceText } from '../cache/once-text.ts';
import type { Content } from '../content/content.ts';
import type { LikelyPage } from '../content/likely-page.ts';
import { isHostname } from '../content/segments.ts';

/** A normalised hostname: lower case, without port and final dot; null when it is not a DNS name. */
export const hostnameOf = onceText((host): string | null => {
  if (host.length > 300) return null; // longer than any DNS name
  const hostname = host
    .toLowerCase()
    .replace(/:\d{1,5}$/, '')
    .replace(/\.$/, '');
  return isHostname(hostname) ? hostname : null;
});

/** The site of a request. */
interface Tenant {
  readonly site: Site & Pick<SiteAnswer, 'service'>;
  /** Whether the hostname is the site's preview, below the deployment's own domain. */
  readonly preview: boolean;
}

/** The id in `{id}.{domain}`; null for any other hostname. Ids with capitals have no preview. */
function previewedId(hostname: string, domain: string): string | null {
  if (domain === '' || !hostname.endsWith(`.${domain}`)) return null;
  const id = hostname.slice(0, -domain.length - 1);
  return /^[a-z0-9_-]{1,63}$/.test(id) ? id : null;
}

/**
 * The site of a host, live or suspended; null when there is none or it is a draft, which visitors cannot distinguish.
 * A host below `previewDomain` names a site by its id, and may also be a hostname of a site. The first calls of `page` are sent ahead with the lookup.
 * Throws ContentUnavailable when the site cannot be read.
 */
export async function resolveTenant(
  host: string,
  content: Pick<Content, 'siteByHostname' | 'siteById'>,
  previewDomain = '',
  page?: LikelyPage,
): Promise<Tenant | null> {
  const hostname = hostnameOf(host);
  if (hostname === null) return null;
  const id = previewedId(hostname, previewDomain);
  const previewed = id === null ? null : await content.siteById(id);
  const site = previewed ?? (await content.siteByHostname(hostname, page));
  return site === null || site.state === 'draft' ? null : { site, preview: previewed !== null };
}
