import type { Context } from 'hono';
import type { FieldErrors } from '../../domain/forms/codes.ts';
import { priceErrors } from '../../domain/forms/price-errors.ts';
import { type Form, readForm, type Typed } from '../../domain/forms/read-form.ts';
import { SUBSCRIPTION_FORM } from '../../domain/forms/subscription.ts';
import type { AppEnv } from '../env.ts';
import type { PlaceProblem } from '../query/typed-place.ts';
import { readTypedPlace } from '../routes/load/criteria.ts';
import type { Sent } from './form-kind.ts';
import type { FormProblem } from './problems.ts';
import type { Received } from './receive.ts';
import { refuse, submit } from './submit.ts';

/** Criteria that were typed, read: the form's value, or what is wrong. */
export type ReadCriteria<Value> = {
  /** With the typed place as a choice. */
  readonly typed: Typed;
  readonly placeProblem: PlaceProblem | null;
} & (
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: FormProblem; readonly fields: FieldErrors }
);

/** Reads a form with criteria: its place by the content service, the rest by its schema. */
export async function readCriteria<Schema extends Parameters<typeof readForm>[0]['schema']>(
  c: Context<AppEnv>,
  form: Form<Schema>,
  sent: Typed,
): Promise<ReadCriteria<Extract<ReturnType<typeof readForm<Schema>>, { ok: true }>['value']>> {
  const { typed, problem: placeProblem } = await readTypedPlace(c, sent);
  const pairs = Object.entries(typed).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  const read = readForm(form, pairs);
  const fields: FieldErrors = {
    ...(read.ok ? {} : read.fields),
    ...priceErrors(typed),
    ...(placeProblem === null ? {} : { place: 'invalid' as const }),
  };
  if (read.ok && Object.keys(fields).length === 0)
    return { ok: true, value: read.value, typed, placeProblem };
  const problem = placeProblem?.reason === 'failed' ? 'unavailable' : 'fields';
  return { ok: false, problem, fields, typed, placeProblem };
}

/** Hands a subscription that its guards let through to the content service. */
export async function sendSubscription(c: Context<AppEnv>, { typed: sent, key }: Received): Promise<Sent> {
  const read = await readCriteria(c, SUBSCRIPTION_FORM, sent);
  const { typed, placeProblem } = read;
  const outcome = read.ok
    ? await submit(c, 'subscriptions', read.value, key)
    : refuse(read.problem, read.fields);
  return { outcome, typed, placeProblem };
}
