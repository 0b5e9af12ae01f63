import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathOf, pathTo, type RouteMatch } from '#domain/routes.ts';
import type { FrameView } from '#domain/views/frame.ts';
import type { Navigation } from '#wire/navigation.ts';
import type { Site } from '#wire/site.ts';
import type { SiteScreen } from '../env.ts';
import { assetAddress } from '../media/picture-address.ts';
import { cachedView, type ViewContext } from './context.ts';
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
  /** Query of the same content in another language: a search, or the subject of a question. None without it. */
  readonly retainedQuery?: SiteScreen['retainedQuery'];
}

const NO_SEARCH = new URLSearchParams();

/** Path of the same screen in another language: of its item, else of its route, else of the start page. */
export function pathInLocale(
  input: Pick<FrameInput, 'route' | 'search' | 'pathIn' | 'retainedQuery'>,
  locale: Locale,
): string {
  const path = input.pathIn?.(locale) ?? pathOf(input.route, locale);
  return path === '/' ? pathTo('home', locale) : `${path}${input.retainedQuery?.(input.search) ?? ''}`;
}

function toLanguages(input: FrameInput, context: ViewContext): FrameView['languages'] {
  const { site, locale } = context;
  const hrefs = site.locales.map((language) => pathInLocale(input, language));
  return cachedView(context, 'languages', hrefs, () =>
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
    site: cachedView(context, 'site mark', [], () => toSiteMark(site)),
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
