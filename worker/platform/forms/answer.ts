import type { Context } from 'hono';
import { RETRY_AFTER } from '#wire/error.ts';
import type { AppEnv } from '../env.ts';
import { type FormProblem, PROBLEM_STATUS } from './problems.ts';

/** The status of a form that is shown again, and when to come back. */
export function answerProblem(c: Context<AppEnv>, problem: FormProblem): void {
  c.status(PROBLEM_STATUS[problem]);
  if (problem === 'unavailable' || problem === 'unknown') c.header('Retry-After', String(RETRY_AFTER));
  if (problem === 'too_many') c.header('Retry-After', '60');
}

/** Redirect after an accepted form, so that a reload sends nothing (RFC 9110 §15.4.4). */
export const seeOther = (c: Context<AppEnv>, path: string): Response => {
  c.header('Cache-Control', 'no-store');
  return c.redirect(path, 303);
};
