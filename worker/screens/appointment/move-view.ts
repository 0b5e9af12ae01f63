import { chosenIn, SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import type { Typed } from '#domain/forms/read-form.ts';
import { pathTo } from '#domain/routes.ts';
import type { Appointment, Slot } from '#wire/live-agenda.ts';
import { type TimesView, toChosenTime, toNextTimes, toWeek, type Week } from '../../agenda/week.ts';
import {
  type FormState,
  type FormStateInput,
  toFormState,
  valueIn,
} from '../../platform/forms/ui/form-state.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import {
  type AppointmentInput,
  type AppointmentView,
  isOpen,
  toCancelPage,
} from './appointment-page-view.ts';

interface MoveInput extends Pick<FormStateInput, 'key' | 'problem' | 'fields' | 'now'> {
  readonly typed: Typed;
  /** null while the agenda is out of reach, or is not needed. */
  readonly week: Week | null;
  /** Offered instead of the week, after another visitor took the chosen time. */
  readonly nextSlots: readonly Slot[];
}

function timesOf(
  { week, nextSlots, typed }: MoveInput,
  path: string,
  context: ViewContext,
): TimesView | null {
  const chosen = chosenIn(typed);
  if (nextSlots.length > 0) return toNextTimes(nextSlots, path, chosen, context);
  if (week !== null) return toWeek(week, path, chosen, context);
  return chosen === null ? null : toChosenTime(chosen, valueIn({ typed }, SLOT_FIELD), path, context);
}

/** The error of a failed move adds that the appointment is unchanged. */
function toState(input: MoveInput, action: string, { t }: ViewContext): FormState {
  const state = toFormState({ ...input, action, order: [SLOT_FIELD] }, t);
  const { problem = null } = input;
  const title = {
    taken: t('moving.taken'),
    unavailable: t('agenda.cancelFailed'),
  } as Readonly<Record<string, string | undefined>>;
  const own = problem === null ? undefined : title[problem];
  return own === undefined ? state : { ...state, problem: { title: own, text: null } };
}

/** Whether the page must load other times of the estate. */
export const isMovable = ({ state, move }: Appointment): boolean => state === 'booked' && move === 'open';

/** The page behind the mailed link: another time to choose, and below it the cancel button. */
export function toMovePage(
  appointment: AppointmentInput,
  input: MoveInput,
  context: ViewContext,
): AppointmentView {
  const { t, locale } = context;
  const page = toCancelPage(appointment, null, context);
  const { id, state, move } = appointment.appointment;
  if (!isOpen(state)) return page;
  const path = pathTo('move-appointment', locale, { id });
  const { week } = input;
  const action = week === null || week.from === week.today ? path : `${path}?from=${week.from}`;
  const open = isMovable(appointment.appointment);
  const why = move === 'late' || move === 'often' ? move : 'closed';
  return {
    ...page,
    links: page.links.filter(({ href }) => href !== path),
    heading: t('moving.heading'),
    text: open ? t('moving.text') : t(`moving.${why}`),
    move: open ? { times: timesOf(input, path, context), state: toState(input, action, context) } : null,
  };
}
