import type { RouteMatch } from './routes.ts';

/** Screens whose id opens an appointment to whoever knows it. */
const APPOINTMENT_SCREENS: ReadonlySet<RouteMatch['screen']> = new Set([
  'appointment',
  'cancel-appointment',
  'move-appointment',
]);

/** The call about an appointment, as its address below the language: no screen of its own. */
const APPOINTMENT_CALL = /^ajax\/live-agenda\/reservation\/([^/]+)/;

/**
 * The part of an address that opens something, a subscription or an appointment: no log may hold it, and
 * no other host may learn it from a link that was followed. null where nothing is secret.
 */
export function secretOf({ screen, params }: RouteMatch): string | null {
  if (params.token !== undefined) return params.token;
  if (APPOINTMENT_SCREENS.has(screen)) return params.id ?? null;
  return APPOINTMENT_CALL.exec(params.url ?? '')?.[1] ?? null;
}
