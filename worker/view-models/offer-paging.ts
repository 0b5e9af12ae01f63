import type { EstateFilter } from '../../domain/filter/filter.ts';
import { filterQuery } from '../../domain/filter/serialize.ts';
import { ajaxPath } from '../../domain/routes.ts';
import type { PageLinkView, PagingView } from '../../domain/views/offer.ts';
import { PAGE_SIZE, pageCount } from '../query/search-request.ts';
import type { ViewContext } from './context.ts';
import { offerHref } from './offer-href.ts';

/** How many pages before and after the current one are named. */
const AROUND = 2;

/** The first, the last and those around the current page; null where pages are left out. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pages || Math.abs(number - page) <= AROUND,
  );
  return named.flatMap((number, index) => {
    const skipped = number - (named[index - 1] ?? 0) - 1;
    // A gap of one page is as long as its number.
    return skipped === 0 ? [number] : [skipped === 1 ? number - 1 : null, number];
  });
}

/** Where a page of a search lies among the others, and the ways to them. `shown` homes are on it. */
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
  const link = (other: number): PageLinkView => ({
    page: other,
    href: offerHref(at(other), context),
    current: other === page,
  });
  const more = page < pages;
  return {
    page,
    pages,
    numbers: pageWindow(page, pages).map((number) => (number === null ? null : link(number))),
    previousHref: page > 1 ? offerHref(at(page - 1), context) : null,
    nextHref: more ? offerHref(at(page + 1), context) : null,
    nextDataHref: more ? `${ajaxPath(context.locale, 'estates')}${filterQuery(at(page + 1))}` : null,
    from,
    to: from + shown,
    pageSize: PAGE_SIZE,
  };
}
