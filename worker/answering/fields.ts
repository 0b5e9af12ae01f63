import { chosenIn } from '#domain/forms/chosen-slot.ts';
import { manyLines } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import { ANSWER_ACTIONS, type AnswerAction, type StayDays } from '#wire/answer-link.ts';

/** Names of the form's fields. */
export const FIELDS = {
  deed: 'deed',
  word: 'word',
  offers: 'offer',
  renew: 'renew',
  guard: 'guard',
} as const;

/** The action of a form; null if it is missing, which our pages never send. */
export const actionIn = (typed: Typed): AnswerAction | null =>
  ANSWER_ACTIONS.find((action) => action === textOf(typed, FIELDS.deed)) ?? null;

/** The message to the visitor, in the content service's format. */
export function wordIn(typed: Typed): string | undefined {
  const word = textOf(typed, FIELDS.word);
  return word === undefined ? undefined : manyLines(word);
}

/** Id of the chosen time; undefined without one or when it is invalid. */
export function slotIn(typed: Typed): string | undefined {
  const id = chosenIn(typed)?.id;
  return id !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined;
}

/** Ticked alternative stays, each as `2027-07-10_2027-07-17`. */
export const offersIn = (typed: Typed): StayDays[] =>
  (typed[FIELDS.offers] ?? []).flatMap((text) => {
    const [, from, to] = /^(\d{4}-\d\d-\d\d)_(\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });

export const offerText = ({ from, to }: StayDays): string => `${from}_${to}`;
