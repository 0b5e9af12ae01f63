import { z } from 'zod';
import { LinkSchema } from './navigation.ts';
import { PictureSchema } from './picture.ts';
import { localizedText, text } from './values.ts';

const linked = z.object({ label: localizedText(), link: LinkSchema }).nullish().catch(undefined);

/** A part of a page; sections of an unknown kind are dropped by the reader. */
export const SectionSchema = z.discriminatedUnion('kind', [
  /** Heading and paragraphs (separated by blank lines), perhaps beside a picture, perhaps a link. */
  z.object({
    kind: z.literal('text'),
    heading: localizedText(),
    body: localizedText(),
    picture: PictureSchema.nullish().catch(undefined),
    link: linked,
  }),
  z.object({
    kind: z.literal('team'),
    heading: localizedText(),
    body: localizedText(),
    picture: PictureSchema.nullish().catch(undefined),
    link: linked,
    people: z.array(z.object({ name: z.string(), role: localizedText(), phone: text() })),
  }),
  /** Places that lead into the offer. */
  z.object({
    kind: z.literal('places'),
    heading: localizedText(),
    hint: localizedText(),
    places: z.array(z.object({ label: localizedText(), cityId: z.union([z.string(), z.number()]) })),
  }),
]);
export type Section = z.infer<typeof SectionSchema>;

/** A page of the agency's own. The page with id `home` gives the home screen its words and picture. */
export const PageSchema = z.object({
  id: z.union([z.string(), z.number()]),
  /** Address within the language, without slashes at the ends. */
  url: localizedText(),
  title: localizedText(),
  lead: localizedText(),
  description: localizedText(),
  hero: PictureSchema.nullish().catch(undefined),
  sections: z.array(z.unknown()).catch([]),
});
export type Page = z.infer<typeof PageSchema>;

/** `GET …/pages/`: what exists, without the sections. */
export const PageListSchema = z.array(PageSchema.omit({ sections: true }));
