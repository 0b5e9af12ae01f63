import { SLOT_FIELD } from '#domain/forms/chosen-slot.ts';
import { ContentHttpError } from '../platform/errors/app-error.ts';
import type { FormProblem } from '../platform/forms/problems.ts';
import { fieldsOf } from '../platform/forms/refusals.ts';
import type { WrongTime } from './input.ts';

/** Error of a move without a chosen time. */
export const NO_TIME: WrongTime = { meanwhile: null, fields: { [SLOT_FIELD]: 'required' }, nextSlots: [] };

/** Reads an error of the time from a refusal; null when the refusal is about something else. */
export function wrongTimeOf(error: unknown): WrongTime | null {
  const reason = error instanceof ContentHttpError ? error.reason : null;
  if (reason?.code === 'changed') return { meanwhile: 'changed', fields: {}, nextSlots: [] };
  const fields = fieldsOf(reason);
  if (reason === null || !(SLOT_FIELD in fields)) return null;
  return reason.code === 'slot_taken'
    ? { meanwhile: 'taken', fields, nextSlots: reason.nextSlots ?? [] }
    : { meanwhile: null, fields, nextSlots: [] };
}

/** The form's problem for an error of the time. */
export const problemOf = ({ meanwhile }: WrongTime): FormProblem => (meanwhile === null ? 'fields' : 'taken');
