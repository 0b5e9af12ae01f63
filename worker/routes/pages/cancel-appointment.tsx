import type { Context, Handler } from 'hono';
import { pathOf } from '../../../domain/routes.ts';
import type { AppEnv } from '../../env.ts';
import { answerProblem, seeOther } from '../../forms/answer.ts';
import { TOKEN_GUARDS } from '../../forms/guards.ts';
import type { FormProblem } from '../../forms/problems.ts';
import { receive } from '../../forms/receive.ts';
import { toCancelPage } from '../../view-models/agenda/appointment.ts';
import { cancelById, loadAppointment } from '../load/appointment.ts';
import { appointmentIdOf, showAppointment, showUnknown } from './appointment.tsx';
import { onlyWithAgenda } from './book-appointment.tsx';

/** The appointment and its button; `problem` when the button was pressed and did not work. */
async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await loadAppointment(c, appointmentIdOf(c));
  if (found === null) return showUnknown(c);
  if (problem !== null) answerProblem(c, problem);
  return showAppointment(c, found, (input, context) => toCancelPage(input, problem !== null, context));
}

/** Asks whether to cancel (spec 1 §2, "Cancel appointment"); a GET changes nothing. */
export const cancelAppointment: Handler<AppEnv> = (c) => {
  onlyWithAgenda(c);
  return show(c, null);
};

/** Cancels, and leads to the page that then says so; what has begun stays, and is said to (409). */
export const postCancelAppointment: Handler<AppEnv> = async (c) => {
  onlyWithAgenda(c);
  const { problem } = await receive(c, 'cancel-appointment', { guards: TOKEN_GUARDS });
  if (problem !== null) return show(c, problem);
  switch (await cancelById(c, appointmentIdOf(c))) {
    case 'cancelled':
      return seeOther(c, pathOf(c.get('route')));
    case 'unknown':
      return showUnknown(c);
    case 'past':
      c.status(409);
      return show(c, null);
    case 'unavailable':
      return show(c, 'unavailable');
  }
};
