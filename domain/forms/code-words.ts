import type { FieldCode } from './codes.ts';

/** Each error code of a field as an English sentence, for callers of the content service and operators. */
export const CODE_WORDS: Readonly<Record<FieldCode, string>> = {
  required: 'a value is missing',
  email: 'this is no e-mail address',
  too_long: 'the text is too long',
  consent: 'the consent is missing',
  criteria: 'at least one criterion is needed',
  too_many: 'the daily maximum is reached',
  invalid: 'this value is not possible here',
  taken: 'it is taken already',
  past: 'it is too late for this',
  order: 'it ends before it begins',
  arrival: 'nobody can arrive on this day',
  too_short: 'the stay is too short',
  persons: 'there is no place for this many persons',
  agreement: 'an agreement that is required was not accepted',
};

/** What is wrong with a field, in words: its code's, or the text that the answer has. */
export const inWords = (reason: string): string =>
  Object.hasOwn(CODE_WORDS, reason) ? CODE_WORDS[reason as FieldCode] : reason;
