import type { Handler } from 'hono';
import { parseFilter } from '../../../domain/filter/parse.ts';
import type { AppEnv } from '../../env.ts';
import { estateSource } from '../../query/estate-source.ts';
import { pageCount, toSearchRequest } from '../../query/search-request.ts';
import { toEstateCard } from '../../view-models/estate-card.ts';
import { siteContent, viewContext } from '../view-context.ts';

/**
 * `GET /{lang}/ajax/estates?{filter}`: the cards of one page of a search. Throws where the search fails,
 * so that a failure is a 503 and never an empty list.
 */
export const estates: Handler<AppEnv> = async (c) => {
  const filter = parseFilter(new URL(c.req.url).searchParams);
  const request = toSearchRequest(filter, { source: estateSource(c.get('site')) });
  const { total, results } = await siteContent(c).searchEstates(request);
  const context = viewContext(c);
  c.header('Cache-Control', 'private, max-age=60');
  return c.json({
    total,
    page: filter.page,
    pages: pageCount(total),
    results: results.map((estate) => toEstateCard(estate, context)),
  });
};
