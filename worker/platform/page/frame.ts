import { readSearch, searchQuery } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { parseStay, stayQuery } from '#domain/filter/rental-stay.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathOf, pathTo, type RouteMatch } from '#domain/routes.ts';
import type { FrameView } from '#domain/views/frame.ts';
import type { Navigation } from '#wire/navigation.ts';
import type { Site } from '#wire/site.ts';
import { onceEach } from '../cache/once-each.ts';
import { assetAddress } from '../media/picture-address.ts';
import { filterOf } from '../request/estate-filter.ts';
import { keptView, type ViewContext } from './context.ts';
import { toFooter } from './footer.ts';
import { markedEntry, toMenu } from './menu.ts';

/** Input of a screen's frame. */
export interface FrameInput {
  readonly route: RouteMatch;
  readonly search: URLSearchParams;
  /** null when the menu could not be loaded: the page is shown without it. */
  readonly main: Navigation | null;
  readonly footer: Navigation | null;
  readonly themeHref: string;
  readonly iconHref: string;
  /** Year in the copyright line. */
  readonly year: number;
  /**
   * Path of the same item in another language, for a screen whose address contains texts (an estate's slug, a
   * page's url); without it the parameters of the route are used.
   */
  readonly pathIn?: (locale: Locale) => string;
}

/** The query of an offer's search in its canonical order, made once for all languages of a page. */
const offerQuery = onceEach((search: URLSearchParams) => filterQuery(filterOf(search)));
/** The same for a search for rentals. */
const rentalQuery = onceEach((search: URLSearchParams) =>
  searchQuery(RENTAL_SEARCH, readSearch(RENTAL_SEARCH, search)),
);
const NO_SEARCH = new URLSearchParams();

/** Parameters of the contact page: the estate or rental unit of the question. */
const SUBJECT = ['estate', 'rental'];

function subjectQuery(search: URLSearchParams): string {
  const kept = new URLSearchParams([...search].filter(([name]) => SUBJECT.includes(name)));
  return kept.size === 0 ? '' : `?${kept}`;
}

/** Query that the language switcher keeps: a search, or the subject of a question. */
function keptQuery({ route, search }: Pick<FrameInput, 'route' | 'search'>): string {
  switch (route.screen) {
    case 'offer':
    case 'subscribe':
      return offerQuery(search);
    case 'rentals':
      return rentalQuery(search);
    case 'rental':
    case 'reserve':
    case 'reserve-thanks':
      return stayQuery(parseStay(search));
    case 'contact':
      return subjectQuery(search);
    default:
      return '';
  }
}

/** Path of the same screen in another language: of its item, else of its route, else of the start page. */
export function pathInLocale(input: Pick<FrameInput, 'route' | 'search' | 'pathIn'>, locale: Locale): string {
  const path = input.pathIn?.(locale) ?? pathOf(input.route, locale);
  return path === '/' ? pathTo('home', locale) : `${path}${keptQuery(input)}`;
}

function toLanguages(input: FrameInput, context: ViewContext): FrameView['languages'] {
  const { site, locale } = context;
  const hrefs = site.locales.map((language) => pathInLocale(input, language));
  return keptView(context, 'languages', hrefs, () =>
    site.locales.map((language, index) => ({
      locale: language,
      name: languageOf(language).name,
      href: hrefs[index] ?? '',
      current: language === locale,
    })),
  );
}

/** The agency's logo as a picture; without a dark version, the light one is used on dark pages too. */
function toLogoPicture(logo: Site['settings']['logo']): FrameView['site']['logoPicture'] {
  const { light, lightHash, dark, darkHash } = logo ?? {};
  if (!light) return null;
  const lightAddress = assetAddress(light, 400, lightHash);
  return { light: lightAddress, dark: dark ? assetAddress(dark, 400, darkHash) : lightAddress };
}

/** Name and logo of the site for its header. */
export const toSiteMark = ({ id, name, settings }: Site): FrameView['site'] => ({
  id,
  name,
  logo: settings.logo?.paths.length ? settings.logo : null,
  logoPicture: toLogoPicture(settings.logo),
  features: settings.features,
});

/** Header and footer of every screen of a site. */
export function toFrame(input: FrameInput, context: ViewContext): FrameView {
  const { site, locale } = context;
  const here = {
    path: pathInLocale({ ...input, search: NO_SEARCH }, locale),
    search: input.search,
  };
  const items = input.main?.items ?? [];
  return {
    site: keptView(context, 'site mark', [], () => toSiteMark(site)),
    locale,
    homeHref: pathTo('home', locale),
    favoritesHref: pathTo('favorites', locale),
    menu: toMenu(items, markedEntry(items, here, context), context),
    languages: toLanguages(input, context),
    footer: toFooter(input.footer, here, input.year, context),
    themeHref: input.themeHref,
    iconHref: input.iconHref,
  };
}
