/**
 * Finds every list and record within a schema and builds a valid answer around it, so that tests can break a
 * member of each.
 */
import * as z from 'zod';
import * as core from 'zod/v4/core';

/** Candidate texts, from which one that fits the schema is chosen. */
const TEXTS = [
  'a',
  'M0 0',
  '0 0 36 36',
  '#0c5d74',
  'a.example',
  '2027-05-01',
  '10:00',
  '09:00',
  '2027-05-01T10:00:00+02:00',
  '2027-05-01T08:00:00Z',
  'https://a.example/x',
  'an@a.example',
  '5km',
  // An area of four corners.
  'g_qBwvVg9DAAg6H_8DA',
  'a'.repeat(32),
  'a'.repeat(43),
  'a'.repeat(64),
  '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
];
const NUMBERS = [1, 2, 10, 300, 0, 1000];

const fitting = (schema: core.$ZodType, candidates: readonly unknown[]): unknown => {
  const found = candidates.find((candidate) => core.safeParse(schema, candidate).success);
  if (found === undefined) throw new Error(`no example fits a schema of type ${schema._zod.def.type}`);
  return found;
};

/**
 * Caches the result per schema: large answers contain the same parts in many places. Examples are never
 * changed.
 */
const remembered = <T>(make: (schema: core.$ZodType) => T): ((schema: core.$ZodType) => T) => {
  const made = new WeakMap<core.$ZodType, T>();
  return (schema) => {
    const known = made.get(schema) ?? make(schema);
    made.set(schema, known);
    return known;
  };
};

/**
 * An object with every member, or without the one or two members that exclude the others; with `accepted`, at
 * least that member.
 */
function fillIn(schema: core.$ZodType, accepted?: string): Record<string, unknown> {
  const { shape } = definitionOf(schema) as core.$ZodObjectDef;
  const members = Object.entries(shape).map(([key, member]) => [key, example(member)] as const);
  const without = (...left: readonly string[]) =>
    Object.fromEntries(members.filter(([key]) => key === accepted || !left.includes(key)));
  const fits = (some: object): boolean => core.safeParse(schema, some).success;
  if (fits(without())) return without();
  const keys = members.map(([key]) => key);
  const pairs = keys.flatMap((one, index) => keys.slice(index).map((other) => [one, other] as const));
  const found = pairs.find((pair) => fits(without(...pair)));
  if (found !== undefined) return without(...found);
  return accepted !== undefined && fits(without(...keys)) ? without(...keys) : without();
}

const filled = remembered((schema) => {
  const by = new Map<string | undefined, Record<string, unknown>>();
  return (accepted?: string) => {
    const known = by.get(accepted) ?? fillIn(schema, accepted);
    by.set(accepted, known);
    return known;
  };
});
const filledIn = (schema: core.$ZodType, accepted?: string): Record<string, unknown> =>
  filled(schema)(accepted);

/** The classic and the mini schemas of zod share this closed union of definitions. */
const definitionOf = (schema: core.$ZodType) => (schema as core.$ZodTypes)._zod.def;

/** A value that a schema accepts unchanged, with every member filled in; lists have two members. */
export const example: (schema: core.$ZodType) => unknown = remembered((schema) => {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'string':
      return fitting(schema, TEXTS);
    case 'number':
      return fitting(schema, NUMBERS);
    case 'boolean':
      return true;
    case 'literal':
      return def.values[0];
    case 'enum':
      return Object.values(def.entries)[0];
    case 'unknown':
      return 'anything';
    case 'object':
      return filledIn(schema);
    case 'array':
      return [example(def.element), example(def.element)];
    case 'tuple':
      return def.items.map(example);
    case 'record':
      return Object.fromEntries(namesOf(def.keyType).map((name) => [name, example(def.valueType)]));
    case 'union':
      return example(def.options[0] ?? z.never());
    case 'optional':
    case 'nullable':
    case 'default':
      return example(def.innerType);
    case 'pipe':
      return example(def.in);
    default:
      throw new Error(`no example of a schema of type ${def.type}`);
  }
});

const namesOf = (keyType: core.$ZodType): readonly string[] => {
  const { values } = keyType._zod;
  return values === undefined ? ['one', 'two'] : [...values].slice(0, 2).map(String);
};

/** A list or record within a schema. */
export interface FoundList {
  /** Its place: `results.*.pictures`; members of unions by their position: `sections.*|5.links`. */
  readonly name: string;
  /** The same place in the answers that `within` makes. */
  readonly path: readonly string[];
  readonly member: core.$ZodType;
  readonly kind: 'list' | 'record';
  /** Keys of a record's members. */
  readonly keys: readonly string[];
  /** A valid answer with this value in its place. */
  readonly within: (value: unknown) => unknown;
}

const inside = (
  found: FoundList,
  step: string,
  at: string,
  around: (value: unknown) => unknown,
): FoundList => ({
  ...found,
  name: found.name === '' ? step : `${step}.${found.name}`,
  path: [at, ...found.path],
  within: (value) => around(found.within(value)),
});

/** Every list and record of a schema, including nested ones. */
export function listsIn(schema: core.$ZodType): FoundList[] {
  const def = definitionOf(schema);
  const own = (member: core.$ZodType, kind: 'list' | 'record', keys: readonly string[]): FoundList => ({
    name: '',
    path: [],
    member,
    kind,
    keys,
    within: (value) => value,
  });
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, member]) =>
        listsIn(member).map((found) =>
          inside(found, key, key, (value) => ({ ...filledIn(schema, key), [key]: value })),
        ),
      );
    case 'array': {
      const good = example(def.element);
      return [
        own(def.element, 'list', []),
        ...listsIn(def.element).map((found) => inside(found, '*', '1', (value) => [good, value])),
      ];
    }
    case 'record': {
      const keys = namesOf(def.keyType);
      const good = { [keys[0] ?? '']: example(def.valueType) };
      const last = keys.at(-1) ?? '';
      return [
        own(def.valueType, 'record', keys),
        ...listsIn(def.valueType).map((found) =>
          inside(found, '*', last, (value) => ({ ...good, [last]: value })),
        ),
      ];
    }
    case 'tuple':
      return def.items.flatMap((item, index) =>
        listsIn(item).map((found) =>
          inside(found, String(index), String(index), (value) =>
            def.items.map((other, at) => (at === index ? value : example(other))),
          ),
        ),
      );
    case 'union':
      return def.options.flatMap((option, index) =>
        listsIn(option).map((found) => ({
          ...found,
          name: [`|${index}`, found.name].filter(Boolean).join('.'),
        })),
      );
    case 'optional':
    case 'nullable':
    case 'default':
      return listsIn(def.innerType);
    case 'pipe':
      return listsIn(def.in);
    default:
      return [];
  }
}
