import type { Context } from 'hono';
import type { Appointment } from '../../content/schemas/live-agenda.ts';
import type { AppEnv } from '../../env.ts';
import { ContentHttpError, codeOf } from '../../errors/app-error.ts';
import { liveWith } from '../../errors/outage.ts';
import { siteContent } from '../view-context.ts';

/** Never given out, or of another agency: these are not told apart. */
const isUnknown = (error: unknown): boolean => {
  const code = codeOf(error);
  return code === 'not_found' || code === 'gone' || code === 'bad_request';
};

/** An appointment by the id that its link holds; null for one that opens nothing. Throws for an outage. */
export async function loadAppointment(c: Context<AppEnv>, id: string): Promise<Appointment | null> {
  try {
    return await siteContent(c).appointment(id);
  } catch (error) {
    if (isUnknown(error)) return null;
    throw error;
  }
}

/** What came of cancelling: `past` once the viewing has begun, `unavailable` when nobody knows. */
export type Cancellation = 'cancelled' | 'past' | 'unknown' | 'unavailable';

/** Cancels an appointment; one that is cancelled already stays so. Throws for faults of ours alone. */
export async function cancelById(c: Context<AppEnv>, id: string): Promise<Cancellation> {
  try {
    await siteContent(c).cancelAppointment(id);
    return 'cancelled';
  } catch (error) {
    if (isUnknown(error)) return 'unknown';
    if (error instanceof ContentHttpError && error.status === 409) return 'past';
    liveWith(c, 'act', 'appointment.cancel', error);
    return 'unavailable';
  }
}
