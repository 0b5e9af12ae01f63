import type { PagingView } from '#domain/views/offer.ts';
import { pageWindow } from './links.ts';

/** Page number in the address of a list, from 1; any other value means the first page. */
export function pageNumber(text: string | null | undefined): number {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
}

/** The address of a page of a list at a path; the first page has no parameter. */
export const numberedHref = (path: string, page: number): string =>
  page === 1 ? path : `${path}?page=${page}`;

/** Links to the pages of a list at a path. */
export const numberedLinks = (path: string, page: number, pages: number): PagingView['numbers'] =>
  pageWindow(page, pages).map((number) =>
    number === null ? null : { page: number, href: numberedHref(path, number), current: number === page },
  );
