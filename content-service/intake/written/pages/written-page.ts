/** The page that a draft becomes, and what keeps it from going out (decision 186). */
import { LOCALES, type Locale } from '#domain/locale.ts';
import { matchPath, pathTo } from '#domain/routes.ts';
import { isMeantDay } from '#domain/stays/day.ts';
import type { Page, Section } from '#wire/page.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { PageDraft } from '#wire/written-pages.ts';
import { wordsOfAddress } from './written-news.ts';

/** Pages that screens of the site show: they have no address of their own. */
export const PAGES_OF_SCREENS: readonly string[] = ['home', 'privacy', 'terms'];

type Loose = Readonly<Record<string, unknown>>;
type Words = Readonly<Partial<Record<Locale, string>>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts of a member that has them by language. */
const wordsIn = (value: unknown): Words =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = isObject(value) ? value[locale] : undefined;
      return typeof text === 'string' && text.trim() !== '' ? [[locale, text.trim()]] : [];
    }),
  );

/** A draft without what is not shown. */
export const toPage = (id: string, { sections, ...page }: PageDraft): Loose => ({
  ...page,
  id,
  sections: sections.flatMap(({ off, ...section }) => (off === true ? [] : [section])),
});

/** Addresses of the other pages of a site: of each the page that has it. */
export type TakenAddresses = ReadonlyMap<string, string>;

/** The page with an address in each language that has a title: the written one, or one made of the title. */
export function withAddresses(id: string, page: Loose, taken: TakenAddresses): Loose {
  if (PAGES_OF_SCREENS.includes(id)) return page;
  const [title, url] = [wordsIn(page.title), wordsIn(page.url)];
  const used = new Set([...taken.keys(), ...Object.values(url)]);
  const addresses = LOCALES.flatMap((locale): (readonly [Locale, string])[] => {
    if (title[locale] === undefined) return [];
    const typed = url[locale]?.replace(/^\/+|\/+$/g, '') ?? '';
    const address = typed === '' ? wordsOfAddress(title[locale], '', used) : typed;
    used.add(address);
    return [[locale, address]];
  });
  return { ...page, url: Object.fromEntries(addresses) };
}

/** A page as it was: an address that another page has by now is made anew, beside it, of the title of its language. */
export function withFreeAddresses(page: Page, taken: TakenAddresses): Page {
  const used = new Set(taken.keys());
  const title = wordsIn(page.title);
  const url = Object.fromEntries(
    Object.entries(wordsIn(page.url)).map(([locale, address]) => {
      if (!used.has(address)) return [locale, address];
      const below = address.slice(0, address.lastIndexOf('/') + 1);
      const other = wordsOfAddress(title[locale as Locale] ?? address, below, used);
      used.add(other);
      return [locale, other];
    }),
  );
  return page.url == null ? page : { ...page, url };
}

/**
 * A page as it was, without pictures that are there no more: the first one takes its evening along, and a block that is
 * nothing but its picture goes with it.
 */
export function withoutPictures(page: Page, gone: ReadonlySet<string>): Page {
  const isGone = (picture: { readonly file: string } | null | undefined): boolean =>
    picture != null && gone.has(picture.file);
  const { hero, heroEvening, ...rest } = page;
  return {
    ...rest,
    ...(hero && !isGone(hero) ? { hero } : {}),
    ...(heroEvening && !isGone(hero) && !isGone(heroEvening) ? { heroEvening } : {}),
    sections: page.sections.flatMap((section): Section[] => {
      if (!('picture' in section) || !isGone(section.picture)) return [section];
      if (section.kind === 'picture') return [];
      const { picture: _gone, ...others } = section;
      return [others];
    }),
  };
}

/** Why an address cannot be that of a page; null when it can. */
function addressFault(
  locale: Locale,
  address: string,
  others: readonly (string | undefined)[],
  taken: TakenAddresses,
): string | null {
  if (others.includes(address)) return 'twice';
  const by = taken.get(address);
  if (by !== undefined) return `taken:${by}`;
  const path = pathTo('page', locale, { url: address });
  return path === '/' || matchPath(path)?.screen !== 'page' ? 'reserved' : null;
}

/** Pictures of a page by their place, with the words for them. */
function picturesIn(page: Loose): (readonly [place: string, picture: Loose])[] {
  const sections = Array.isArray(page.sections) ? page.sections : [];
  return [
    ['hero', page.hero] as const,
    ...sections.map(
      (section, at) => [`sections[${at}].picture`, isObject(section) ? section.picture : null] as const,
    ),
  ].flatMap(([place, picture]) => (isObject(picture) ? [[place, picture] as const] : []));
}

/** Days of a page by their place: of reviews, and of quotations. */
function daysIn({ sections }: Loose): (readonly [place: string, day: string])[] {
  const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  const dayOf = (place: string, value: unknown) =>
    typeof value === 'string' ? [[place, value] as const] : [];
  return list(sections).flatMap((section, at) => {
    if (!isObject(section)) return [];
    const entries = ['reviews', 'quotes'].flatMap((name) =>
      list(section[name]).flatMap((entry, number) =>
        isObject(entry) ? dayOf(`sections[${at}].${name}[${number}].date`, entry.date) : [],
      ),
    );
    return [...dayOf(`sections[${at}].asOf`, section.asOf), ...entries];
  });
}

/**
 * What a schema cannot see, by field: days that can be meant, a title in some language, words for each picture in each language that has one,
 * and addresses that lead to this page alone. An address that was there before stays as it is.
 */
export function faultsOf(
  page: Loose,
  before: LocalizedText | null | undefined,
  taken: TakenAddresses,
): Readonly<Record<string, string>> {
  const [title, url] = [wordsIn(page.title), wordsIn(page.url)];
  const locales = LOCALES.filter((locale) => title[locale] !== undefined);
  const addresses = LOCALES.flatMap((locale): (readonly [string, string])[] => {
    const address = url[locale];
    if (address === undefined || address === before?.[locale]) return [];
    const others = LOCALES.filter((other) => other !== locale).map((other) => url[other]);
    const fault = addressFault(locale, address, others, taken);
    return fault === null ? [] : [[`url.${locale}`, fault]];
  });
  const silent = picturesIn(page).flatMap(([place, { alt }]) =>
    locales
      .filter((locale) => wordsIn(alt)[locale] === undefined)
      .map((locale) => [`${place}.alt.${locale}`, 'missing'] as const),
  );
  return Object.fromEntries([
    ...(locales.length === 0 ? [['title', 'missing'] as const] : []),
    ...addresses,
    ...silent,
    ...daysIn(page).flatMap(([place, day]) => (isMeantDay(day) ? [] : [[place, 'day'] as const])),
  ]);
}
