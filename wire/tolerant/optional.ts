/**
 * A field that counts as absent when it cannot be read. To zod it is what `.nullish().catch(undefined)` makes, and to
 * JSON Schema too; but it is read in one step instead of three. An estate has some three hundred such fields, of which a
 * card has fifty, and each list of a page is read by them.
 */
import * as z from 'zod';
import * as core from 'zod/v4/core';

interface OptionalDef extends core.$ZodCatchDef {
  /** The field where it is there. */
  readonly present: core.$ZodType;
  /** All there is to ask of a plain value. */
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
    // None of the schemas waits for anything.
    payload.value = found instanceof Promise || found.issues.length > 0 ? undefined : found.value;
    return payload;
  };
});

/** A field that is absent when it is null, missing or of another kind; `fits` says all that is asked of a plain value. */
export const optional = <S extends z.ZodType>(
  present: S,
  fits: ((value: unknown) => boolean) | null = null,
): z.ZodCatch<z.ZodOptional<z.ZodNullable<S>>> =>
  // The constructor knows no inner schema; the field that it makes has this one.
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

/** A plain value that has another in its place where it is lacking or of another kind: `.catch(value)` in one step. */
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
