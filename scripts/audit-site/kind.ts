import { matchPath } from '#domain/routes.ts';

/**
 * Kind of an address: its screen, language and depth, and the names of its query parameters, whatever the
 * values. Addresses of a kind are answered by the same code. A file, and a page with the agency's own
 * content, is a kind of its own.
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
