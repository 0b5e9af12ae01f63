import type { Context } from 'hono';
import { type FieldErrors, isFieldCode } from '../../domain/forms/codes.ts';
import type { Submission, SubmissionCall } from '../content/submissions.ts';
import type { AppEnv } from '../env.ts';
import { ContentHttpError, codeOf } from '../errors/app-error.ts';
import { describeError } from '../errors/log.ts';
import { siteContent, viewContext } from '../routes/view-context.ts';
import type { FormProblem } from './problems.ts';
import type { QueuedForm } from './queued-form.ts';

/** What came of a form: stored, or why not. */
export type Outcome =
  /** `later`: it waits until the content service is back. */
  | { readonly kind: 'accepted'; readonly later: boolean }
  | { readonly kind: 'refused'; readonly problem: FormProblem; readonly fields: FieldErrors };

export const refuse = (problem: FormProblem, fields: FieldErrors = {}): Outcome => ({
  kind: 'refused',
  problem,
  fields,
});

/** What an answer of the content service means to who sent the form; null where it is an outage. */
function problemOf(status: number): FormProblem | null {
  switch (status) {
    case 400:
      return 'fields';
    case 404:
    case 410:
      return 'gone';
    case 422:
      return 'reused';
    case 429:
      return 'capped';
    default:
      return null;
  }
}

/** Fields that the content service objects to, as far as the form knows the objection. */
const fieldsOf = (error: ContentHttpError): FieldErrors =>
  Object.fromEntries(
    Object.entries(error.reason?.fields ?? {}).flatMap(([name, code]) =>
      isFieldCode(code) ? [[name, code] as const] : [],
    ),
  );

/** Puts a form into the queue; false where there is none or it fails, for then nothing is kept. */
async function keepForLater(c: Context<AppEnv>, submission: Submission): Promise<boolean> {
  const queue = c.env.FORMS;
  if (queue === undefined) return false;
  const form: QueuedForm = { ...submission, siteId: c.get('site').id, locale: c.get('locale') };
  try {
    await queue.send(form);
    return true;
  } catch (error) {
    c.get('log')('error', 'form.not_queued', { call: submission.call, error: describeError(error) });
    return false;
  }
}

/** Hands a form that is in order to the content service. Throws for faults of ours alone. */
export async function submit(
  c: Context<AppEnv>,
  call: SubmissionCall,
  body: unknown,
  key: string,
): Promise<Outcome> {
  const submission = { call, body, key, origin: viewContext(c).origin };
  try {
    await siteContent(c).submit(submission);
    return { kind: 'accepted', later: false };
  } catch (error) {
    const problem = error instanceof ContentHttpError ? problemOf(error.status) : null;
    if (problem !== null && error instanceof ContentHttpError) return refuse(problem, fieldsOf(error));
    if (codeOf(error) !== 'unavailable') throw error;
    c.get('log')('warn', 'form.undelivered', { call, error: describeError(error) });
    return (await keepForLater(c, submission)) ? { kind: 'accepted', later: true } : refuse('unavailable');
  }
}
