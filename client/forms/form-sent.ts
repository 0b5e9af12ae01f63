import type { FormAnswer } from '#domain/forms/answer.ts';

/** An answer that says the form was accepted. */
export type Taken = Exclude<FormAnswer, { state: 'refused' }>;

/**
 * Event that a form fires once it was accepted; a listener that shows the next steps itself prevents the
 * default.
 */
export const SENT = 'form-sent';
export type SentEvent = CustomEvent<Taken>;

export const sentEvent = (answer: Taken): SentEvent =>
  new CustomEvent(SENT, { bubbles: true, cancelable: true, detail: answer });
