import type { Context, Handler } from 'hono';
import { parseEstateId } from '../../../domain/estate-id.ts';
import { textOf } from '../../../domain/forms/read-form.ts';
import { pathTo } from '../../../domain/routes.ts';
import { LiveAgendaQuerySchema } from '../../content/schemas/live-agenda.ts';
import type { AppEnv } from '../../env.ts';
import { BadRequest, NotFound } from '../../errors/app-error.ts';
import { neverStore } from '../../errors/outage.ts';
import { answerProblem } from '../../forms/answer.ts';
import { receive } from '../../forms/receive.ts';
import { bookViewing } from '../load/booking.ts';
import { onlyWithAgenda } from '../pages/book-appointment.tsx';
import { siteContent } from '../view-context.ts';

/** `GET /{lang}/ajax/live-agenda/{estateId}?from=&days=`: the times of a home, taken ones too. Never cached. */
export const liveAgenda: Handler<AppEnv> = async (c) => {
  onlyWithAgenda(c);
  const id = parseEstateId(c.req.param('id') ?? '');
  if (id === null) throw new NotFound('no estate id');
  const span = LiveAgendaQuerySchema.safeParse(c.req.query());
  if (!span.success) {
    throw new BadRequest(
      Object.fromEntries(span.error.issues.map(({ path }) => [path.join('.') || 'query', 'invalid'])),
    );
  }
  neverStore(c);
  return c.json(await siteContent(c).liveAgenda(id, span.data));
};

/**
 * `POST /{lang}/ajax/live-agenda/reservation`: books with the fields of the booking page's form and
 * `estateId`. 201 with the appointment and the page that confirms it; else why not, with the next free times
 * for one that was taken (contract, "Live agenda").
 */
export const postReservation: Handler<AppEnv> = async (c) => {
  onlyWithAgenda(c);
  neverStore(c);
  const received = await receive(c, 'book-appointment');
  const booking = await bookViewing(c, textOf(received.typed, 'estateId') ?? '', received);
  if (booking.kind === 'booked') {
    const { appointment } = booking;
    const href = pathTo('appointment', c.get('locale'), { id: appointment.id });
    return c.json({ ...appointment, href }, 201);
  }
  const { problem, fields, nextSlots } = booking;
  answerProblem(c, problem);
  const message = c.get('t')(`forms.problems.${problem}.title`);
  return c.json({ error: { code: problem, message, fields, nextSlots } });
};

/** The id in the address, of somebody's appointment. */
const idOf = (c: Context<AppEnv>): string => c.req.param('id') ?? '';

/** `GET /{lang}/ajax/live-agenda/reservation/{id}`: an appointment. */
export const reservation: Handler<AppEnv> = async (c) => {
  onlyWithAgenda(c);
  neverStore(c);
  return c.json(await siteContent(c).appointment(idOf(c)));
};
