import type { ContentPageView } from '../../domain/views/section.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import type { Page } from '../content/schemas/page.ts';
import { pictureView } from '../media/picture-address.ts';
import type { ViewContext } from './context.ts';
import { toSections } from './sections.ts';
import { inLang, writtenIn } from './worded.ts';

/** A page of the agency's own; without a title it carries the agency's name. */
export const toContentPage = (
  page: Page,
  options: EstateFilters | null,
  context: ViewContext,
): ContentPageView => {
  const [title, lead] = [writtenIn(page.title, context), writtenIn(page.lead, context)];
  const [titleLang, leadLang] = [title, lead].map((words) => inLang(words, context).lang);
  return {
    title: title.text || context.site.name,
    ...(titleLang === undefined ? {} : { titleLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    hero: page.hero ? pictureView(page.hero, context.locale, { hero: true }) : null,
    sections: toSections(page.sections, options, context),
  };
};
