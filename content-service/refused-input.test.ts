/** Every operation, given what it cannot accept: the refusal names each field and says in words what is wrong with it. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { CODE_WORDS } from '#domain/forms/code-words.ts';
import { isFieldCode } from '#domain/forms/codes.ts';
import { type ContentError, invalid } from './platform/errors/content-error.ts';
import { OPERATIONS } from './service.ts';

type Schema = z.ZodType & { readonly shape?: Readonly<Record<string, unknown>> };

/** Values that hardly any field accepts. */
const WRONG: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'an@',
  'x'.repeat(70_000),
  -1,
  1e21,
  true,
  [],
  [null],
  {},
  { unknown: 1 },
];

/** Inputs that are wrong as a whole, or in each of their fields. */
const inputsFor = ({ shape }: Schema): readonly unknown[] => [
  ...WRONG,
  { 'no such field': 1 },
  ...(shape === undefined
    ? []
    : WRONG.map((value) => Object.fromEntries(Object.keys(shape).map((name) => [name, value])))),
];

const refusalsOf = (schema: Schema): readonly ContentError[] =>
  inputsFor(schema).flatMap((value) => {
    const { error } = schema.safeParse(value);
    return error === undefined ? [] : [invalid(error, '')];
  });

const parts = OPERATIONS.flatMap(({ id, params, query, body }) => [
  { id, part: 'params', schema: params as Schema },
  ...(query === undefined ? [] : [{ id, part: 'query', schema: query as Schema }]),
  ...(body === undefined || body.kind === 'bytes'
    ? []
    : [{ id, part: 'body', schema: body.schema as Schema }]),
]);

describe('a refusal', () => {
  it.each(parts)('of $id ($part)', ({ schema }) => {
    const refusals = refusalsOf(schema);
    expect(refusals.length).toBeGreaterThan(0);
    for (const { message, fields = {} } of refusals) {
      const named = Object.entries(fields);
      expect(named.length).toBeGreaterThan(0);
      for (const [field, reason] of named.slice(0, 5)) {
        // A code is for programs, and never stands for its words ("email: email"); all others are a sentence.
        const words = isFieldCode(reason) ? CODE_WORDS[reason] : reason;
        expect(words).toMatch(/\w \w/);
        expect(message).toContain(`${field}: ${words.replace(/\.$/, '')}`);
      }
    }
  });
});
