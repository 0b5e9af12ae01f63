import * as z from 'zod/mini';
import { type FieldCode, type FieldErrors, isFieldCode } from './codes.ts';

/** Typed values by field, in order. They are put back into the form when it is refused. */
export type Typed = Readonly<Record<string, readonly string[]>>;

/** A form: how its fields map to the schema, which holds on every side. */
export interface Form<Schema extends z.core.$ZodType> {
  readonly schema: Schema;
  /** The fields as input of the schema; blank optional fields are left out. */
  readonly toInput: (typed: Typed) => unknown;
  /** Errors that cannot be seen in the schema's input. */
  readonly alsoWrong?: (typed: Typed) => FieldErrors;
  /** Fields that only the server can check: the browser skips them. */
  readonly unsure?: (typed: Typed) => readonly string[];
}

type FormResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fields: FieldErrors; readonly typed: Typed };

/** Fields of a FormData or URLSearchParams, without files. */
export function typedOf(data: Iterable<readonly [string, unknown]>): Typed {
  const typed = new Map<string, string[]>();
  for (const [name, value] of data) {
    if (typeof value !== 'string') continue;
    const values = typed.get(name);
    if (values === undefined) typed.set(name, [value]);
    else values.push(value);
  }
  return Object.fromEntries(typed);
}

/** The first value of a field; undefined when it is blank or absent. */
export const textOf = (typed: Typed, name: string): string | undefined => {
  const value = Object.hasOwn(typed, name) ? typed[name]?.[0] : undefined;
  return value === undefined || value.trim() === '' ? undefined : value;
};

/** Whether a checkbox was ticked. */
export const isTicked = (typed: Typed, name: string): true | undefined =>
  textOf(typed, name) === undefined ? undefined : true;

/** All values of all fields, as input for a search or a request. */
export const pairsOf = (typed: Typed): [name: string, value: string][] =>
  Object.entries(typed).flatMap(([name, values]) => values.map((value): [string, string] => [name, value]));

/** The first error of each field as its code; `invalid` for an issue without one of our codes. */
function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const fields: Record<string, FieldCode> = {};
  for (const { path, message } of error.issues) {
    fields[path.map(String).join('.')] ??= isFieldCode(message) ? message : 'invalid';
  }
  return fields;
}

/** Reads a form: its value, or the errors by field. */
export function readTyped<Schema extends z.core.$ZodType>(
  { schema, toInput, alsoWrong }: Form<Schema>,
  typed: Typed,
): FormResult<z.output<Schema>> {
  const result = z.safeParse(schema, toInput(typed));
  const fields = { ...(result.success ? {} : fieldErrors(result.error)), ...alsoWrong?.(typed) };
  return result.success && Object.keys(fields).length === 0
    ? { ok: true, value: result.data }
    : { ok: false, fields, typed };
}

/** The same for a FormData or URLSearchParams; errors come with the typed values. */
export const readForm = <Schema extends z.core.$ZodType>(
  form: Form<Schema>,
  data: Iterable<readonly [string, unknown]>,
): FormResult<z.output<Schema>> => readTyped(form, typedOf(data));
