import type { Problem } from './finding.ts';
import type { Page } from './page.ts';
import { checkStructuredData } from './structured-data.ts';

/** Approximate lengths that search results show in full, in characters. */
const TITLE = { least: 10, most: 120 } as const;
const DESCRIPTION = { least: 50, most: 160 } as const;

const problem = (rule: string, wrong: boolean, detail: string): readonly Problem[] =>
  wrong ? [{ rule, detail }] : [];

const isListed = ({ robots }: Page): boolean => !(robots ?? '').includes('noindex');

function checkHead(page: Page, url: URL): readonly Problem[] {
  const [title = ''] = page.titles;
  const [canonical = ''] = page.canonicals;
  const description = page.description ?? '';
  const listed = isListed(page);
  const { least, most } = DESCRIPTION;
  return [
    ...problem('lang', page.lang !== url.pathname.split('/')[1], `lang is ${page.lang}`),
    ...problem('title', page.titles.length !== 1, `${page.titles.length} titles`),
    ...problem(
      'title',
      title.length < TITLE.least || title.length > TITLE.most,
      `${title.length} characters: ${title}`,
    ),
    ...problem('h1', page.headings.length !== 1, `${page.headings.length} of them`),
    ...problem(
      'h1',
      page.headings.some((text) => text === ''),
      'is empty',
    ),
    ...problem('canonical', page.canonicals.length !== 1, `${page.canonicals.length} of them`),
    ...problem(
      'canonical',
      listed && canonical !== url.href,
      `is ${canonical}, though the page may be listed`,
    ),
    ...problem('description', listed && description === '', 'there is none'),
    ...problem(
      'description',
      listed && description !== '' && (description.length < least || description.length > most),
      `${description.length} characters: ${description}`,
    ),
  ];
}

function checkAlternates(page: Page, url: URL): readonly Problem[] {
  if (!isListed(page)) return problem('hreflang', page.alternates.length > 0, 'on a page that is not listed');
  const own = page.alternates.find(({ lang }) => lang === page.lang);
  const langs = page.alternates.map(({ lang }) => lang);
  return [
    ...problem('hreflang', own?.href !== url.href, `its own is ${own?.href ?? 'missing'}`),
    ...problem('hreflang', !langs.includes('x-default'), 'has no x-default'),
    ...problem('hreflang', new Set(langs).size !== langs.length, `doubled: ${langs.join(', ')}`),
  ];
}

/** Checks the data for previews when a page is shared. */
const checkSocial = (page: Page): readonly Problem[] =>
  ['og:title', 'og:type', 'og:url', 'og:locale', 'og:site_name', 'twitter:card'].flatMap((name) =>
    problem('social', !page.social.get(name), `has no ${name}`),
  );

/** Checks of a single page. */
export const checkPage = (page: Page, url: URL): readonly Problem[] => [
  ...checkHead(page, url),
  ...checkAlternates(page, url),
  ...checkSocial(page),
  ...page.withoutAlt.map((src) => ({ rule: 'alt', detail: `${src} has no alt` })),
  ...page.structuredData.flatMap(checkStructuredData),
];
