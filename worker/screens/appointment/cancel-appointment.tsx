import type { Context } from 'hono';
import { pathOf } from '#domain/routes.ts';
import type { Answer, AppEnv } from '../../platform/env.ts';
import { postAction } from '../../platform/forms/action.ts';
import { answerProblem, seeOther } from '../../platform/forms/answer.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { siteContent } from '../../platform/page/view-context.ts';
import { toCancelPage } from './appointment-page-view.ts';
import { CANCELLATION, loadAppointment, type NoAppointment } from './load-appointment.ts';
import { appointmentIdOf, showAppointment, showUnknown } from './show-appointment.tsx';

/** The appointment with its button; `problem` when the button was pressed and failed. */
async function show(c: Context<AppEnv>, problem: FormProblem | null): Promise<Response> {
  const found = await loadAppointment(c, appointmentIdOf(c));
  if (found === null) return showUnknown(c);
  if (problem !== null) answerProblem(c, problem);
  return showAppointment(c, found, (input, context) => toCancelPage(input, problem, context));
}

/** Asks whether to cancel (spec 1 §2, "Cancel appointment"); a GET changes nothing. */
export const cancelAppointment: Answer = (c) => show(c, null);

/**
 * Cancels and redirects to the page that confirms it; an appointment that has begun stays, and the page says
 * so (409).
 */
export const postCancelAppointment = postAction<NoAppointment, never>({
  ...CANCELLATION,
  act: async (c) => {
    await siteContent(c).cancelAppointment(appointmentIdOf(c));
    return null;
  },
  done: (c) => seeOther(c, pathOf(c.get('route'))),
  again: (c, { problem }) => show(c, problem),
  closed: (c, kind) => {
    if (kind === 'unknown') return showUnknown(c);
    c.status(409);
    return show(c, null);
  },
});
