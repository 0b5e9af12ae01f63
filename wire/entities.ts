import * as z from 'zod';
import { LinkSchema } from './navigation.ts';
import { PictureSchema } from './picture.ts';
import { optional } from './tolerant/leniency.ts';
import { members } from './tolerant/members.ts';
import { localizedText, SlugTextSchema, text } from './values.ts';

/** A named list of the agency's own content, such as its team or its offices. */
export const EntitySchema = z.object({ id: SlugTextSchema, name: localizedText() });
export type Entity = z.infer<typeof EntitySchema>;

/** `GET …/entities`. */
export const EntityListSchema = members(EntitySchema);

/** An item of an entity: a colleague, an office, a review. `body` is read like the body of a page's block. */
export const entityItemOf = <Body extends z.ZodType>(body: Body) =>
  z.object({
    id: SlugTextSchema,
    title: localizedText(),
    /** A role, a neighbourhood or a date. */
    subtitle: localizedText(),
    body,
    picture: optional(PictureSchema),
    phone: text(),
    email: text(),
    street: text(),
    zip: text(),
    city: text(),
    openingHours: localizedText(),
    link: optional(LinkSchema),
  });
export const EntityItemSchema = entityItemOf(localizedText());
export type EntityItem = z.infer<typeof EntityItemSchema>;

/** `GET …/entities/{id}/items`, in the agency's order. */
export const EntityItemListSchema = members(EntityItemSchema);
