import type { Handler } from 'hono';
import type { AppEnv } from '../../env.ts';
import { ContentUnavailable, NotFound } from '../../errors/app-error.ts';
import { neverStore } from '../../errors/outage.ts';
import { attempt } from '../../forms/deed.ts';
import { requireFeature } from '../../forms/require-feature.ts';
import { CANCELLATION } from '../load/appointment.ts';
import { siteContent } from '../view-context.ts';

/**
 * `DELETE /{lang}/ajax/live-agenda/reservation/{id}`: 204, and again 204; 409 once the appointment has begun
 * (contract, "Live agenda"). No other origin can send it: browsers ask before a DELETE, and get no leave.
 */
export const deleteReservation: Handler<AppEnv> = async (c) => {
  requireFeature(c, 'agenda');
  neverStore(c);
  const undone = await attempt(c, CANCELLATION, async () => {
    await siteContent(c).cancelAppointment(c.req.param('id') ?? '');
    return null;
  });
  if (undone === null) return c.body(null, 204);
  if (!('closed' in undone)) throw new ContentUnavailable('not cancelled');
  if (undone.closed === 'unknown') throw new NotFound('no such appointment');
  return c.json({ error: { code: 'past', message: c.get('t')('agenda.pastHeading') } }, 409);
};
