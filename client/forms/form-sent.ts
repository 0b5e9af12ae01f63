import type { FormAnswer } from '../../domain/forms/answer.ts';

/** An answer that says that a form was taken. */
export type Taken = Exclude<FormAnswer, { state: 'refused' }>;

/** Told by a form once it was taken; whoever shows what happens next prevents the default. */
export const SENT = 'form-sent';
export type SentEvent = CustomEvent<Taken>;

export const sentEvent = (answer: Taken): SentEvent =>
  new CustomEvent(SENT, { bubbles: true, cancelable: true, detail: answer });
