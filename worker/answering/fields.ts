import { chosenIn } from '../../domain/forms/chosen-slot.ts';
import { manyLines } from '../../domain/forms/clean-text.ts';
import { type Typed, textOf } from '../../domain/forms/read-form.ts';
import { ANSWER_DEEDS, type AnswerDeed, type StayDays } from '../../wire/answer-link.ts';

/** Names of the fields of the one press. */
export const FIELDS = {
  deed: 'deed',
  word: 'word',
  offers: 'offer',
  renew: 'renew',
  guard: 'guard',
} as const;

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
