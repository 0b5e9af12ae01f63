import { fold } from '#domain/fold.ts';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { ROUTE_TABLE } from '#domain/route-table.ts';
import type { Page, Section } from '#wire/page.ts';
import type { LocalizedText } from '#wire/values.ts';
import type { NewsFields } from '#wire/written-pages.ts';

type Texts = NewsFields['title'];

/** Most characters of an address that a title gives. */
const LONGEST_WORDS = 60;

/** Languages in which an item is written: those with a title. */
export const writtenLocales = ({ title }: Pick<NewsFields, 'title'>): readonly Locale[] =>
  LOCALES.filter((locale) => (title[locale] ?? '').trim() !== '');

const laid = (known: LocalizedText | null | undefined, texts: Texts): LocalizedText => {
  const both = { ...known, ...texts };
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const text = both[locale]?.trim() ?? '';
      return text === '' ? [] : [[locale, text]];
    }),
  );
};

/** An address of a title, which no other page has: "nieuws/open-in-de-winter"; `below` is its beginning. */
export function wordsOfAddress(title: string, below: string, taken: ReadonlySet<string>): string {
  const words = fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_WORDS)
    .replace(/^-+|-+$/g, '');
  const first = `${below}${words || '1'}`;
  let address = first;
  for (let number = 2; taken.has(address); number++) address = `${first}-${number}`;
  return address;
}

/** An address stays when its title changes; a language without a title has none. */
const addressesOf = (
  known: LocalizedText | null | undefined,
  title: Texts,
  taken: ReadonlySet<string>,
): LocalizedText =>
  Object.fromEntries(
    writtenLocales({ title }).map((locale) => [
      locale,
      known?.[locale]?.trim() || wordsOfAddress(title[locale] ?? '', `${ROUTE_TABLE.news[locale]}/`, taken),
    ]),
  );

/** The blocks with the written text in the first one of text, or before all others. */
function sectionsWith(sections: readonly Section[], texts: Texts): Section[] {
  const at = sections.findIndex(({ kind }) => kind === 'text');
  const found = sections[at];
  if (found?.kind !== 'text') {
    const body = laid(null, texts);
    return Object.keys(body).length === 0 ? [...sections] : [{ kind: 'text', body }, ...sections];
  }
  return sections.with(at, { ...found, body: laid(found.body, texts) });
}

/** The page of an item with what a person wrote; all else of a stored page stays. `taken` are others' addresses. */
export function writtenNews(
  id: string,
  stored: Page | null,
  { publicationDate, shownUntil, title, lead, body, picture }: NewsFields,
  taken: ReadonlySet<string>,
): Page {
  const { hero, heroEvening, ...page } = stored ?? { id, sections: [], hero: null, heroEvening: null };
  const isSame = picture !== null && hero?.file === picture.file;
  return {
    ...page,
    url: addressesOf(stored?.url, title, taken),
    title: laid(stored?.title, title),
    lead: laid(stored?.lead, lead),
    news: { publicationDate, ...(shownUntil === null ? {} : { shownUntil }) },
    ...(picture && {
      hero: isSame
        ? { ...hero, alt: laid(hero.alt, picture.alt) }
        : { file: picture.file, alt: laid(null, picture.alt) },
    }),
    ...(isSame && heroEvening ? { heroEvening } : {}),
    sections: sectionsWith(page.sections, body),
  };
}
