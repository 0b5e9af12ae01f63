import type * as z from 'zod/mini';
import { type FieldCode, type FieldErrors, isFieldCode } from './codes.ts';

/** The first finding of each field as its code; a finding without one of ours is `invalid`. */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: Record<string, FieldCode> = {};
  for (const { path, message } of error.issues) {
    fields[path.map(String).join('.')] ??= isFieldCode(message) ? message : 'invalid';
  }
  return fields;
}
