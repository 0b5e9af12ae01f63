import { matchPath, type RouteMatch } from './routes.ts';

/** Screens whose id gives access to an appointment. */
const APPOINTMENT_SCREENS: ReadonlySet<RouteMatch['screen']> = new Set([
  'appointment',
  'cancel-appointment',
  'move-appointment',
]);

/** The call about an appointment, by its path below the language: it has no screen. */
const APPOINTMENT_CALL = /^ajax\/live-agenda\/reservation\/([^/]+)/;

/**
 * The secret part of an address, which gives access to a subscription or an appointment: it must not be
 * logged, nor sent to other hosts as referrer. null when there is none.
 */
export function secretOf({ screen, params }: RouteMatch): string | null {
  if (params.token !== undefined) return params.token;
  if (APPOINTMENT_SCREENS.has(screen)) return params.id ?? null;
  return APPOINTMENT_CALL.exec(params.url ?? '')?.[1] ?? null;
}

/** What may be a token, or an appointment's id: 256 bits in base64url. Slugs have neither capitals nor underscores. */
const TOKEN = /(?=[a-z0-9-]*[A-Z_])[A-Za-z0-9_-]{43,}/g;

/**
 * A path for a log, without the secret of its route, and without what may be one: a link with something after it has
 * no route, and its token opens all the same.
 */
export function withoutSecrets(pathname: string): string {
  const without = pathname.replace(TOKEN, '…');
  if (without !== pathname) return without;
  const route = matchPath(pathname);
  const secret = route === null ? null : secretOf(route);
  return secret === null ? pathname : pathname.replaceAll(secret, '…');
}
