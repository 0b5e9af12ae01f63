/**
 * What a reader may do about a value that its schema refuses. It is said beside the schema, in a registry of our own:
 * zod itself, JSON Schema and OpenAPI see an ordinary, strict schema, and only `read.ts` is tolerant.
 */
import * as z from 'zod';

/** What may go, and what stands in for it. */
interface Leniency {
  /** Of a list or record: unreadable members are left out; `some`: unless none would be left. */
  readonly members?: 'any' | 'some';
  /** Of a value: what is read instead of an unreadable one. */
  readonly instead?: (given: unknown) => unknown;
  /** Of an object: whether its fields that fall back are reported as losses. */
  readonly reports?: true;
}

/** The leniency of the schemas that have any. A schema inherits it when a check such as `.min(1)` is added. */
export const LENIENCY = z.registry<Leniency>();

/** Absent: `undefined`, for which a schema has its default, if it has one. */
const absent = (): undefined => undefined;

/** The same schema, which must accept undefined; an unreadable value counts as absent. */
export const orAbsent = <S extends z.ZodType>(schema: S): S => {
  LENIENCY.add(schema, { instead: absent });
  return schema;
};

/** A field that is absent when it is null, missing or unreadable. */
export const optional = <S extends z.ZodType>(present: S): z.ZodOptional<z.ZodNullable<S>> =>
  orAbsent(present.nullish());

/** A value with a default when it is missing, null or unreadable. */
export const orElse = <S extends z.ZodType>(
  present: S,
  value: z.util.NoUndefined<z.output<S>> | (() => z.util.NoUndefined<z.output<S>>),
): z.ZodDefault<S> =>
  // One signature of `default` takes a value, another a function; neither takes both.
  orAbsent(present.default(value as () => z.util.NoUndefined<z.output<S>>));

/** The same with a default that depends on the unreadable value; `read` gets undefined for a missing one. */
export const orRead = <S extends z.ZodType>(
  present: S,
  read: (given: unknown) => z.util.NoUndefined<z.output<S>>,
): z.ZodDefault<S> => {
  const schema = present.default(() => read(undefined));
  LENIENCY.add(schema, { instead: read });
  return schema;
};

/** An object whose fields fall back one by one; each fallback is reported as a loss, unless the field was null. */
export const settings = <Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape> => {
  const schema = z.object(shape);
  LENIENCY.add(schema, { reports: true });
  return schema;
};
