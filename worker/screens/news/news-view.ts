import { pathTo } from '#domain/routes.ts';
import type { NewsCardView, NewsPageView } from '#domain/views/section.ts';
import type { NewsList } from '#wire/page.ts';
import { datedOf } from '../../blocks/content-head.ts';
import { pictureView } from '../../platform/media/picture-address.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { newsFeedPath } from '../../platform/page/news.ts';
import { inLang, lineIn } from '../../platform/page/worded.ts';
import { numberedLinks } from '../../search/numbered.ts';

/** An item in a list; null for one without an address in this language, which other services may send. */
export function toNewsCard(
  { title, lead, url, news, hero }: NewsList['results'][number],
  context: ViewContext,
): NewsCardView | null {
  const address = url?.[context.locale]?.trim() ?? '';
  if (!news || address === '') return null;
  const [named, said] = [lineIn(title, context), lineIn(lead, context)];
  const [titleLang, leadLang] = [named, said].map((words) => inLang(words, context).lang);
  return {
    href: pathTo('page', context.locale, { url: address }),
    title: named.text || context.site.name,
    ...(titleLang === undefined ? {} : { titleLang }),
    lead: said.text || null,
    ...(leadLang === undefined ? {} : { leadLang }),
    dated: datedOf(news, context),
    picture: hero ? pictureView(hero, context) : null,
  };
}

/** A page of the list of news. */
interface NewsInput {
  readonly results: NewsList['results'];
  readonly page: number;
  readonly pages: number;
  /** Path of the list. */
  readonly path: string;
}

/** The list of news. */
export const toNewsPage = (
  { results, page, pages, path }: NewsInput,
  context: ViewContext,
): NewsPageView => ({
  cards: results.flatMap((item) => toNewsCard(item, context) ?? []),
  pages: numberedLinks(path, page, pages),
  feedHref: newsFeedPath(context.locale),
});
