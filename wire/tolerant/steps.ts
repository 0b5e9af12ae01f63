/** Steps through a schema along the path of an issue, by the public properties of zod's schemas. */
import * as z from 'zod';
import { LENIENCY } from './leniency.ts';

/** The schema within a wrapper that adds no step to a path; null when it is none. */
function unwrapped(schema: z.core.$ZodType): z.core.$ZodType | null {
  const wraps =
    schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault;
  return wraps ? schema.unwrap() : null;
}

const byTag = new WeakMap<z.ZodDiscriminatedUnion, ReadonlyMap<unknown, z.ZodObject>>();

/** The options of a union by their discriminators. */
function tagged(union: z.ZodDiscriminatedUnion): ReadonlyMap<unknown, z.ZodObject> {
  const known = byTag.get(union);
  if (known !== undefined) return known;
  const { discriminator, options } = union.def;
  const found = new Map(
    options.flatMap((option) => {
      const tag = option instanceof z.ZodObject ? option.shape[discriminator] : undefined;
      return tag instanceof z.ZodLiteral
        ? [...tag.values].map((value) => [value, option as z.ZodObject] as const)
        : [];
    }),
  );
  byTag.set(union, found);
  return found;
}

/** The schema that reads this value: without its wrappers, and for a tagged union the option with its tag. */
export function narrowed(schema: z.core.$ZodType, value: unknown): z.core.$ZodType | null {
  if (!(schema instanceof z.ZodDiscriminatedUnion)) return unwrapped(schema);
  const tag = (value as Readonly<Record<string, unknown>> | null | undefined)?.[schema.def.discriminator];
  return tagged(schema).get(tag) ?? null;
}

/** The schema of a member; null when the schema does not say. */
export function memberOf(schema: z.core.$ZodType, key: PropertyKey): z.core.$ZodType | null {
  if (schema instanceof z.ZodObject) {
    const shape: Readonly<Record<PropertyKey, z.core.$ZodType>> = schema.shape;
    return Object.hasOwn(shape, key) ? (shape[key] ?? null) : null;
  }
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] ?? null;
  return null;
}

/** Schemas directly within one. Of a lazy schema none: nothing behind it is lenient. */
export function within(schema: z.core.$ZodType): readonly z.core.$ZodType[] {
  if (schema instanceof z.ZodObject) return Object.values(schema.shape as z.core.$ZodShape);
  if (schema instanceof z.ZodTuple) return schema.def.items;
  if (schema instanceof z.ZodUnion) return schema.options;
  return [unwrapped(schema) ?? memberOf(schema, 0)].filter((one) => one !== null);
}

const known = new WeakMap<z.core.$ZodType, boolean>();

/** Whether anything in a schema is lenient. */
export function isLenient(schema: z.core.$ZodType): boolean {
  const found = known.get(schema) ?? (LENIENCY.get(schema) !== undefined || within(schema).some(isLenient));
  known.set(schema, found);
  return found;
}
