import { matchPath } from '../../domain/routes.ts';

/**
 * Kind of an address: its screen, language and depth, and the names of what it asks for by a query,
 * whatever the values. Addresses of a kind are answered by the same code. A file, and a page of the
 * agency's own, is a kind by itself.
 */
export function kindOf({ pathname, searchParams }: URL): string {
  const match = matchPath(pathname);
  const names = [...new Set(searchParams.keys())].toSorted();
  const place =
    match === null || match.screen === 'page'
      ? pathname
      : [match.screen, match.locale, pathname.split('/').length].join(' ');
  return [place, ...names].join(' ');
}
