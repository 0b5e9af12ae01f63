/**
 * An answer is read as a whole first, and again only without its problems. The data must equal that of a model that
 * reads each list member and each field by itself, in one pass: schemas of zod that are tolerant on their own, made
 * from what `leniency.ts` says.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { example, listsIn } from '../testing/lists-in.ts';
import { REQUESTS } from '../testing/requests.ts';
import { LENIENCY } from './leniency.ts';
import { readKeeping, readWhole } from './read.ts';

fc.configureGlobal({ seed: 1, numRuns: 15 });

const WIRE = resolve(import.meta.dirname, '..');
const FILES = globSync('*.ts', { cwd: WIRE, exclude: ['*.test.ts'] });
const MODULES: readonly object[] = await Promise.all(FILES.map((file) => import(resolve(WIRE, file))));
const SCHEMAS = new Map(
  MODULES.flatMap((exports) => Object.entries<unknown>({ ...exports })).flatMap(([name, value]) =>
    value instanceof z.ZodType ? [[name, value] as const] : [],
  ),
);
const NAMES = [...SCHEMAS]
  .filter(([name, schema]) => !REQUESTS.test(name) && listsIn(schema).length > 0)
  .map(([name]) => name);

const MODELS = new WeakMap<z.core.$ZodType, z.ZodType>();

/** The model of a schema. */
function modelOf(schema: z.core.$ZodType): z.ZodType {
  const known = MODELS.get(schema);
  if (known !== undefined) return known;
  const strict = withoutFallback(schema as z.ZodType);
  const instead = LENIENCY.get(schema)?.instead;
  const model =
    instead === undefined
      ? strict
      : strict.catch((failed: { readonly value: unknown }) =>
          (schema as z.ZodType).parse(instead(failed.value)),
        );
  MODELS.set(schema, model);
  return model;
}

/** Its checks, which say what they check only where they were added. */
function checksOf<T>({ def }: z.ZodType): readonly z.core.$ZodCheck<T>[] {
  const checks: unknown = def.checks ?? [];
  return checks as readonly z.core.$ZodCheck<T>[];
}

function withoutFallback(schema: z.ZodType): z.ZodType {
  const { members } = LENIENCY.get(schema) ?? {};
  if (schema instanceof z.ZodObject) {
    const shape = Object.entries(schema.shape as z.core.$ZodShape).map(([key, member]) => [
      key,
      modelOf(member),
    ]);
    return z
      .object(Object.fromEntries(shape) as z.ZodRawShape)
      .check(...checksOf<Record<string, unknown>>(schema));
  }
  if (schema instanceof z.ZodArray) {
    const item = modelOf(schema.element);
    if (members === undefined) return z.array(item).check(...checksOf<unknown[]>(schema));
    const accepted = z.array(z.unknown()).transform((list, context) => {
      const read = list.map((member) => item.safeParse(member)).filter(({ success }) => success);
      if (members === 'some' && list.length > 0 && read.length === 0)
        context.addIssue('no member can be read');
      return read.map(({ data }) => data);
    });
    return accepted.pipe(z.array(z.unknown()).check(...checksOf<unknown[]>(schema)));
  }
  if (schema instanceof z.ZodRecord && members !== undefined) {
    const value = modelOf(schema.valueType);
    return z.record(z.string(), z.unknown()).transform((record) => {
      const read = Object.entries(record).map(([key, member]) => [key, value.safeParse(member)] as const);
      return Object.fromEntries(read.flatMap(([key, { success, data }]) => (success ? [[key, data]] : [])));
    });
  }
  if (schema instanceof z.ZodRecord)
    return new z.ZodRecord({ ...schema.def, valueType: modelOf(schema.valueType) });
  if (schema instanceof z.ZodTuple) return z.tuple(schema.def.items.map(modelOf) as [z.ZodType]);
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(modelOf));
  if (schema instanceof z.ZodOptional) return modelOf(schema.unwrap()).optional();
  if (schema instanceof z.ZodNullable) return modelOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodDefault) return modelOf(schema.unwrap()).default(() => schema.parse(undefined));
  return schema;
}

/** Every place of a document: the object or list, and the key in it. */
function placesIn(value: unknown, found: [object, string][] = []): readonly [object, string][] {
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, member] of Object.entries(value)) {
    found.push([value, key]);
    placesIn(member, found);
  }
  return found;
}

const GONE = Symbol('no longer there');
const LONGER = Symbol('a list with twice as much in it');
const damage = fc.record({
  at: fc.nat(),
  to: fc.oneof(
    fc.constantFrom<unknown>(GONE, LONGER, LONGER, null, '', 'no such value', -99.5, true),
    fc.anything({ maxDepth: 2, maxKeys: 3 }),
  ),
});

/** As it would arrive: a JSON value that shares no parts. */
const sent = (document: unknown): unknown => JSON.parse(JSON.stringify(document) ?? 'null');

/** A document with some of its places changed. */
function damaged(document: unknown, changes: readonly { readonly at: number; readonly to: unknown }[]) {
  const root: { document: unknown } = { document: sent(document) };
  for (const { at, to } of changes) {
    const places = placesIn(root);
    const place = places[at % places.length];
    if (place === undefined) break; // nothing is left of the document
    const [within, key] = place as [Record<string, unknown>, string];
    const member = within[key];
    if (to === GONE) delete within[key];
    else if (to !== LONGER) within[key] = structuredClone(to);
    else if (Array.isArray(member)) within[key] = [...member, null, ...structuredClone(member)];
  }
  return sent(root.document);
}

const exists = (document: unknown, path: string): boolean => {
  const last = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | null)?.[key], document);
  return last !== undefined;
};

describe('reading in rounds and one by one', () => {
  it('covers every answer that has a list', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['EstateSearchAnswerSchema', 'SiteAnswerSchema']));
  });

  it.each(NAMES)('gives the same data and refusals: %s', (name) => {
    const schema = SCHEMAS.get(name);
    if (schema === undefined) throw new Error(`no schema ${name}`);
    const [whole, model] = [example(schema), modelOf(schema)];
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 5 }), (changes) => {
        const document = damaged(whole, changes);
        const [read, plain] = [readKeeping(schema, document), model.safeParse(document)];
        expect(read.success ? read.data : 'unreadable').toEqual(plain.success ? plain.data : 'unreadable');
        if (!read.success) return;
        // Losses are named by places of the document, and the result reads the same out of a cache.
        expect(read.losses.first.filter(({ path }) => !exists(document, path))).toEqual([]);
        expect(readWhole(schema, read.data)).toEqual(read.data);
      }),
    );
  });
});
