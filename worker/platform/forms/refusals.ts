import { type FieldErrors, isFieldCode } from '#domain/forms/codes.ts';
import { AppError, ContentHttpError, type ErrorReason } from '../errors/app-error.ts';
import type { FormProblem } from './problems.ts';

/** Meaning of a content service's answer; the first matching row decides. */
export interface RefusalRow<Meaning> {
  readonly status: number;
  /** Matches only this code of the answer. */
  readonly code?: string;
  /** Matches only an answer that names fields. */
  readonly withFields?: true;
  readonly means: Meaning;
}

/** Why a form was not accepted; `fields` replaces those of the answer. */
export interface FormMeaning {
  readonly problem: FormProblem;
  readonly fields?: FieldErrors;
}

/** Default meaning of refusals for the sender of a form (contract, "Conventions"). */
export const FORM_REFUSALS: readonly RefusalRow<FormMeaning>[] = [
  { status: 400, means: { problem: 'fields' } },
  { status: 404, means: { problem: 'gone' } },
  { status: 410, means: { problem: 'gone' } },
  { status: 422, code: 'idempotency_key_reused', means: { problem: 'reused' } },
  { status: 422, means: { problem: 'fields' } },
  { status: 429, means: { problem: 'capped' } },
];

/** Errors that our own client of the content service throws instead of returning an answer. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = { bad_request: 400, not_found: 404, gone: 410 };

/** The refused fields of an answer; an unknown reason marks its field too. */
export const fieldsOf = (reason: ErrorReason | null): FieldErrors =>
  Object.fromEntries(
    Object.entries(reason?.fields ?? {}).map(([name, code]) => [name, isFieldCode(code) ? code : 'invalid']),
  );

/** Meaning of an error by a table; null when no row matches: an outage, or our own error. */
export function meaningOf<Meaning>(rows: readonly RefusalRow<Meaning>[], error: unknown): Meaning | null {
  if (!(error instanceof AppError)) return null;
  const answered = error instanceof ContentHttpError;
  const status = answered ? error.status : STATUS_OF_CODE[error.code];
  const reason = answered ? error.reason : null;
  const named = Object.keys(fieldsOf(reason)).length > 0;
  const found = rows.find(
    (row) =>
      row.status === status &&
      (row.code === undefined || row.code === reason?.code) &&
      (row.withFields === undefined || named),
  );
  return found?.means ?? null;
}
