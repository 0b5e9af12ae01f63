import type { Context } from 'hono';
import { APPOINTMENT_FORM } from '../../../domain/forms/appointment.ts';
import { type FieldErrors, isFieldCode } from '../../../domain/forms/codes.ts';
import { readForm, type Typed } from '../../../domain/forms/read-form.ts';
import type { Appointment, Slot } from '../../content/schemas/live-agenda.ts';
import type { AppEnv } from '../../env.ts';
import { ContentHttpError, codeOf } from '../../errors/app-error.ts';
import { describeError } from '../../errors/log.ts';
import type { FormProblem } from '../../forms/problems.ts';
import type { Received } from '../../forms/receive.ts';
import { chosenIn, SLOT_FIELD } from '../../view-models/agenda/chosen-slot.ts';
import { siteContent, viewContext } from '../view-context.ts';

/** Why a viewing was not booked; a time that somebody else took comes with the next free ones. */
export interface BookingRefusal {
  readonly kind: 'refused';
  readonly problem: FormProblem;
  readonly fields: FieldErrors;
  readonly nextSlots: readonly Slot[];
}

export type Booking = { readonly kind: 'booked'; readonly appointment: Appointment } | BookingRefusal;

const refused = (
  problem: FormProblem,
  fields: FieldErrors = {},
  nextSlots: readonly Slot[] = [],
): BookingRefusal => ({ kind: 'refused', problem, fields, nextSlots });

/** What an answer of the content service means to who wanted to book; null where it is an outage. */
function refusalOf({ status, reason }: ContentHttpError): BookingRefusal | null {
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(reason?.fields ?? {}).flatMap(([name, code]) =>
      isFieldCode(code) ? [[name, code] as const] : [],
    ),
  );
  switch (status) {
    case 409:
      return reason?.code === 'past'
        ? refused('fields', { [SLOT_FIELD]: 'past' })
        : refused('taken', { [SLOT_FIELD]: 'taken' }, reason?.nextSlots);
    case 400:
      return refused('fields', fields);
    case 404:
    case 410:
      return Object.keys(fields).length > 0 ? refused('fields', fields) : refused('gone');
    case 422:
      return refused('reused');
    case 429:
      return refused('capped', fields);
    default:
      return null;
  }
}

/** The form with what the page itself knows, and the id alone of the time that was chosen. */
const whole = (typed: Typed, estateId: string, locale: string): [string, string][] =>
  Object.entries({
    ...typed,
    estateId: [estateId],
    locale: [locale],
    [SLOT_FIELD]: [chosenIn(typed)?.id ?? ''],
  }).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));

/**
 * Books a viewing with a form that was sent. It never waits in the queue: while the content service is
 * out of reach nobody knows whether the time is free, and the visitor must be told so.
 */
export async function bookViewing(
  c: Context<AppEnv>,
  estateId: string,
  { typed, key, problem }: Received,
): Promise<Booking> {
  if (problem !== null) return refused(problem);
  const read = readForm(APPOINTMENT_FORM, whole(typed, estateId, c.get('locale')));
  if (!read.ok) return refused('fields', read.fields);
  try {
    const { origin } = viewContext(c);
    return { kind: 'booked', appointment: await siteContent(c).bookViewing(read.value, { key, origin }) };
  } catch (error) {
    const refusal = error instanceof ContentHttpError ? refusalOf(error) : null;
    if (refusal !== null) return refusal;
    if (codeOf(error) !== 'unavailable') throw error;
    c.get('log')('warn', 'form.undelivered', { call: 'live-agenda', error: describeError(error) });
    return refused('unavailable');
  }
}
