import { isBlank } from '#domain/rules/emptiness.ts';
import type { Site } from '#wire/site.ts';
import { onceEach } from '../cache/once-each.ts';
import type { SiteScreen } from '../env.ts';
import { tourHostsOf } from '../page/tour-hosts.ts';

type Policy = Readonly<Record<string, readonly string[]>>;

/**
 * Policy of every page: neither nonce nor unsafe-inline, because pages have no inline script and no style
 * attribute. `data:` is for the small icons in the stylesheet. No Trusted Types policy is created, so none is
 * allowed.
 */
const EVERYWHERE: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'base-uri': ["'none'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ["'none'"],
};

/** Origins of embedded videos and tours: the hosts of the embed addresses that pages write. */
export const FRAME_ORIGINS = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://my.matterport.com',
  // Either may answer for the other.
  'https://nodalview.com',
  'https://www.nodalview.com',
  'https://kuula.co',
  'https://tour.giraffe360.com',
  'https://www.klapty.com',
  'https://floorfy.com',
] as const;

/** Origin of Turnstile's script and frame (its documentation, "Content Security Policy"). */
export const TURNSTILE_ORIGIN = 'https://challenges.cloudflare.com';

/**
 * Directives that Turnstile's script may not comply with: on pages that may load it, Trusted Types are off.
 */
const NOT_WITH_TURNSTILE: readonly string[] = ['require-trusted-types-for', 'trusted-types'];

/** A drawing opened by itself may neither run nor load anything. */
export const SVG_POLICY = "default-src 'none'; sandbox";

const HTTPS_HOST = /^https:\/\/[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/;

/** Origin of a site's map tiles; null without any, or for an address that is not https. */
function tileOrigin(tiles: string | null | undefined): string | null {
  if (tiles === null || tiles === undefined || !URL.canParse(tiles)) return null;
  const { origin } = new URL(tiles);
  // A host with other characters could add directives.
  return HTTPS_HOST.test(origin) ? origin : null;
}

/** The parts of a screen that its policy depends on. */
type Asking = Pick<SiteScreen, 'name' | 'form' | 'embeds'>;

/** Every form may be protected by Turnstile. */
const mayUseTurnstile = ({ form }: Asking, { settings }: Site): boolean =>
  !isBlank(settings.turnstileSiteKey) && form !== undefined;

/** Additional sources of a page: tiles where there is a map, and videos. */
function additions(screen: Asking, site: Site): Policy {
  const { settings } = site;
  if (mayUseTurnstile(screen, site)) {
    return { 'script-src': [TURNSTILE_ORIGIN], 'frame-src': [TURNSTILE_ORIGIN] };
  }
  const { embeds = [] } = screen;
  const tiles = tileOrigin(settings.map?.tiles);
  const map = tiles === null || !embeds.includes('tiles') ? [] : [tiles];
  const images: Policy = map.length === 0 ? {} : { 'img-src': map, 'connect-src': map };
  if (!embeds.includes('videos')) return images;
  const tours = tourHostsOf(site).map((host) => `https://${host}`);
  return { 'frame-src': [...FRAME_ORIGINS, ...tours], ...images };
}

const written = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');

const BASE = written(EVERYWHERE);

/** The policy of a page; without a screen or site, as on an unknown host, the one of every page. */
export function contentSecurityPolicy(screen: Asking | undefined, site: Site | undefined): string {
  if (screen === undefined || site === undefined) return BASE;
  const known = policies(site).get(screen.name);
  if (known !== undefined) return known;
  const made = makePolicy(screen, site);
  policies(site).set(screen.name, made);
  return made;
}

/** The policies of a site's screens, each made once. */
const policies = onceEach((_site: Site) => new Map<Asking['name'], string>());

function makePolicy(screen: Asking, site: Site): string {
  const policy: Record<string, readonly string[]> = { ...EVERYWHERE };
  for (const [directive, sources] of Object.entries(additions(screen, site))) {
    policy[directive] = [...(policy[directive] ?? []), ...sources];
  }
  if (mayUseTurnstile(screen, site)) for (const directive of NOT_WITH_TURNSTILE) delete policy[directive];
  return written(policy);
}
