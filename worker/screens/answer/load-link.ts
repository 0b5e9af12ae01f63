import type { Context } from 'hono';
import { manyLines } from '../../../domain/forms/clean-text.ts';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { ANSWER_DEEDS, type AnswerDeed, type AnswerLink, type StayDays } from '../../../wire/answer-link.ts';
import type { AppEnv } from '../../platform/env.ts';
import type { FormProblem } from '../../platform/forms/problems.ts';
import { meaningOf, type RefusalRow } from '../../platform/forms/refusals.ts';
import { siteContent } from '../../platform/page/view-context.ts';

/** Names of the fields of the one press. */
export const FIELDS = { deed: 'deed', word: 'word', offers: 'offer', renew: 'renew' } as const;

/** Why a press does nothing: a link of nobody's, or a case that was answered or is past. */
export type NoAnswer = 'unknown' | 'answered';

/** What refusals mean; days that were offered and taken meanwhile bring the form back with others. */
export const ANSWER_REFUSALS: readonly RefusalRow<
  { readonly closed: NoAnswer } | { readonly problem: FormProblem }
>[] = [
  { status: 400, withFields: true, means: { problem: 'dates_taken' } },
  { status: 400, means: { closed: 'unknown' } },
  { status: 404, means: { closed: 'unknown' } },
  { status: 409, means: { closed: 'answered' } },
  { status: 410, means: { closed: 'answered' } },
  { status: 422, means: { closed: 'unknown' } },
];

export const tokenOf = (c: Context<AppEnv>): string => c.get('route').params.token ?? '';

/** What a link opens; null for a link of nobody's. Throws for an outage. */
export async function loadLink(c: Context<AppEnv>): Promise<AnswerLink | null> {
  try {
    return await siteContent(c).answerLink(tokenOf(c));
  } catch (error) {
    if (meaningOf(ANSWER_REFUSALS, error) === null) throw error;
    return null;
  }
}

/** The deed that a form names: a press without it comes from no page of ours. */
export const deedIn = (typed: Typed): AnswerDeed | null =>
  ANSWER_DEEDS.find((deed) => deed === textOf(typed, FIELDS.deed)) ?? null;

/** The word to the visitor, as the content service reads it. */
export function wordIn(typed: Typed): string | undefined {
  const word = textOf(typed, FIELDS.word);
  return word === undefined ? undefined : manyLines(word);
}

/** The days that were ticked, `2027-07-10_2027-07-17` each. */
export const offersIn = (typed: Typed): StayDays[] =>
  (typed[FIELDS.offers] ?? []).flatMap((text) => {
    const [, from, to] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });

export const offerText = ({ from, to }: StayDays): string => `${from}_${to}`;
