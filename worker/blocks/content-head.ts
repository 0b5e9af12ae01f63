import type { ContentHeadView } from '../../domain/views/section.ts';
import type { KeptPage } from '../platform/content/kept-page.ts';
import { keptView, type ViewContext } from '../platform/page/context.ts';
import { inLang, writtenIn } from '../platform/page/worded.ts';
import { toHero } from './hero.ts';

/** The head of a page that the agency wrote or named; without a title it carries the agency's name. */
export const toContentHead = (
  page: Pick<KeptPage, 'title' | 'lead' | 'hero' | 'heroEvening'>,
  context: ViewContext,
): ContentHeadView => {
  const [title, lead] = [writtenIn(page.title, context), writtenIn(page.lead, context)];
  const [titleLang, leadLang] = [title, lead].map((words) => inLang(words, context).lang);
  return {
    title: title.text || context.site.name,
    ...(titleLang === undefined ? {} : { titleLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    hero: keptView(context, 'hero', [page.hero, page.heroEvening], () => toHero(page, context)),
  };
};
