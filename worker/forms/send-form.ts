import type { Context } from 'hono';
import { type Form, readForm, type Typed } from '../../domain/forms/read-form.ts';
import type { SubmissionCall } from '../content/submissions.ts';
import type { AppEnv } from '../env.ts';
import { type Outcome, refuse, submit } from './submit.ts';

/** Reads a form by its schema and hands it to the content service. */
export async function sendForm<Schema extends Parameters<typeof readForm>[0]['schema']>(
  c: Context<AppEnv>,
  call: SubmissionCall,
  form: Form<Schema>,
  typed: Typed,
  key: string,
): Promise<Outcome> {
  const pairs = Object.entries(typed).flatMap(([name, values]) =>
    values.map((value) => [name, value] as const),
  );
  const read = readForm(form, pairs);
  return read.ok ? submit(c, call, read.value, key) : refuse('fields', read.fields);
}
