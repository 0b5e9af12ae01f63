import { localized } from '../../domain/text.ts';
import type { ContentPageView } from '../../domain/views/section.ts';
import type { EstateFilters } from '../content/schemas/estate-filters.ts';
import type { Page } from '../content/schemas/page.ts';
import { pictureView } from '../media/picture-address.ts';
import type { ViewContext } from './context.ts';
import { toSections } from './sections.ts';

/** A page of the agency's own; without a title it carries the agency's name. */
export const toContentPage = (
  page: Page,
  options: EstateFilters | null,
  context: ViewContext,
): ContentPageView => ({
  title: localized(page.title, context.locale) || context.site.name,
  lead: localized(page.lead, context.locale) || null,
  hero: page.hero ? pictureView(page.hero, context.locale, { hero: true }) : null,
  sections: toSections(page.sections, options, context),
});
