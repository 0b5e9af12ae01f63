/**
 * A list member is read within the parse of its answer, and parsed again by itself only when that fails; an optional
 * field is read in one step. The data and losses must equal those of parsing every member by itself with zod's own
 * optional fields.
 */
import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import * as core from 'zod/v4/core';
import { example, listsIn } from '../testing/lists-in.ts';
import { REQUESTS } from '../testing/requests.ts';

fc.configureGlobal({ seed: 1, numRuns: 40 });

const WIRE = resolve(import.meta.dirname, '..');
const FILES = globSync('*.ts', { cwd: WIRE, exclude: ['*.test.ts'] });

/** All wire schemas by name, built from freshly loaded modules, with the functions that read by them. */
async function loadWire() {
  const modules: readonly object[] = await Promise.all(FILES.map((file) => import(resolve(WIRE, file))));
  const { readKeeping } = await import('./read.ts');
  const schemas = modules
    .flatMap((exports) => Object.entries<unknown>({ ...exports }))
    .flatMap(([name, value]) =>
      value instanceof core.$ZodType ? [[name, value as z.ZodType] as const] : [],
    );
  return { readKeeping, schemas: new Map(schemas) };
}

/** Lists and records that parse each member by itself: slow, but easy to verify. */
async function membersOneByOne() {
  const { collectorIn, readWithin } = await import('./losses.ts');
  type Context = Parameters<typeof collectorIn>[0];
  const readAlone = (schema: core.$ZodType, within: object, key: string | number, context: Context) => {
    const forget = collectorIn(context)?.mark();
    const read = readWithin(schema, (within as Record<string | number, unknown>)[key], context);
    if (read.success) return [{ key, value: read.data }];
    forget?.();
    collectorIn(context)?.add({ within, key, error: read.error });
    return [];
  };
  interface ListDef extends core.$ZodArrayDef {
    readonly needsOne: boolean;
  }
  const List = core.$constructor<z.ZodArray, ListDef>('ListOneByOne', (inst, def) => {
    z.ZodArray.init(inst, def);
    inst._zod.parse = (payload, context) => {
      const input: unknown = payload.value;
      if (!Array.isArray(input)) {
        payload.issues.push({ expected: 'array', code: 'invalid_type', input, inst });
        return payload;
      }
      const kept = input.flatMap((_member, index) => readAlone(def.element, input, index, context));
      if (def.needsOne && input.length > 0 && kept.length === 0)
        payload.issues.push({ code: 'custom', message: 'no member can be read', input, inst });
      payload.value = kept.map(({ value }) => value);
      return payload;
    };
  });
  const MemberRecord = core.$constructor<z.ZodRecord>('RecordOneByOne', (inst, def) => {
    z.ZodRecord.init(inst, def);
    inst._zod.parse = (payload, context) => {
      const input: unknown = payload.value;
      if (!core.util.isPlainObject(input)) {
        payload.issues.push({ expected: 'record', code: 'invalid_type', input, inst });
        return payload;
      }
      const names = Object.keys(input).filter((name) => name !== '__proto__');
      const kept = names.flatMap((name) => readAlone(def.valueType, input, name, context));
      payload.value = Object.fromEntries(kept.map(({ key, value }) => [key, value]));
      return payload;
    };
  });
  const listOf = (element: z.ZodType, needsOne: boolean) => new List({ type: 'array', element, needsOne });
  return {
    members: (item: z.ZodType) => listOf(item, false),
    someMembers: (item: z.ZodType) => listOf(item, true),
    wholeList: (item: z.ZodType, why: string) => z.array(item).describe(why),
    memberRecord: (valueType: z.ZodType) =>
      new MemberRecord({ type: 'record', keyType: z.string(), valueType }),
  };
}

const fast = await loadWire();
vi.resetModules();
vi.doMock('./members.ts', membersOneByOne);
vi.doMock('./sparse-object.ts', () => ({ sparseObject: z.object }));
vi.doMock('./optional.ts', () => ({
  optional: (present: z.ZodType) => present.nullish().catch(undefined),
  orElse: (present: z.ZodType, _fits: unknown, value: unknown) => present.catch(value),
}));
const slow = await loadWire();

const NAMES = [...fast.schemas]
  .filter(([name, schema]) => !REQUESTS.test(name) && listsIn(schema).length > 0)
  .map(([name]) => name);

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
    fc.constantFrom<unknown>(GONE, LONGER, null, undefined, '', 'no such value', -99.5, true),
    fc.anything({ maxDepth: 2, maxKeys: 3 }),
  ),
});

/** A document with some of its places changed. */
function damaged(document: unknown, changes: readonly { readonly at: number; readonly to: unknown }[]) {
  const root: { document: unknown } = { document: structuredClone(document) };
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
  return root.document;
}

/** The result of a reading: data and losses, or the issues. */
const told = (read: ReturnType<typeof fast.readKeeping>) =>
  read.success ? read : { success: false, issues: read.error.issues };

describe('reading within the parse and one by one', () => {
  it('covers every answer that has a list', () => {
    expect(NAMES).toEqual(expect.arrayContaining(['EstateSearchAnswerSchema', 'SiteAnswerSchema']));
    expect(slow.schemas.get('EstateSchema')).not.toBe(fast.schemas.get('EstateSchema'));
  });

  it.each(NAMES)('gives the same data, losses and refusals: %s', (name) => {
    const [own, other] = [fast.schemas.get(name), slow.schemas.get(name)];
    if (own === undefined || other === undefined) throw new Error(`no schema ${name}`);
    const whole = example(own);
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 5 }), (changes) => {
        const document = damaged(whole, changes);
        const [read, plain] = [fast.readKeeping(own, document), slow.readKeeping(other, document)];
        expect(told(read)).toEqual(told(plain));
      }),
    );
  });
});
