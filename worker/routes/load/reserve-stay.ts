import type { Context } from 'hono';
import { type FieldErrors, isFieldCode } from '../../../domain/forms/codes.ts';
import { readForm, type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { STAY_FORM, type StayRequest } from '../../../domain/forms/stay.ts';
import { stayProblem } from '../../../domain/stays/stay.ts';
import type { StayReservation } from '../../content/schemas/stay-reservation.ts';
import type { AppEnv } from '../../env.ts';
import { ContentHttpError, codeOf } from '../../errors/app-error.ts';
import { describeError } from '../../errors/log.ts';
import type { FormProblem } from '../../forms/problems.ts';
import type { Received } from '../../forms/receive.ts';
import { verified } from '../../forms/turnstile/verified.ts';
import { problemFields } from '../../view-models/stays/chosen-stay.ts';
import { toStayOffer } from '../../view-models/stays/rental-page.ts';
import { siteContent, viewContext } from '../view-context.ts';
import { loadRental, today } from './rental.ts';

/** Name of the form in limits, logs and the tokens of Turnstile. */
export const RESERVATION_FORM = 'reservation';
/** Field of the buttons that ask for the price of other days, and send nothing. */
const LOOK_FIELD = 'look';

/** Why a stay was not reserved. */
export interface ReservationRefusal {
  readonly kind: 'refused';
  readonly problem: FormProblem;
  readonly fields: FieldErrors;
}

export type Reservation =
  | { readonly kind: 'reserved'; readonly reservation: StayReservation; readonly request: StayRequest }
  | ReservationRefusal;

const refused = (problem: FormProblem, fields: FieldErrors = {}): ReservationRefusal => ({
  kind: 'refused',
  problem,
  fields,
});

/** What an answer of the content service means to who asked for a stay; null where it is an outage. */
function refusalOf({ status, reason }: ContentHttpError): ReservationRefusal | null {
  const fields: FieldErrors = Object.fromEntries(
    Object.entries(reason?.fields ?? {}).flatMap(([name, code]) =>
      isFieldCode(code) ? [[name, code] as const] : [],
    ),
  );
  switch (status) {
    case 400:
      return refused('fields', fields);
    case 404:
    case 410:
      return refused('gone');
    case 409:
      return refused('dates_taken', { from: 'taken' });
    case 422:
      return refused('reused');
    case 429:
      return refused('capped', fields);
    default:
      return null;
  }
}

/** What is wrong with the agreements that were accepted: one that is required is not among them. */
async function unacceptedIn(c: Context<AppEnv>, accepted: readonly string[]): Promise<FieldErrors> {
  const agreements = await siteContent(c).agreements();
  return agreements.some(({ id, required }) => required && !accepted.includes(id))
    ? { agreementIds: 'agreement' }
    : {};
}

/**
 * What is wrong with a stay as far as the site can tell. Taken nights are not among it: they may be this
 * very visitor's, whose answer was lost on its way and who sends the form again with the same key.
 */
async function objection(c: Context<AppEnv>, request: StayRequest): Promise<ReservationRefusal | null> {
  const [unit, periods, unaccepted] = await Promise.all([
    loadRental(c, request.rentalUnitId),
    siteContent(c).rentalPeriods(request.rentalUnitId),
    unacceptedIn(c, request.agreementIds),
  ]);
  if (periods === null) return refused('gone');
  const problem = stayProblem(request, toStayOffer(unit, periods), today());
  const fields = {
    ...(problem === null || problem === 'taken' ? {} : problemFields(problem)),
    ...unaccepted,
  };
  return Object.keys(fields).length > 0 ? refused('fields', fields) : null;
}

const pairsOf = (typed: Typed): [string, string][] =>
  Object.entries(typed).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));

/** What a failure means to who asked for a stay. Throws what is a fault of ours. */
function outageOf(c: Context<AppEnv>, error: unknown): ReservationRefusal {
  const code = codeOf(error);
  const refusal = error instanceof ContentHttpError ? refusalOf(error) : null;
  if (refusal !== null) return refusal;
  if (code === 'not_found' || code === 'gone') return refused('gone');
  if (code !== 'unavailable') throw error;
  c.get('log')('warn', 'form.undelivered', { call: RESERVATION_FORM, error: describeError(error) });
  return refused('unavailable');
}

/**
 * Reserves a stay with a form that was sent; `typed` is whole. It never waits in the queue: while the
 * content service is out of reach nobody knows whether the nights are free, and the visitor must be told so.
 */
export async function reserveStay(
  c: Context<AppEnv>,
  { typed, key, problem }: Received,
): Promise<Reservation> {
  const refusal = problem ?? (await verified(c, RESERVATION_FORM, { typed, key }));
  if (refusal !== null) return refused(refusal);
  if (textOf(typed, LOOK_FIELD) !== undefined) return refused('review');
  const read = readForm(STAY_FORM, pairsOf(typed));
  try {
    // All that is wrong at once, so that nobody has to send the form a third time.
    if (!read.ok) {
      const unaccepted = await unacceptedIn(c, typed.agreementIds ?? []);
      return refused('fields', { ...unaccepted, ...read.fields });
    }
    const request = read.value;
    const found = await objection(c, request);
    if (found !== null) return found;
    const { origin } = viewContext(c);
    const reservation = await siteContent(c).reserveStay({ request, key, origin });
    return { kind: 'reserved', reservation, request };
  } catch (error) {
    return outageOf(c, error);
  }
}
