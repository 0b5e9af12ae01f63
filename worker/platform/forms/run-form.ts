import type { Context } from 'hono';
import type { z } from 'zod';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../env.ts';
import { ContentHttpError, isOutcomeUnknown } from '../errors/app-error.ts';
import { liveWith } from '../failure/outage.ts';
import { mailOrigin } from '../page/mail-origin.ts';
import { newKey } from './control-fields.ts';
import { handOver, waiting } from './deliver.ts';
import type { Accepted, FormKind, FormSchema, Objection, Refused } from './kind.ts';
import { networkOf } from './network.ts';
import type { FormProblem } from './problems.ts';
import { readKind } from './read-kind.ts';
import { type Received, receive } from './receive.ts';
import { FORM_REFUSALS, fieldsOf, meaningOf } from './refusals.ts';
import { noteFor } from './turnstile/note.ts';
import { verified } from './turnstile/verified.ts';

/** Outcome of a form. */
type FormOutcome<Value, Answer, Extra> =
  | ({ readonly kind: 'accepted' } & Accepted<Value, Answer>)
  | ({ readonly kind: 'refused' } & Refused<Extra>);

/** Problems after which the form is a new submission: its key was used, or other days were chosen. */
const ANOTHER: readonly FormProblem[] = ['reused', 'review'];

/** Errors, with the parsed form and the additional data of its kind. */
type Found<Extra> = Objection & { readonly typed: Typed; readonly extra: Extra };

/** Errors of a form from a thrown error; an outage is logged, our own error is thrown. */
function foundIn<About, Schema extends FormSchema, Answer, Extra>(
  c: Context<AppEnv>,
  kind: FormKind<About, Schema, Answer, Extra>,
  error: unknown,
  { typed, extra }: Pick<Found<Extra>, 'typed' | 'extra'>,
): Found<Extra> {
  const meaning = meaningOf([...(kind.refusals ?? []), ...FORM_REFUSALS], error);
  if (meaning === null) {
    liveWith(c, 'act', kind.name, error);
    return { problem: 'unavailable', fields: {}, typed, extra };
  }
  const reason = error instanceof ContentHttpError ? error.reason : null;
  return {
    problem: meaning.problem,
    fields: meaning.fields ?? fieldsOf(reason),
    typed,
    extra: reason === null ? extra : kind.extra(reason),
  };
}

/** Reads a form that has passed its guards, and sends it or puts it into the queue. */
async function deliver<About, Schema extends FormSchema, Answer, Extra>(
  c: Context<AppEnv>,
  kind: FormKind<About, Schema, Answer, Extra>,
  typed: Typed,
  key: string,
): Promise<Accepted<z.output<Schema>, Answer> | Found<Extra>> {
  const asTyped = { typed, extra: kind.extra(null) };
  const { looking } = kind;
  if (looking !== undefined && textOf(typed, looking) !== undefined) {
    return { ...asTyped, problem: 'review', fields: {} };
  }
  let read: Awaited<ReturnType<typeof readKind<Schema, Extra>>>;
  try {
    read = await readKind(c, kind, typed);
  } catch (error) {
    return foundIn(c, kind, error, asTyped);
  }
  if (!read.ok) return read;
  const { value } = read;
  const sent = { value, key, origin: mailOrigin(c), network: await networkOf(c) };
  try {
    return { value, answer: await handOver(c, kind.delivery, sent) };
  } catch (error) {
    const found = foundIn(c, kind, error, read);
    const accepted = found.problem === 'unavailable' ? await waiting(c, kind.delivery, sent) : null;
    if (accepted !== null) return { value, ...accepted };
    return found.problem === 'unavailable' && isOutcomeUnknown(error)
      ? { ...found, problem: 'unknown' }
      : found;
  }
}

/** The guards of every form, and Turnstile if the agency has it. */
const objectionTo = async (
  c: Context<AppEnv>,
  name: string,
  received: Received,
): Promise<FormProblem | null> => received.problem ?? (await verified(c, name, received));

/**
 * Processes a form, whatever the kind of answer: receives it, runs its guards and Turnstile, parses it, and sends it
 * to the content service or queues it. `known` has the fields that its address fills in.
 */
export async function runForm<About, Schema extends FormSchema, Answer, Extra>(
  c: Context<AppEnv>,
  kind: FormKind<About, Schema, Answer, Extra>,
  known: Typed,
): Promise<FormOutcome<z.output<Schema>, Answer, Extra>> {
  const received = await receive(c, kind.name);
  const problem = await objectionTo(c, kind.name, received);
  const typed = { ...received.typed, ...known };
  const done =
    problem === null
      ? await deliver(c, kind, typed, received.key)
      : { problem, fields: {}, typed, extra: kind.extra(null) };
  if ('value' in done) return { kind: 'accepted', value: done.value, answer: done.answer };
  const key = ANOTHER.includes(done.problem) ? newKey() : received.key;
  const note = await noteFor(c, done.problem, key, done.typed);
  return { kind: 'refused', ...done, key, note };
}
