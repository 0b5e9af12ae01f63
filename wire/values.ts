/**
 * Building blocks of the wire schemas. Answers are read tolerantly (contract, "Conventions"): a leaf of the
 * wrong type or null counts as absent, unknown keys are dropped. No transforms, so that JSON Schema and
 * OpenAPI can be made from the same schemas.
 */
import * as z from 'zod';
import { LOCALES, perLocale } from '#domain/locale.ts';
import { optional, orElse } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';

export const number = () => optional(z.number());
export const text = () => optional(z.string());
export const boolean = () => optional(z.boolean());

/** A yes or no in any of the forms that systems write; `yesOrNo` (`domain/rules/yes-no.ts`) reads it. */
export const YesNoSchema = z.union([z.boolean(), z.number(), z.string()]);
export const yesNo = () => optional(YesNoSchema);

/** An optional group of fields: absent when it is null, missing or not an object. */
export const group = <Shape extends z.ZodRawShape>(shape: Shape) => optional(z.object(shape));

/** An optional list: absent when the value is not a list; unreadable members are left out. */
export const list = <Item extends z.ZodType>(item: Item) => optional(members(item));

export const LocaleSchema = z.enum(LOCALES);

/** Text in several languages; any of them may be null or absent (contract, "Conventions"). */
export const LocalizedTextSchema = z.object(perLocale(text));
export type LocalizedText = z.infer<typeof LocalizedTextSchema>;
export const localizedText = () => optional(LocalizedTextSchema);

/** An instant, ISO 8601 with its offset. */
export const instant = z.iso.datetime({ offset: true });

/** A calendar day, `YYYY-MM-DD`. */
export const DaySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not a day');

/** A count; 0 when it is missing or unreadable. */
export const count = () => orElse(z.number().int().min(0), 0);

/** An id: a number or text. Compare ids only as text. */
export const IdSchema = z.union([z.string(), z.number()]);
export const id = () => optional(IdSchema);

/** An id of the content service that may be a path segment (contract, "Conventions"). */
export const SlugTextSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/, 'not an id');

/** `{id, name}` pair used for types, transactions, cities, stickers and the like. */
export const named = () => group({ id: id(), name: localizedText() });
