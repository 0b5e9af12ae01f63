import type { z } from 'zod';
import type { Slot } from '../../../wire/live-agenda.ts';
import type { Refusal } from '../../../wire/refusal.ts';
import type { ErrorCode } from './codes.ts';

/** Field path → what is wrong with it. */
export type FieldErrors = Readonly<Record<string, string>>;

/** What some errors say beside their code. */
interface ErrorDetails {
  /** Times that are still free, where one was taken. */
  readonly nextSlots?: readonly Slot[];
  /** Why a record does not come in. */
  readonly refusals?: readonly Refusal[];
}

/** An error that the caller is told about; its message is fit for that. */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly code: ErrorCode;
  readonly fields: FieldErrors | undefined;
  readonly details: ErrorDetails;

  constructor(code: ErrorCode, message: string, fields?: FieldErrors, details: ErrorDetails = {}) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

/** 404: never existed, or is not this site's; the two are not told apart. */
export const notFound = (what: string): ContentError => new ContentError('not_found', `No such ${what}.`);

/** 404 of an address that no operation has, and of one that the caller may not know of. */
export const unknownPath = (): ContentError => new ContentError('not_found', 'This path does not exist.');

/** 410: existed and was withdrawn. */
export const gone = (what: string): ContentError =>
  new ContentError('gone', `This ${what} has been withdrawn.`);

/** 400 that names each bad field: `query.terms.headType`, or the field itself when `at` is empty. */
export const invalid = (error: z.core.$ZodError, at: string): ContentError => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const unknown = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of unknown) {
      const path = [
        ...(at === '' ? [] : [at]),
        ...issue.path.map(String),
        ...(key === undefined ? [] : [key]),
      ];
      fields[shortened(path.join('.')) || 'body'] ??= key === undefined ? issue.message : 'unknown field';
    }
  }
  return new ContentError('invalid_request', 'The request is not valid; see fields.', fields);
};

/** What a caller sent as a key is repeated, but not at any length. */
const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
