import type { Context } from 'hono';
import { EMPTY_FILTER } from '#domain/filter/filter.ts';
import type { Site } from '#wire/site.ts';
import { loadBlockData } from '../../blocks/load-blocks.ts';
import { estateSource } from '../../estate/estate-source.ts';
import { onceEach } from '../../platform/cache/once-each.ts';
import type { AppEnv, Given } from '../../platform/env.ts';
import { loadDeferred, markUnavailable, valueOr } from '../../platform/failure/outage.ts';
import { renderPage } from '../../platform/page/render-page.ts';
import { viewContext } from '../../platform/page/view-context.ts';
import { toSearchRequest } from '../../search/request/search-request.ts';
import { HomePage } from './HomePage.tsx';
import { toHomeHead, toHomeView } from './home-view.ts';
import { CHOSEN_FROM } from './shown-first.ts';

/** Id of the agency's page with the text and picture of the start page. */
const HOME_PAGE = 'home';

const newestOf = onceEach((site: Site) =>
  toSearchRequest(EMPTY_FILTER, { source: estateSource(site), size: CHOSEN_FROM }),
);

export const loadHome = ({ content, site }: Given) => ({
  page: content.page(HOME_PAGE),
  options: content.filterOptions(),
  newest: content.searchEstates(newestOf(site)),
});

/** The start page. Each part may fail on its own; only loaded parts are shown. */
export async function home(c: Context<AppEnv>, loaded: ReturnType<typeof loadHome>): Promise<Response> {
  const [page, options, newest] = await Promise.all([
    loadDeferred(c, 'page.home', () => loaded.page),
    loadDeferred(c, 'filter-options', () => loaded.options),
    loadDeferred(c, 'newest', () => loaded.newest),
  ]);
  if (![page, options, newest].some(({ ok }) => ok)) markUnavailable(c);
  const found = valueOr(page, null);
  const blocks = await loadBlockData(c, found ?? { sections: [] });
  const input = { page: found, options: valueOr(options, null), newest, blocks };
  const context = viewContext(c);
  const view = toHomeView(input, context);
  return renderPage(c, <HomePage view={view} t={context.t} />, {
    head: toHomeHead(input.page, view, context),
  });
}
