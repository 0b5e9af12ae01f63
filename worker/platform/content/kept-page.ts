import { z } from 'zod';
import { type Page, PageSchema, type Section, SectionSchema, sectionOf } from '../../../wire/page.ts';
import type { Log } from '../errors/log.ts';
import { readMembers } from './read-answer.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';

/** A block whose HTML was read when it entered the cache: nothing after it sees markup. */
const KeptSectionSchema = sectionOf(LocalizedRichTextSchema);
export type KeptSection = z.infer<typeof KeptSectionSchema>;

/** A page as it is kept. */
export const KeptPageSchema = PageSchema.extend({ sections: z.array(KeptSectionSchema) });
export type KeptPage = z.infer<typeof KeptPageSchema>;

const keepSection = (section: Section): KeptSection => ({
  ...section,
  body: readLocalizedHtml(section.body),
});

/** The page with its blocks read one by one; those that cannot be are dropped and logged. */
export const keepPage = (page: Page, log: Log): KeptPage => ({
  ...page,
  sections: readMembers(SectionSchema, page.sections, 'section', log).map(keepSection),
});
