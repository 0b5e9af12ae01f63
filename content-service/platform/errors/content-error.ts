import type { z } from 'zod';
import { inWords } from '#domain/forms/code-words.ts';
import type { Slot } from '#wire/live-agenda.ts';
import type { Refusal } from '#wire/refusal.ts';
import type { ErrorCode } from './codes.ts';

/** Field path → error message. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Additional data of some errors. */
interface ErrorDetails {
  /** Times that are still free, for a taken one. */
  readonly nextSlots?: readonly Slot[];
  /** Why a record was refused. */
  readonly refusals?: readonly Refusal[];
}

/** An error for the caller; its message must be fit for them. */
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

/** 404: unknown, or another site's, without distinction. */
export const notFound = (what: string): ContentError => new ContentError('not_found', `No such ${what}.`);

/** 404 for an unknown address, and for one that the caller must not know about. */
export const unknownPath = (): ContentError => new ContentError('not_found', 'This path does not exist.');

/** 410: existed and was withdrawn. */
export const gone = (what: string): ContentError =>
  new ContentError('gone', `This ${what} has been withdrawn.`);

/** Most fields that a sentence names; the answer has all of them. */
const MOST_NAMED = 5;

/** What is wrong with which field. The fields themselves may have codes, which the site turns into its visitors' words. */
function sentenceOf(fields: FieldErrors): string {
  const named = Object.entries(fields).map(([field, reason]) => `${field}: ${inWords(reason)}`);
  const more = named.length - MOST_NAMED;
  const said = named.slice(0, MOST_NAMED).join('; ').replace(/\.$/, '');
  return `The request is not valid. ${said}${more > 0 ? `; and ${more} more, see fields` : ''}.`;
}

/** 400 with each invalid field: `query.terms.headType`, or only the field when `at` is empty. */
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
  return new ContentError('invalid_request', sentenceOf(fields), fields);
};

/** Shortens a key sent by the caller for an error message. */
const shortened = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
