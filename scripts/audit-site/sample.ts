import type { Pages } from './check-site.ts';
import { kindOf } from './kind.ts';

/** The first address of each kind of page: pages of a kind use the same code. */
export function oneOfEachKind(urls: readonly string[]): readonly string[] {
  const first = new Map<string, string>();
  for (const url of urls) {
    const kind = kindOf(new URL(url));
    if (!first.has(kind)) first.set(kind, url);
  }
  return [...first.values()];
}

/**
 * Pages that together show all elements of the site: in each language one of each kind, ignoring queries, and
 * one for every class of an element on any page. They are taken in order; a page is included when it shows a
 * class that no earlier one has.
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
