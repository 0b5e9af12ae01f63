import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { secretOf } from '../../../domain/secret-address.ts';
import type { AppEnv, Variables } from '../env.ts';
import { contentSecurityPolicy, SVG_POLICY } from './content-security-policy.ts';

const PERMISSIONS_POLICY = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Headers that every response of the Worker has alike. HSTS leaves sub domains out: they are the agency's own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/**
 * The policy of this response: a problem page of a screen needs nothing that the screen itself does. What
 * answers a POST is the screen, with its form once more.
 */
function policyOf(c: Context<AppEnv>): string {
  if (/^image\/svg\+xml\b/i.test(c.res.headers.get('Content-Type') ?? '')) return SVG_POLICY;
  const { route, site }: Partial<Variables> = c.var;
  const isScreen = c.res.status < 400 || c.req.method === 'POST';
  return contentSecurityPolicy(isScreen ? route?.screen : undefined, site);
}

/** The response with the request id; a copy where its headers cannot be changed, as those of a fetched one. */
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
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  // What has a secret in its address tells no one where a visitor came from.
  const { route, preview }: Partial<Variables> = c.var;
  if (preview === true) response.headers.set('X-Robots-Tag', 'noindex');
  if (route !== undefined && secretOf(route) !== null) response.headers.set('Referrer-Policy', 'no-referrer');
  response.headers.set('Content-Security-Policy', policyOf(c));
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  c.res = undefined; // else Hono would merge the old headers into the new
  c.res = response;
});
