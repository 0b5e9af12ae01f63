/**
 * Lists and records that leave out only their unreadable members. To zod they are ordinary arrays and
 * records, so that JSON Schema and OpenAPI are made from the same schemas.
 */
import * as z from 'zod';
import * as core from 'zod/v4/core';
import { collectorIn, readWithin } from './losses.ts';

type Context = Parameters<typeof collectorIn>[0];

/** Stands for a member that cannot be read. */
const LOST = Symbol('lost');

/** Reads a member, or notes its loss. */
function readMember(
  schema: core.$ZodType,
  within: object,
  key: string | number,
  member: unknown,
  context: Context,
): unknown {
  const collector = collectorIn(context);
  const forget = collector?.mark();
  // Runs the member within the current parse: most members can be read.
  const found = schema._zod.run({ value: member, issues: [] }, context);
  if (!(found instanceof Promise) && found.issues.length === 0) return found.value;
  forget?.();
  const read = readWithin(schema, member, context);
  if (read.success) return read.data;
  forget?.();
  collector?.add({ within, key, error: read.error });
  return LOST;
}

interface MemberListDef extends core.$ZodArrayDef {
  /** Whether a list fails when it has members and none can be read. */
  readonly needsOne: boolean;
}

const MemberList = core.$constructor<z.ZodArray, MemberListDef>('MemberList', (inst, def) => {
  z.ZodArray.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    if (!Array.isArray(input)) {
      payload.issues.push({ expected: 'array', code: 'invalid_type', input, inst });
      return payload;
    }
    const kept: unknown[] = [];
    input.forEach((member: unknown, index) => {
      const value = readMember(def.element, input, index, member, context);
      if (value !== LOST) kept.push(value);
    });
    if (def.needsOne && input.length > 0 && kept.length === 0) {
      payload.issues.push({ code: 'custom', message: 'no member can be read', input, inst });
    }
    payload.value = kept;
    return payload;
  };
});

const listOf = <Item extends z.ZodType>(element: Item, needsOne: boolean): z.ZodArray<Item> =>
  // The constructor does not know the item type.
  new MemberList({ type: 'array', element, needsOne }) as unknown as z.ZodArray<Item>;

/**
 * A list that keeps its readable members in order and leaves out the others. Refuses a value that is not a
 * list.
 */
export const members = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => listOf(item, false);

/**
 * The same for a list that an answer is about, such as the results of a search: refused when no member can be
 * read.
 */
export const someMembers = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => listOf(item, true);

/**
 * A list that would mean something else without one of its members: read whole, or refused. `why` is the
 * reason.
 */
export const wholeList = <Item extends z.ZodType>(item: Item, why: string): z.ZodArray<Item> =>
  z.array(item).describe(`Whole or not at all: ${why}`);

const MemberRecord = core.$constructor<z.ZodRecord>('MemberRecord', (inst, def) => {
  z.ZodRecord.init(inst, def);
  inst._zod.parse = (payload, context) => {
    const input: unknown = payload.value;
    if (!core.util.isPlainObject(input)) {
      payload.issues.push({ expected: 'record', code: 'invalid_type', input, inst });
      return payload;
    }
    const kept = Object.entries(input).flatMap(([key, member]) => {
      const value = key === '__proto__' ? LOST : readMember(def.valueType, input, key, member, context);
      return value === LOST ? [] : [[key, value] as const];
    });
    payload.value = Object.fromEntries(kept);
    return payload;
  };
});

/** Values by name; unreadable ones are left out. */
export const memberRecord = <Value extends z.ZodType>(valueType: Value): z.ZodRecord<z.ZodString, Value> =>
  // The constructor does not know the value type.
  new MemberRecord({ type: 'record', keyType: z.string(), valueType }) as unknown as z.ZodRecord<
    z.ZodString,
    Value
  >;
