import type { Context } from 'hono';
import type { AnswerLink } from '#wire/answer-link.ts';
import { askedDay, freeLater, todayThere } from '../../agenda/load-week.ts';
import type { Week } from '../../agenda/week.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** Why an action is not possible: the link is unknown, or the case is answered or over. */
export type NoAnswer = 'unknown' | 'answered';

/** Meaning of refusals; when offered days were taken in the meantime, the form returns with other ones. */
export const ANSWER_REFUSALS: readonly RefusalRow<
  { readonly closed: NoAnswer } | { readonly problem: FormProblem }
>[] = [
  { status: 400, withFields: true, means: { problem: 'dates_taken' } },
  { status: 400, means: { closed: 'unknown' } },
  { status: 404, means: { closed: 'unknown' } },
  { status: 409, code: 'dates_taken', means: { problem: 'dates_taken' } },
  { status: 409, means: { closed: 'answered' } },
  { status: 410, means: { closed: 'answered' } },
  { status: 422, means: { closed: 'unknown' } },
];

export const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** An opened link. */
export interface Opened {
  readonly link: AnswerLink;
  /** Days for a viewing that is moved; null for other actions. */
  readonly week: Week | null;
}

async function linkFrom(c: Context<AppEnv>, from: string | null): Promise<AnswerLink | null> {
  try {
    return await siteContent(c).answerLink(tokenOf(c), from);
  } catch (error) {
    if (meaningOf(ANSWER_REFUSALS, error) === null) throw error;
    return null;
  }
}

/**
 * The case of the link in the address, with agenda days from the requested day, else from the first free one;
 * null for an unknown link. Throws for an outage.
 */
export async function loadLink(c: Context<AppEnv>): Promise<Opened | null> {
  const today = todayThere();
  const asked = askedDay(c.req.query('from'), today);
  const link = await linkFrom(c, asked);
  const later = link?.times ? freeLater(asked, link.times) : null;
  const shown = later === null ? link : await linkFrom(c, later);
  if (shown === null) return null;
  const week = shown.times && { from: later ?? asked ?? today, today, agenda: shown.times };
  return { link: shown, week };
}
