import { cleared } from '#domain/filter/change.ts';
import { searchQuery } from '#domain/filter/codec.ts';
import type { Paged } from '#domain/filter/search.ts';
import { pathTo } from '#domain/routes.ts';
import type { PageLinkView, WayView } from '#domain/views/offer.ts';
import type { ViewContext } from '../platform/page/context.ts';
import type { SearchAddress } from './screen.ts';

type Where = Pick<ViewContext, 'locale'>;

/** The canonical address of a search. */
export const searchHref = <F extends Paged>(
  { screen, search }: SearchAddress<F>,
  filter: F,
  { locale }: Where,
): string => pathTo(screen, locale) + searchQuery(search, filter);

/** Address of the search without filters. */
export const clearHref = <F extends Paged>(address: SearchAddress<F>, filter: F, where: Where): string =>
  searchHref(address, cleared(address.search, filter), where);

/** One way to show the results: its search and its label. */
interface Way<F> extends Omit<WayView, 'href'> {
  readonly filter: F;
}

/** Ways to show the results, as links. */
export const wayLinks = <F extends Paged>(
  address: SearchAddress<F>,
  ways: readonly Way<F>[],
  where: Where,
): readonly WayView[] =>
  ways.map(({ filter, ...way }) => ({ ...way, href: searchHref(address, filter, where) }));

/** Number of page links before and after the current one. */
const AROUND = 2;

/** The first, the last and the pages around the current one; null for a gap. */
export function pageWindow(page: number, pages: number): readonly (number | null)[] {
  const near = Array.from({ length: 2 * AROUND + 1 }, (_, index) => page - AROUND + index);
  const named = [...new Set([1, ...near.filter((number) => number > 1 && number < pages), pages])];
  return named.flatMap((number, index) => {
    const skipped = number - (named[index - 1] ?? 0) - 1;
    // A gap of a single page is replaced by its number.
    return skipped === 0 ? [number] : [skipped === 1 ? number - 1 : null, number];
  });
}

/** Links to the pages of a search. */
export const pageLinks = <F extends Paged>(
  address: SearchAddress<F>,
  filter: F,
  pages: number,
  where: Where,
): readonly (PageLinkView | null)[] =>
  pageWindow(filter.page, pages).map((page) =>
    page === null
      ? null
      : { page, href: searchHref(address, { ...filter, page }, where), current: page === filter.page },
  );
