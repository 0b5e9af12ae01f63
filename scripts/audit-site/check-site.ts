import type { Finding } from './finding.ts';
import type { Page } from './page.ts';

/** Pages by their absolute addresses. */
export type Pages = ReadonlyMap<string, Page>;

const isListed = ({ robots }: Page): boolean => !(robots ?? '').includes('noindex');

/**
 * Each language version that a page names must name it back, by the same address (Google, "Localized
 * versions").
 */
export function checkReciprocity(pages: Pages): readonly Finding[] {
  return [...pages].flatMap(([url, page]) =>
    page.alternates.flatMap(({ lang, href }) => {
      const other = pages.get(href);
      if (lang === 'x-default' || other === undefined) return [];
      const back = other.alternates.some((alternate) => alternate.href === url);
      return back ? [] : [{ url, rule: 'hreflang', detail: `${href} does not name it back` }];
    }),
  );
}

/** Titles and descriptions of listed pages in one language must be unique. */
export function checkUniqueness(pages: Pages): readonly Finding[] {
  const of = (rule: string, text: (page: Page) => string | null): readonly Finding[] => {
    const first = new Map<string, string>();
    return [...pages].flatMap(([url, page]) => {
      const words = isListed(page) ? text(page) : null;
      if (words === null || words === '') return [];
      const key = `${page.lang} ${words}`;
      const earlier = first.get(key);
      if (earlier !== undefined) return [{ url, rule, detail: `the same as of ${earlier}: ${words}` }];
      first.set(key, url);
      return [];
    });
  };
  return [
    ...of('title twice', ({ titles }) => titles[0] ?? null),
    ...of('description twice', ({ description }) => description),
  ];
}

/** The fragment of a link must name an element of its page (HTML, "Navigating to a fragment"). */
export function checkFragments(pages: Pages): readonly Finding[] {
  return [...pages].flatMap(([url, page]) =>
    page.links.flatMap((link) => {
      const target = URL.canParse(link, url) ? new URL(link, url) : null;
      if (target === null || target.hash === '') return [];
      const id = decodeURIComponent(target.hash.slice(1));
      target.hash = '';
      const ids = pages.get(target.href)?.ids;
      return ids === undefined || ids.has(id) ? [] : [{ url, rule: 'link', detail: `${link} names nothing` }];
    }),
  );
}
