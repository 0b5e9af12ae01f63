import * as z from 'zod/mini';
import type { FieldErrors } from './codes.ts';
import { fieldErrors } from './field-errors.ts';

/** What was typed: each field's values, in their order. Goes back into the form when it is refused. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A form: what its fields mean, and the one schema that they must fit everywhere. */
export interface Form<Schema extends z.core.$ZodType> {
  readonly schema: Schema;
  /** The fields as the schema's input; what is blank and optional is left out. */
  readonly toInput: (typed: Typed) => unknown;
}

export type FormResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors; readonly typed: Typed };

/** Fields of a FormData or URLSearchParams; files are no texts and are left out. */
export function typedOf(data: Iterable<readonly [string, unknown]>): Typed {
  const typed = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value === 'string') typed.set(name, [...(typed.get(name) ?? []), value]);
  }
  return Object.fromEntries(typed);
}

/** The first value of a field; undefined when it is blank or was not sent. */
export const textOf = (typed: Typed, name: string): string | undefined => {
  const value = Object.hasOwn(typed, name) ? typed[name]?.[0] : undefined;
  return value === undefined || value.trim() === '' ? undefined : value;
};

/** Whether a checkbox was ticked. */
export const isTicked = (typed: Typed, name: string): true | undefined =>
  textOf(typed, name) === undefined ? undefined : true;

/** Reads a form: its value, or what is wrong with which field together with all that was typed. */
export function readForm<Schema extends z.core.$ZodType>(
  form: Form<Schema>,
  data: Iterable<readonly [string, unknown]>,
): FormResult<z.output<Schema>> {
  const typed = typedOf(data);
  const result = z.safeParse(form.schema, form.toInput(typed));
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, fields: fieldErrors(result.error), typed };
}
