/**
 * Building blocks of the wire schemas. Answers are read tolerantly (contract, "Conventions"): a leaf
 * of the wrong type is treated as absent, null counts as absent, unknown keys are dropped. No
 * transforms here, so that JSON Schema and OpenAPI can be made from the very same schemas.
 */
import * as z from 'zod';
import { LOCALES, perLocale } from '../domain/locale.ts';
import { members } from './tolerant/members.ts';
import { optional, orElse } from './tolerant/optional.ts';
import { sparseObject } from './tolerant/sparse-object.ts';

const isText = (value: unknown): boolean => typeof value === 'string';
const isTruth = (value: unknown): boolean => typeof value === 'boolean';

export const number = () => optional(z.number(), Number.isFinite);
export const text = () => optional(z.string(), isText);
export const boolean = () => optional(z.boolean(), isTruth);

/** Yes or no as systems write it; `yesOrNo` (`domain/rules/yes-no.ts`) reads it. */
export const YesNoSchema = z.union([z.boolean(), z.number(), z.string()]);
export const yesNo = () =>
  optional(YesNoSchema, (value) => isText(value) || isTruth(value) || Number.isFinite(value));

/** An optional group of fields: absent when it is null, missing or no object at all. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => optional(sparseObject(shape));

/** An optional list; a list that is no list is absent, and bad members are left out. */
export const list = <Item extends z.ZodType>(item: Item) => optional(members(item));

export const LocaleSchema = z.enum(LOCALES);

/** Text in several languages; any of them may be null or absent (contract, "Conventions"). */
export const LocalizedTextSchema = sparseObject(perLocale(text));
export type LocalizedText = z.infer<typeof LocalizedTextSchema>;
export const localizedText = () => optional(LocalizedTextSchema);

/** How many there are; none where it is not said. */
export const count = () =>
  orElse(z.number().int().min(0), (value) => Number.isSafeInteger(value) && Number(value) >= 0, 0);

/** An id as systems write it: a number or text. Compare ids as text only. */
export const IdSchema = z.union([z.string(), z.number()]);
export const id = () => optional(IdSchema, (value) => isText(value) || Number.isFinite(value));

/** A name of the content service's own that may stand in a path (contract, "Conventions"). */
export const SlugTextSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

/** `{id, name}` pair used for types, transactions, cities, stickers and the like. */
export const named = () => group({ id: id(), name: localizedText() });
