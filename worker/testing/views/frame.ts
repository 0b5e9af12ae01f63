import type { Locale } from '#domain/locale.ts';
import { matchPath } from '#domain/routes.ts';
import type { FrameView, HeadView } from '#domain/views/frame.ts';
import { NavigationSchema } from '#wire/navigation.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { toFrame } from '../../platform/page/frame.ts';
import { contextIn, siteWith } from '../contexts.ts';

const menu = (name: 'main' | 'footer') => {
  const items = [
    { id: 1, label: { nl: 'Te koop', fr: 'À vendre', en: 'Buy', de: 'Kaufen' }, link: { type: 'offer' } },
    { id: 2, label: { nl: 'Favorieten', en: 'Favourites' }, link: { type: 'favorites' } },
  ];
  const column = { id: 9, label: { nl: 'Aanbod', fr: 'Offre' }, link: { type: 'offer' }, children: items };
  return readLoosely(NavigationSchema, { name, items: name === 'main' ? items : [column] });
};
const LOGO = { viewBox: '0 0 36 36', paths: ['M2.5 27c5-.5 7-9 12.5-9', 'M25 7a4.5 4.5 0 1 0 0 9z'] };

/** Header and footer of an agency with a drawn logo. */
export function sampleFrame(locale: Locale): FrameView {
  const path = `/${locale}`;
  const route = matchPath(path);
  if (route === null) throw new Error(`no route: ${path}`);
  const input = {
    route,
    search: new URLSearchParams(),
    main: menu('main'),
    footer: menu('footer'),
    themeHref: '/assets/theme-1.css',
    iconHref: '/assets/icon-test.svg',
    year: 2026,
    retainedQuery: undefined,
  };
  return toFrame(input, contextIn(locale, siteWith({ settings: { logo: LOGO } })));
}

/** The head of a page of this title. */
export const sampleHead = (title: string): HeadView => ({
  title,
  description: 'Een site om naar te kijken.',
  canonical: 'https://agency.example/nl',
  alternates: [{ hrefLang: 'x-default', href: 'https://agency.example/nl' }],
  robots: 'index',
  picture: null,
  shareTitle: 'Duinzicht',
  ogLocales: ['nl_BE'],
  structuredData: [],
  sheets: [],
});
