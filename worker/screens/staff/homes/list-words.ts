import type { Context } from 'hono';
import { formatPrice } from '#domain/format/money.ts';
import { DOT, glued } from '#domain/format/ties.ts';
import { languageOf } from '#domain/languages.ts';
import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { localized } from '#domain/text.ts';
import { FILE, type WrittenHome } from '#wire/written-homes.ts';
import type { AppEnv } from '#worker/platform/env.ts';
import type { StaffTexts } from '../texts.ts';

/** What the pages of homes need to say something. */
export interface Speaking {
  readonly c: Context<AppEnv>;
  readonly s: StaffTexts;
}

type Named = Pick<WrittenHome, 'street' | 'title' | 'home'>;

/** A home's title in the language of the page, or in another one; null without a title. */
const titleOf = ({ title }: Pick<Named, 'title'>, locale: Locale): string | null =>
  title === null ? null : localized(title, locale) || null;

/** How people call a home: its street and number, else its title, else its id. */
export const nameOf = (home: Named, { c, s }: Speaking): string =>
  home.street ?? titleOf(home, c.get('locale')) ?? s('homes.unnamed', { id: home.home });

/** What stands below the name: the title, where the street is the name, and the municipality. */
export const placeOf = (home: Pick<WrittenHome, 'city'> & Named, { c }: Speaking): string =>
  [home.street === null ? null : titleOf(home, c.get('locale')), home.city]
    .filter((part) => part !== null)
    .join(DOT);

/** A price in words that no line ends within: -1 is hidden; empty for a home without one. */
export function priceOf(price: number | null, s: StaffTexts): string {
  if (price === null) return '';
  return price < 0 ? s('homes.noPrice') : glued(formatPrice(price, s));
}

/** "Frans en Duits". */
const languagesIn = (locales: readonly string[], locale: Locale): string => {
  const { tag } = languageOf(locale);
  const names = new Intl.DisplayNames(tag, { type: 'language' });
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(locales.map((one) => names.of(one) ?? one));
};

/** What a home lacks that visitors see, or will see: pictures, texts, what the law asks; and changes that wait. */
export function lacksOf(home: WrittenHome, { c, s }: Speaking): readonly string[] {
  const isShown = ['offer', 'option', 'draft'].includes(home.state);
  const lacks = isShown
    ? [
        home.pictures === 0 ? s('homes.noPictures') : '',
        home.lacks.length > 0 ? s.count('homes.law', home.lacks.length) : '',
        home.untold.length > 0
          ? s('homes.noText', { languages: languagesIn(home.untold, c.get('locale')) })
          : '',
      ]
    : [];
  const waits = home.pending && home.state !== 'draft' ? s('homes.pending') : '';
  return [...lacks, waits].filter((one) => one !== '');
}

/** The address of a home's own page. */
export const homeHref = (locale: Locale, { kind, home }: Pick<WrittenHome, 'kind' | 'home'>): string =>
  pathTo('staff-home', locale, { kind, id: home });

/** The address of an action on a home. */
export const actionHref = (
  locale: Locale,
  { kind, home }: Pick<WrittenHome, 'kind' | 'home'>,
  action: string,
): string => pathTo('staff-home-action', locale, { kind, id: home, action });

/** The name of the feed that brings a home, in words. */
export const feedOf = (feed: string, s: StaffTexts): string =>
  feed === FILE ? s('homes.file') : feed === 'service' ? s('feedOwn') : feed;
