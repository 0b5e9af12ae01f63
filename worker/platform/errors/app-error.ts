import type { Slot } from '#wire/live-agenda.ts';
import type { ErrorCode } from './codes.ts';

/** Field path → error. */
export type FieldErrors = Readonly<Record<string, string>>;

/** An error with a code of the closed list. Its message is for the log, never for a visitor. */
export class AppError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** This address does not exist, at least not on this site. */
export class NotFound extends AppError {
  constructor(message = 'not found', options?: ErrorOptions) {
    super('not_found', message, options);
  }
}

/** The resource existed and was withdrawn (contract: 410). */
export class Gone extends AppError {
  constructor(message = 'gone', options?: ErrorOptions) {
    super('gone', message, options);
  }
}

/** The visitor sent invalid data; `fields` says where. */
export class BadRequest extends AppError {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors = {}, message = 'bad request', options?: ErrorOptions) {
    super('bad_request', message, options);
    this.fields = fields;
  }
}

/** The address has other methods only; `allow` lists them for the `Allow` header. */
export class MethodNotAllowed extends AppError {
  readonly allow: readonly string[];

  constructor(allow: readonly string[]) {
    super('method_not_allowed', `allowed: ${allow.join(', ')}`);
    this.allow = allow;
  }
}

export class UnsupportedMediaType extends AppError {
  constructor(message = 'unsupported media type') {
    super('unsupported_media_type', message);
  }
}

export class PayloadTooLarge extends AppError {
  constructor(message = 'payload too large') {
    super('payload_too_large', message);
  }
}

/** The operator of the deployment has suspended this site: all its addresses answer with this error. */
export class Suspended extends AppError {
  constructor() {
    super('suspended', 'the site is suspended');
  }
}

interface UnavailableOptions extends ErrorOptions {
  /** Whether the call was never sent, so that its action was certainly not carried out. */
  readonly unsent?: boolean;
}

/** The content service did not answer: network failure, time-out, or an unreadable answer. */
export class ContentUnavailable extends AppError {
  readonly unsent: boolean;

  constructor(message: string, { unsent = false, ...options }: UnavailableOptions = {}) {
    super('unavailable', message, options);
    this.unsent = unsent;
  }
}

/** The content service answered with success and an unreadable body: the request was carried out. */
export class ContentUnreadable extends ContentUnavailable {}

/** A call that the specification names but no service implements (spec 1 §8). */
export class NotImplemented extends AppError {
  constructor(what: string) {
    super('failed', `${what} is not implemented`);
  }
}

/**
 * Meaning of a content service's status for a visitor. A refusal of our own credentials or rate (401, 403,
 * 429) is not the visitor's fault: for the visitor the listings are unavailable.
 */
function codeOfStatus(status: number): ErrorCode {
  if (status === 404) return 'not_found';
  if (status === 410) return 'gone';
  if (status === 400 || status === 422) return 'bad_request';
  return 'unavailable';
}

/** The reason in an error answer of the content service: its code, and the fields concerned. */
export interface ErrorReason {
  readonly code: string;
  readonly fields: FieldErrors;
  /** Free times to offer instead of one that was taken. */
  readonly nextSlots: readonly Slot[];
}

/** A non-OK answer of the content service, built from status code and text (spec 1 §8). */
export class ContentHttpError extends AppError {
  readonly status: number;
  readonly statusText: string;
  /** null when the answer has no readable reason. */
  readonly reason: ErrorReason | null;

  constructor(status: number, statusText: string, reason: ErrorReason | null = null) {
    super(codeOfStatus(status), `${status} ${statusText}`.trim());
    this.status = status;
    this.statusText = statusText;
    this.reason = reason;
  }
}

/**
 * Whether the outcome of an action that failed with this error is unknown: the call may have arrived. A
 * refusal says that it was not carried out, and so does 503, with which a service rejects calls.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  if (error instanceof ContentUnavailable) return !error.unsent;
  if (!(error instanceof ContentHttpError)) return false;
  return error.status === 408 || (error.status >= 500 && error.status !== 503);
}

/** The error code for any thrown value. */
export const codeOf = (error: unknown): ErrorCode => (error instanceof AppError ? error.code : 'failed');

/**
 * Kind of a thrown value: `outage` when the content service is unavailable; `answer` when it (or a check in the
 * Worker) reported not found, gone or invalid; `fault` for errors of the Worker itself.
 */
export type Failure = 'outage' | 'answer' | 'fault';

export function failureOf(error: unknown): Failure {
  const code = codeOf(error);
  if (code === 'unavailable') return 'outage';
  return code === 'failed' ? 'fault' : 'answer';
}

/** Whether an error is a real answer; after any other error an older cached value may be served. */
export const isFinalAnswer = (error: unknown): boolean => failureOf(error) === 'answer';
