import { readPreviewLabel } from '#domain/preview-label.ts';
import type { KnownPreview } from '#wire/preview.ts';
import type { Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { freeze } from '../cache/freeze.ts';
import { digest } from '../cache/keys.ts';
import { onceEach } from '../cache/once-each.ts';
import { onceText } from '../cache/once-text.ts';
import type { Content } from '../content/content.ts';
import type { LikelyPage } from '../content/likely-page.ts';
import { readableTheme } from '../content/readable-site.ts';
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
  /** Whether the hostname is a secret address: what it shows is nobody else's, whatever the state of the site. */
  readonly secret: boolean;
}

/** The label in `{label}.{domain}`; null for any other hostname. Ids of sites with capitals have no preview. */
function previewLabelOf(hostname: string, domain: string): string | null {
  if (domain === '' || !hostname.endsWith(`.${domain}`)) return null;
  const label = hostname.slice(0, -domain.length - 1);
  return /^[a-z0-9_-]{1,63}$/.test(label) ? label : null;
}

/**
 * The site of a secret preview that has not ended, a draft too; null otherwise (decision 131). One that was made a moment
 * ago is not in the cached site yet, and is opened at once: an unknown secret asks the content service, as an unknown
 * hostname does.
 */
async function secretlyPreviewed(
  { siteId, secret }: { readonly siteId: string; readonly secret: string },
  content: Pick<Content, 'siteById' | 'siteNow'>,
  now: number,
): Promise<Tenant['site'] | null> {
  const hash = await digest(secret);
  const shownBy = (site: Previewed | null): Tenant['site'] | null => {
    const shown = site?.previews?.find((known) => known.hash === hash && now < Date.parse(known.until));
    if (!site || shown === undefined) return null;
    return shown.theme ? looked(site)(shown) : site;
  };
  const cached = await content.siteById(siteId);
  return cached === null ? null : (shownBy(cached) ?? shownBy(await content.siteNow(siteId)));
}

type Previewed = NonNullable<Awaited<ReturnType<Content['siteById']>>>;

/** A site with the look of one of its previews: one object each, since views are cached by it. */
const looked = onceEach((site: SiteAnswer) => {
  const made = new Map<string, SiteAnswer>();
  return ({ hash, theme, logo }: KnownPreview): SiteAnswer => {
    const known = made.get(hash);
    if (known !== undefined) return known;
    const other: SiteAnswer = {
      ...site,
      ...(theme && { theme: readableTheme(theme).theme }),
      ...(logo && { settings: { ...site.settings, logo } }),
    };
    freeze(other);
    made.set(hash, other);
    return other;
  };
});

interface ResolveOptions {
  /** Domain of previews; without one there are none. */
  readonly previewDomain?: string | undefined;
  /** Its first calls are sent ahead with the lookup. */
  readonly page?: LikelyPage | undefined;
  /** Epoch milliseconds. */
  readonly now?: number;
}

/**
 * The site of a host, live or suspended; null when there is none or it is a draft, which visitors cannot distinguish,
 * unless the host is a secret preview of the draft. A host below `previewDomain` names a site by its id, and may also
 * be a hostname of a site. Throws ContentUnavailable when the site cannot be read.
 */
export async function resolveTenant(
  host: string,
  content: Pick<Content, 'siteByHostname' | 'siteById' | 'siteNow'>,
  { previewDomain = '', page, now = Date.now() }: ResolveOptions = {},
): Promise<Tenant | null> {
  const hostname = hostnameOf(host);
  if (hostname === null) return null;
  const label = previewLabelOf(hostname, previewDomain);
  const secret = label === null ? null : readPreviewLabel(label);
  if (secret !== null) {
    // Never looked up as a name: failed lookups are logged.
    const site = await secretlyPreviewed(secret, content, now);
    return site && { site, preview: true, secret: true };
  }
  const previewed = label === null ? null : await content.siteById(label);
  const site = previewed ?? (await content.siteByHostname(hostname, page));
  if (site === null || site.state === 'draft') return null;
  return { site, preview: previewed !== null, secret: false };
}
