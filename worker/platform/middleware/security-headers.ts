import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import type { RouteMatch } from '#domain/routes.ts';
import { secretOf } from '#domain/secret-address.ts';
import type { Site } from '#wire/site.ts';
import { onceEach } from '../cache/once-each.ts';
import { PAGE_HEADERS } from '../cache/page-store.ts';
import type { AppEnv } from '../env.ts';
import { known } from '../request/known.ts';
import { contentSecurityPolicy, SVG_POLICY } from './content-security-policy.ts';

type Screen = RouteMatch['screen'];

/**
 * Screens that may ask for a position: those with the button "near me", the search and all its filters, and the page on
 * which an agency's people write a home, for "I am at the home".
 */
const LOCATING: ReadonlySet<Screen> = new Set(['offer', 'filters', 'staff-home']);

const DENIED = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');
const PERMISSIONS_POLICY = `${DENIED}, geolocation=()`;
const LOCATING_POLICY = `${DENIED}, geolocation=(self)`;

/** Headers of every response of the Worker. HSTS excludes subdomains, which belong to the agency. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
};
const HEADERS = Object.entries(SECURITY_HEADERS);

/**
 * The content security policy of this response: an error page does not need the permissions of its screen. A POST is
 * answered with the screen itself, which shows the form again.
 */
function policyOf(c: Context<AppEnv>): string {
  if (/^image\/svg\+xml\b/i.test(c.res.headers.get('Content-Type') ?? '')) return SVG_POLICY;
  const isScreen = c.res.status < 400 || c.req.method === 'POST';
  return contentSecurityPolicy(isScreen ? known(c, 'screen') : undefined, known(c, 'site'));
}

/** Sets the headers of a response, including `policy`. */
function setHeaders(headers: Headers, route: RouteMatch | undefined, preview: boolean, policy: string): void {
  for (const [name, value] of HEADERS) headers.set(name, value);
  if (route !== undefined && LOCATING.has(route.screen)) headers.set('Permissions-Policy', LOCATING_POLICY);
  // A page with a secret in its address sends no referrer.
  if (preview) headers.set('X-Robots-Tag', 'noindex');
  if (route !== undefined && secretOf(route) !== null) headers.set('Referrer-Policy', 'no-referrer');
  headers.set('Content-Security-Policy', policy);
}

/** Headers of a site's pages by screen, created once: copying them is faster than setting each. */
const written = onceEach((_site: Site) => new Map<Screen, Headers>());

/**
 * The security headers and `PAGE_HEADERS` of a public page with status 200, to copy into a new response; null when
 * they depend on more than site and screen. The response must be set as `secured`, so that `securityHeaders` skips
 * it.
 */
export function beginHeaders(c: Context<AppEnv>): Headers | null {
  const [site, route] = [c.get('site'), c.get('route')];
  if (c.get('preview') || secretOf(route) !== null) return null;
  const before = written(site).get(route.screen);
  if (before !== undefined) return before;
  const made = new Headers(PAGE_HEADERS);
  setHeaders(made, route, false, contentSecurityPolicy(c.get('screen'), site));
  written(site).set(route.screen, made);
  return made;
}

/** A secret preview leaves nothing behind when it ends, and its hostname goes to no other host. */
function hideSecret(headers: Headers): void {
  headers.set('Cache-Control', 'private, no-store');
  headers.set('Referrer-Policy', 'no-referrer');
}

/** Adds the request id; returns a copy when the response's headers are immutable, like those of `fetch`. */
function changeable(response: Response, requestId: string): Response {
  try {
    response.headers.set('X-Request-Id', requestId);
    return response;
  } catch {
    const copy = new Response(response.body, response);
    copy.headers.set('X-Request-Id', requestId);
    return copy;
  }
}

/** Sets the security headers and the request id, on errors and cached responses too. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next();
  const response = changeable(c.res, c.get('requestId'));
  if (response === c.get('secured')) return;
  setHeaders(response.headers, known(c, 'route'), known(c, 'preview') === true, policyOf(c));
  if (known(c, 'secret') === true) hideSecret(response.headers);
  else if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  c.res = undefined; // else Hono would merge the old headers into the new
  c.res = response;
});
