import { matchPath } from '../../domain/routes.ts';

/** Kind of a page: its screen and language, and whether it searches. */
function kindOf(href: string): string {
  const { pathname, search } = new URL(href);
  const match = matchPath(pathname);
  const depth = pathname.split('/').length;
  return match === null ? href : [match.screen, match.locale, depth, search === '' ? '' : '?'].join(' ');
}

/** The first address of each kind of page: screens are drawn alike, whatever they show. */
export function oneOfEachKind(urls: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const url of urls) if (!first.has(kindOf(url))) first.set(kindOf(url), url);
  return [...first.values()];
}
