import * as z from 'zod';
import type * as core from 'zod/v4/core';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { LONGEST_TEXT } from '#domain/text.ts';
import { LocalizedTextSchema, YesNoSchema } from '#wire/values.ts';
import { reason } from '../values/reasons.ts';
import { Fallback, StrictObject, StrictRecord } from './strict-schemas.ts';

/** The classic and the mini schemas of zod share this closed union of definitions. */
const definitionOf = (schema: core.$ZodType) => (schema as core.$ZodTypes)._zod.def;

/** Text in one language: null, or not blank and not too long to be read at once. */
const saying = z
  .string()
  .max(LONGEST_TEXT, { error: reason('most', { most: LONGEST_TEXT, unit: ' characters' }) })
  .refine((text) => text.trim() !== '', { error: reason('blank') })
  .nullish();

/** Schemas with a meaning beyond their type, identified by object identity wherever they occur. */
const MEANINGS = new Map<core.$ZodType, core.$ZodType>([
  [YesNoSchema, YesNoSchema.refine((value) => yesOrNo(value) !== null, { error: reason('yesNo') })],
  [
    LocalizedTextSchema,
    new StrictObject({
      type: 'object',
      shape: Object.fromEntries(Object.keys(LocalizedTextSchema.shape).map((locale) => [locale, saying])),
    }),
  ],
]);

const made = new WeakMap<core.$ZodType, core.$ZodType>();

function strict(schema: core.$ZodType): core.$ZodType {
  const known = made.get(schema) ?? MEANINGS.get(schema) ?? build(schema);
  made.set(schema, known);
  return known;
}

const strictShape = (shape: Readonly<Record<string, core.$ZodType>>) =>
  Object.fromEntries(Object.entries(shape).map(([key, member]) => [key, strict(member)]));

/** Checks of the schema itself, such as a list's minimum length, are kept. */
const checksOf = ({ checks }: core.$ZodTypeDef) => (checks === undefined ? {} : { checks });

function build(schema: core.$ZodType): core.$ZodType {
  const def = definitionOf(schema);
  switch (def.type) {
    case 'object':
      return new StrictObject({ type: 'object', shape: strictShape(def.shape), ...checksOf(def) });
    case 'array':
      return new z.ZodArray({ type: 'array', element: strict(def.element), ...checksOf(def) });
    case 'record':
      return new StrictRecord({ ...def, valueType: strict(def.valueType) });
    case 'tuple':
      return new z.ZodTuple({
        ...def,
        items: def.items.map(strict),
        rest: def.rest === null ? null : strict(def.rest),
      });
    case 'union': {
      const options = def.options.map(strict);
      const { discriminator } = def as Partial<core.$ZodDiscriminatedUnionDef>;
      return discriminator === undefined
        ? new z.ZodUnion({ ...def, options })
        : new z.ZodDiscriminatedUnion({ ...def, options, discriminator });
    }
    case 'optional':
      return new z.ZodOptional({ type: 'optional', innerType: strict(def.innerType) });
    case 'nullable':
      return new z.ZodNullable({ type: 'nullable', innerType: strict(def.innerType) });
    case 'default':
      return new Fallback({
        type: 'default',
        innerType: strict(def.innerType),
        defaultValue: def.defaultValue,
      });
    case 'string':
    case 'number':
    case 'boolean':
    case 'literal':
    case 'enum':
    case 'null':
    case 'unknown':
      return schema;
    default:
      throw new TypeError(`no strict reading of a schema of type ${def.type}`);
  }
}

/**
 * The strict form of a tolerant `wire/` schema: unknown keys are refused, unreadable values do not fall back,
 * lists are whole, and yes/no and texts must be meaningful. Cached per schema.
 */
export const strictOf = <S extends z.ZodType>(schema: S): z.ZodType<z.output<S>> =>
  // Its output is the same as the tolerant schema's.
  strict(schema) as z.ZodType<z.output<S>>;
