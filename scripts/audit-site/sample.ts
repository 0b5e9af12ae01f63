import type { Pages } from './check-site.ts';
import { kindOf } from './kind.ts';

/** The first address of each kind of page: screens are drawn alike, whatever they show. */
export function oneOfEachKind(urls: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const url of urls) {
    const kind = kindOf(new URL(url));
    if (!first.has(kind)) first.set(kind, url);
  }
  return [...first.values()];
}

/**
 * Pages that together show everything there is: in each language one of each kind without regard to its
 * query, and one for every class that an element of any page has. Taken in their order, so that a page is
 * there when it shows something that none before it does.
 */
export function showingEverything(pages: Pages): readonly string[] {
  const seen = new Set<string>();
  return [...pages].flatMap(([href, { classes }]) => {
    const { origin, pathname } = new URL(href);
    const shows = [kindOf(new URL(pathname, origin)), ...[...classes].map((name) => `.${name}`)];
    const fresh = shows.some((what) => !seen.has(what));
    for (const what of shows) seen.add(what);
    return fresh ? [href] : [];
  });
}
