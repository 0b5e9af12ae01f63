import type { z } from 'zod';
import { type Page, PageSchema, type Section, sectionOf } from '../../../wire/page.ts';
import { members } from '../../../wire/tolerant/members.ts';
import { LocalizedRichTextSchema, readLocalizedHtml } from './rich-text/schema.ts';

/** A block whose HTML was read when it entered the cache: nothing after it sees markup. */
const KeptSectionSchema = sectionOf(LocalizedRichTextSchema);
export type KeptSection = z.infer<typeof KeptSectionSchema>;

/** A page as it is kept. */
export const KeptPageSchema = PageSchema.extend({ sections: members(KeptSectionSchema) });
export type KeptPage = z.infer<typeof KeptPageSchema>;

const keepSection = (section: Section): KeptSection => ({
  ...section,
  body: readLocalizedHtml(section.body),
});

/** The page with the HTML of its blocks read. */
export const keepPage = (page: Page): KeptPage => ({ ...page, sections: page.sections.map(keepSection) });
