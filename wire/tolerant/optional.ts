/**
 * A field that counts as absent when it is invalid. Zod and JSON Schema see the same as
 * `.nullish().catch(undefined)`, but it is parsed in one step instead of three: an estate has about three hundred of
 * these fields and a card fifty, and every list of a page is parsed.
 */
import * as z from 'zod';
import * as core from 'zod/v4/core';

interface OptionalDef extends core.$ZodCatchDef {
  /** Schema of a present value. */
  readonly present: core.$ZodType;
  /** Complete check of a primitive value, used instead of the schema; null: use the schema. */
  readonly fits: ((value: unknown) => boolean) | null;
}

const OptionalField = core.$constructor<z.ZodCatch, OptionalDef>('OptionalField', (inst, def) => {
  z.ZodCatch.init(inst, def);
  const { present, fits } = def;
  inst._zod.parse = (payload, context) => {
    const { value } = payload;
    if (value === undefined || value === null) return payload;
    if (fits !== null) {
      if (!fits(value)) payload.value = undefined;
      return payload;
    }
    const found = present._zod.run({ value, issues: [] }, context);
    // The wire's schemas are never asynchronous.
    payload.value = found instanceof Promise || found.issues.length > 0 ? undefined : found.value;
    return payload;
  };
});

/** A field that is absent when it is null, missing or invalid; `fits` may check primitive values completely. */
export const optional = <S extends z.ZodType>(
  present: S,
  fits: ((value: unknown) => boolean) | null = null,
): z.ZodCatch<z.ZodOptional<z.ZodNullable<S>>> =>
  // The constructor's type has no inner schema; the field has `present`.
  new OptionalField({
    type: 'catch',
    innerType: present.nullish(),
    catchValue: () => undefined,
    present,
    fits,
  }) as unknown as z.ZodCatch<z.ZodOptional<z.ZodNullable<S>>>;

interface PlainDef extends core.$ZodCatchDef {
  readonly fits: (value: unknown) => boolean;
}

const PlainField = core.$constructor<z.ZodCatch, PlainDef>('PlainField', (inst, def) => {
  z.ZodCatch.init(inst, def);
  const { fits } = def;
  const otherwise = def.catchValue({} as core.$ZodCatchCtx);
  inst._zod.parse = (payload) => {
    if (!fits(payload.value)) payload.value = otherwise;
    return payload;
  };
});

/** A primitive value with a default when it is missing or invalid: `.catch(value)` in one step. */
export const orElse = <S extends z.ZodType>(
  present: S,
  fits: (value: unknown) => boolean,
  value: z.output<S>,
): z.ZodCatch<S> =>
  // As above.
  new PlainField({
    type: 'catch',
    innerType: present,
    catchValue: () => value,
    fits,
  }) as unknown as z.ZodCatch<S>;
