import type { EstateFilter } from '#domain/filter/filter.ts';
import type { PagingView } from '#domain/views/offer.ts';
import type { ViewContext } from '../../platform/page/context.ts';
import { ESTATES } from '../../search/estates.ts';
import { pageLinks } from '../../search/links.ts';
import { offerHref } from '../../search/offer-href.ts';
import { PAGE_SIZE, pageCount } from '../../search/request/search-request.ts';

/** Position of a page among all pages of a search, with links to the others. `shown` is its number of estates. */
export function toPaging(
  filter: EstateFilter,
  total: number,
  shown: number,
  context: ViewContext,
): PagingView {
  const pages = pageCount(total);
  const { page } = filter;
  const from = (page - 1) * PAGE_SIZE;
  const at = (other: number): EstateFilter => ({ ...filter, page: other });
  const more = page < pages;
  return {
    page,
    pages,
    numbers: pageLinks(ESTATES, filter, pages, context),
    previousHref: page > 1 ? offerHref(at(page - 1), context) : null,
    nextHref: more ? offerHref(at(page + 1), context) : null,
    from,
    to: from + shown,
    pageSize: PAGE_SIZE,
  };
}
