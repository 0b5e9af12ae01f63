import { NewsListSchema } from '#wire/page.ts';
import { POLICIES } from '../cache/policies.ts';
import { NO_SUCH_CALL, nullOn } from './http.ts';
import { readOptional } from './read-answer.ts';
import { resource } from './resource.ts';
import { contentPath } from './segments.ts';
import { scopeOf, siteOf } from './site-scope.ts';

/** Items on a page of the list. */
export const NEWS_PER_PAGE = 12;

/**
 * `GET …/news`: a page of the news in the caller's language, from page 1; null from a service without news. Which
 * pages a visitor asks for is theirs to choose, so the answers never go to KV.
 */
export const news = resource({
  name: 'news',
  policy: POLICIES.listings,
  schema: NewsListSchema,
  key: (page: number) => [String(page)],
  async load(caller, page) {
    const path = contentPath`/sites/${siteOf(caller)}/news`;
    const search = { from: String((page - 1) * NEWS_PER_PAGE), size: String(NEWS_PER_PAGE) };
    const raw = await nullOn(NO_SUCH_CALL, caller.http.get(path, { ...scopeOf(caller), search }));
    return readOptional(NewsListSchema, raw, 'news', caller.log);
  },
});
