import type { Answer } from '../../platform/env.ts';
import { ContentUnavailable, NotFound } from '../../platform/errors/app-error.ts';
import { neverStore } from '../../platform/failure/outage.ts';
import { attempt } from '../../platform/forms/action.ts';
import { requireFeature } from '../../platform/forms/require-feature.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { CANCELLATION } from './load-appointment.ts';

/**
 * `DELETE /{lang}/ajax/live-agenda/reservation/{id}`: 204, also when repeated; 409 once the appointment has
 * begun (contract, "Live agenda"). Other origins cannot send it: a DELETE needs a CORS preflight, which is
 * refused.
 */
export const deleteReservation: Answer = async (c) => {
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
