import type { Context } from 'hono';
import type { z } from 'zod';
import { readTyped, type Typed } from '#domain/forms/read-form.ts';
import type { AppEnv } from '../env.ts';
import type { FormKind, FormSchema, Objection, Prepared } from './kind.ts';

/** The parts of a kind that are needed to read a form. */
type Reading<Schema extends FormSchema, Extra> = Pick<
  FormKind<never, Schema, never, Extra>,
  'form' | 'prepare' | 'check' | 'extra'
>;

/** Result of reading a form: its value, or all its errors. */
type ReadKind<Value, Extra> = Omit<Prepared<Extra>, 'objection'> &
  ({ readonly ok: true; readonly value: Value } | ({ readonly ok: false } & Objection));

/** Merges all errors; a problem that is not about fields decides how they are shown. */
function merged(objections: readonly Objection[]): Objection | null {
  if (objections.length === 0) return null;
  const graver = objections.find(({ problem }) => problem !== 'fields');
  return {
    problem: graver?.problem ?? 'fields',
    fields: Object.assign({}, ...objections.map(({ fields }) => fields)),
  };
}

/** Reads a form by its schema, after the preparation of its kind and together with the kind's own check. */
export async function readKind<Schema extends FormSchema, Extra>(
  c: Context<AppEnv>,
  { form, prepare, check, extra: besides }: Reading<Schema, Extra>,
  sent: Typed,
): Promise<ReadKind<z.output<Schema>, Extra>> {
  const prepared = await prepare?.(c, sent);
  const { typed, objection, extra } = prepared ?? { typed: sent, objection: null, extra: besides(null) };
  const read = readTyped(form, typed);
  const checked = await check?.(c, typed, read.ok ? read.value : null);
  const wrong = merged(
    [objection, checked ?? null, read.ok ? null : { problem: 'fields' as const, fields: read.fields }].filter(
      (one) => one !== null,
    ),
  );
  if (read.ok && wrong === null) return { ok: true, value: read.value, typed, extra };
  return { ok: false, ...(wrong ?? { problem: 'fields', fields: {} }), typed, extra };
}
