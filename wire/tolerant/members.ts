/** Lists and records that leave out only their unreadable members when they are read by `read.ts`. */
import * as z from 'zod';
import { LENIENCY } from './leniency.ts';

/** Stands for a list that lost its last member and must not: its schema refuses it. */
export const NO_MEMBER = Symbol('no member can be read');

const listOf = <Item extends z.ZodType>(item: Item, members: 'any' | 'some'): z.ZodArray<Item> => {
  const schema = z.array(item, {
    // Zod's own message for any other value.
    error: ({ input }) => (input === NO_MEMBER ? NO_MEMBER.description : undefined),
  });
  LENIENCY.add(schema, { members });
  return schema;
};

/**
 * A list that keeps its readable members in order and leaves out the others. Refuses a value that is not a
 * list.
 */
export const members = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => listOf(item, 'any');

/**
 * The same for a list that an answer is about, such as the results of a search: refused when it has members and none
 * can be read.
 */
export const someMembers = <Item extends z.ZodType>(item: Item): z.ZodArray<Item> => listOf(item, 'some');

/**
 * A list that would mean something else without one of its members: read whole, or refused. `why` is the
 * reason.
 */
export const wholeList = <Item extends z.ZodType>(item: Item, why: string): z.ZodArray<Item> =>
  z.array(item).describe(`Whole or not at all: ${why}`);

/** Values by name; unreadable ones are left out. */
export const memberRecord = <Value extends z.ZodType>(value: Value): z.ZodRecord<z.ZodString, Value> => {
  const schema = z.record(z.string(), value);
  LENIENCY.add(schema, { members: 'any' });
  return schema;
};
