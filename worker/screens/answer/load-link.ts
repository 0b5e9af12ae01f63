import type { Context } from 'hono';
import { chosenIn } from '../../../domain/forms/chosen-slot.ts';
import { manyLines } from '../../../domain/forms/clean-text.ts';
import { type Typed, textOf } from '../../../domain/forms/read-form.ts';
import { ANSWER_DEEDS, type AnswerDeed, type AnswerLink, type StayDays } from '../../../wire/answer-link.ts';
import { askedDay, freeLater, todayThere } from '../../agenda/load-week.ts';
import type { Week } from '../../agenda/week.ts';
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

/** What a link opens. */
export interface Opened {
  readonly link: AnswerLink;
  /** Days to move a viewing to; null of all else. */
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
 * What a link opens, with the days that the address asks for, else those on which something is free; null for a
 * link of nobody's. Throws for an outage.
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

/** The deed that a form names: a press without it comes from no page of ours. */
export const deedIn = (typed: Typed): AnswerDeed | null =>
  ANSWER_DEEDS.find((deed) => deed === textOf(typed, FIELDS.deed)) ?? null;

/** The word to the visitor, as the content service reads it. */
export function wordIn(typed: Typed): string | undefined {
  const word = textOf(typed, FIELDS.word);
  return word === undefined ? undefined : manyLines(word);
}

/** The time that was chosen, as the agenda names it; undefined for none, and for what is no name of one. */
export function slotIn(typed: Typed): string | undefined {
  const id = chosenIn(typed)?.id;
  return id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined;
}

/** The days that were ticked, `2027-07-10_2027-07-17` each. */
export const offersIn = (typed: Typed): StayDays[] =>
  (typed[FIELDS.offers] ?? []).flatMap((text) => {
    const [, from, to] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });

export const offerText = ({ from, to }: StayDays): string => `${from}_${to}`;
