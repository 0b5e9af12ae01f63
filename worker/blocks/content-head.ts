import { formatDate } from '#domain/format/date.ts';
import type { ContentHeadView } from '#domain/views/section.ts';
import type { CachedPage } from '../platform/content/cached-page.ts';
import { cachedView, type ViewContext } from '../platform/page/context.ts';
import { inLang, writtenIn } from '../platform/page/worded.ts';
import { toHero } from './hero.ts';

/** The date of an item of news. */
export const datedOf = (
  { publicationDate: day }: NonNullable<CachedPage['news']>,
  { t }: ViewContext,
): NonNullable<ContentHeadView['dated']> => ({ day, text: formatDate(day, t) });

/** Head of a page with the agency's own content; without a title it shows the agency's name. */
export const toContentHead = (
  page: Pick<CachedPage, 'title' | 'lead' | 'news' | 'hero' | 'heroEvening'>,
  context: ViewContext,
): ContentHeadView => {
  const [title, lead] = [writtenIn(page.title, context), writtenIn(page.lead, context)];
  const [titleLang, leadLang] = [title, lead].map((words) => inLang(words, context).lang);
  return {
    title: title.text || context.site.name,
    ...(titleLang === undefined ? {} : { titleLang }),
    lead: lead.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    ...(page.news && { dated: datedOf(page.news, context) }),
    hero: cachedView(context, 'hero', [page.hero, page.heroEvening], () => toHero(page, context)),
  };
};
