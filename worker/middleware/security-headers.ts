import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '../env.ts';

/**
 * Neither nonce nor unsafe-inline: pages have no inline script and no style attribute. `data:` is for
 * the small icons in the stylesheet. No Trusted Types policy is made, so none is allowed.
 */
const CONTENT_SECURITY_POLICY = Object.entries({
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
})
  .map((directive) => directive.join(' '))
  .join('; ');

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

/** Headers of every response of the Worker. HSTS leaves sub domains out: they are the agency's own. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': CONTENT_SECURITY_POLICY,
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': PERMISSIONS_POLICY,
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Sets the security headers and the request id, on errors and cached responses too. */
export const securityHeaders = createMiddleware<AppEnv>(async function securityHeaders(c, next) {
  await next();
  // The headers of a fetched or cached response cannot be changed: put them on a copy.
  const response = new Response(c.res.body, c.res);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value);
  response.headers.set('X-Request-Id', c.get('requestId'));
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
  c.res = undefined; // else Hono would merge the old headers into the new
  c.res = response;
});
