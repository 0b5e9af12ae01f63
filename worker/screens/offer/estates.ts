import type { Answer } from '../../platform/env.ts';
import { siteContent, viewContext } from '../../platform/page/view-context.ts';
import { filterOf } from '../../platform/request/estate-filter.ts';
import { urlOf } from '../../platform/request/url.ts';
import { pageCount } from '../../search/request/search-request.ts';
import { toPageRequest } from './load-offer.ts';
import { toOfferCards } from './offer-cards.ts';

/**
 * `GET /{lang}/ajax/estates?{filter}`: the cards of one page of a search. Throws when the search fails, so
 * that a failure is a 503 and never an empty list.
 */
export const estates: Answer = async (c) => {
  const filter = filterOf(urlOf(c).searchParams, c.get('site'));
  const found = await siteContent(c).searchEstates(toPageRequest(c, filter));
  c.header('Cache-Control', 'private, max-age=60');
  return c.json({
    total: found.total,
    page: filter.page,
    pages: pageCount(found.total),
    results: toOfferCards(filter, found, 'grid', viewContext(c)),
  });
};
