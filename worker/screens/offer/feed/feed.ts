import type { Context } from 'hono';
import { isCanonical } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { FEED_TYPES, type FeedFormat } from '#domain/views/frame.ts';
import { estateSource } from '#worker/estate/estate-source.ts';
import type { AppEnv, Given } from '#worker/platform/env.ts';
import { NotFound } from '#worker/platform/errors/app-error.ts';
import { viewContext } from '#worker/platform/page/view-context.ts';
import { filterOf } from '#worker/platform/request/estate-filter.ts';
import { urlOf } from '#worker/platform/request/url.ts';
import { toSearchRequest } from '#worker/search/request/search-request.ts';
import { loadOptions } from '../load-offer.ts';
import { followed, toFeed } from './feed-view.ts';
import { FEED_WRITERS } from './write-feed.ts';

/** Homes in a feed: the newest. */
const MOST_ITEMS = 50;

const isFormat = (text: string): text is FeedFormat => Object.hasOwn(FEED_TYPES, text);

/** The newest homes of the search, and the names of its values. */
export const loadFeed = ({ content, site, locale, search }: Given) => ({
  search: content.searchEstates(
    toSearchRequest(followed(filterOf(search, site)), {
      source: estateSource(site),
      locale,
      size: MOST_ITEMS,
    }),
  ),
  whole: content.filterOptions(),
});

/**
 * A search as RSS or JSON Feed, with the homes and the words of its page (decision 189). Drafts and previews have none,
 * since a reader would keep what is not open. A search that fails is 503: a reader keeps what it has.
 */
export async function feed(c: Context<AppEnv>, loaded: ReturnType<typeof loadFeed>): Promise<Response> {
  const { format = '' } = c.get('route').params;
  if (!isFormat(format) || c.get('preview') || c.get('secret')) throw new NotFound('no such feed');
  const { pathname, searchParams } = urlOf(c);
  const filter = followed(filterOf(searchParams, c.get('site')));
  if (!isCanonical(ESTATE_SEARCH, searchParams, filter)) {
    c.header('Cache-Control', 'public, max-age=300');
    return c.redirect(pathname + filterQuery(filter), 302);
  }
  const [{ results }, options] = await Promise.all([
    loaded.search,
    loadOptions(c, { whole: loaded.whole, under: null }),
  ]);
  const text = FEED_WRITERS[format](toFeed({ filter, format, estates: results, options }, viewContext(c)));
  return new Response(text, {
    headers: {
      'Content-Type': `${FEED_TYPES[format]}; charset=UTF-8`,
      'Cache-Control': 'public, max-age=0, must-revalidate',
    },
  });
}
