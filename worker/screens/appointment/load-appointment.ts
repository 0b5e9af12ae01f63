import type { Context } from 'hono';
import type { Appointment } from '#wire/live-agenda.ts';
import type { AppEnv } from '../../platform/env.ts';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** Why an appointment cannot be shown or cancelled; `past` after it has begun. */
export type NoAppointment = 'unknown' | 'past';

/** An unknown id and one of another agency get the same answer. */
export const APPOINTMENT_REFUSALS: readonly RefusalRow<{ readonly closed: NoAppointment }>[] = [
  { status: 404, means: { closed: 'unknown' } },
  { status: 410, means: { closed: 'unknown' } },
  { status: 400, means: { closed: 'unknown' } },
  { status: 422, means: { closed: 'unknown' } },
];

/** Cancelling: its name in logs, and the meaning of refusals. */
export const CANCELLATION = {
  name: 'cancel-appointment',
  refusals: [...APPOINTMENT_REFUSALS, { status: 409, means: { closed: 'past' as const } }],
} as const;

/** The appointment of an id; null when not found. Throws for an outage. */
export async function loadAppointment(c: Context<AppEnv>, id: string): Promise<Appointment | null> {
  try {
    return await siteContent(c).appointment(id);
  } catch (error) {
    if (meaningOf(APPOINTMENT_REFUSALS, error) === null) throw error;
    return null;
  }
}
