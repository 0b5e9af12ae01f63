import type { Handler } from 'hono';
import type { AppEnv } from '../../env.ts';
import { ContentUnavailable, NotFound } from '../../errors/app-error.ts';
import { neverStore } from '../../errors/outage.ts';
import { cancelById } from '../load/appointment.ts';
import { onlyWithAgenda } from '../pages/book-appointment.tsx';

/**
 * `DELETE /{lang}/ajax/live-agenda/reservation/{id}`: 204, and again 204; 409 once the viewing has begun
 * (contract, "Live agenda"). No other origin can send it: browsers ask before a DELETE, and get no leave.
 */
export const deleteReservation: Handler<AppEnv> = async (c) => {
  onlyWithAgenda(c);
  neverStore(c);
  switch (await cancelById(c, c.req.param('id') ?? '')) {
    case 'cancelled':
      return c.body(null, 204);
    case 'past':
      return c.json({ error: { code: 'past', message: c.get('t')('agenda.pastHeading') } }, 409);
    case 'unknown':
      throw new NotFound('no such appointment');
    case 'unavailable':
      throw new ContentUnavailable('not cancelled');
  }
};
