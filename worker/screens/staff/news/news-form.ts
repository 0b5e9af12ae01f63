import { manyLines, singleLine } from '#domain/forms/clean-text.ts';
import { type Typed, textOf } from '#domain/forms/read-form.ts';
import type { Locale } from '#domain/locale.ts';
import { isMeantDay } from '#domain/stays/day.ts';
import { NEWS_LENGTHS, type NewsFields, type OpenedPage } from '#wire/written-pages.ts';

/** What is typed in each language. */
export const WORDS = ['title', 'lead', 'body', 'alt'] as const;
export type Word = (typeof WORDS)[number];
type Wrong = 'title' | 'alt' | 'day' | 'shownUntil' | 'long' | 'picture' | 'other';
/** What is wrong, by the field's name. */
export type Faults = Readonly<Record<string, Wrong>>;

export const nameOf = (word: Word, locale: Locale): string => `${word}.${locale}`;

/** The fields of an item as its form first has them; `today` is the date of a new one. */
export function typedOfItem(item: OpenedPage | null, locales: readonly Locale[], today: string): Typed {
  const page = item?.page;
  const text = page?.sections.find(({ kind }) => kind === 'text');
  const of: Readonly<Record<Word, Readonly<Partial<Record<Locale, string | null | undefined>>>>> = {
    title: page?.title ?? {},
    lead: page?.lead ?? {},
    body: text?.body ?? {},
    alt: page?.hero?.alt ?? {},
  };
  return Object.fromEntries([
    ['publicationDate', [page?.news?.publicationDate ?? today]],
    ['shownUntil', [page?.news?.shownUntil ?? '']],
    ['picture', [page?.hero?.file ?? '']],
    ...WORDS.flatMap((word) => locales.map((locale) => [nameOf(word, locale), [of[word][locale] ?? '']])),
  ]);
}

const clean = (word: Word, text: string): string => (word === 'body' ? manyLines(text) : singleLine(text));

/** Reads a form of an item: what a person wrote, and what is wrong with it. */
export function fieldsOf(
  typed: Typed,
  locales: readonly Locale[],
): { readonly fields: NewsFields; readonly faults: Faults } {
  const textsOf = (word: Word) =>
    Object.fromEntries(
      locales.map((locale) => [locale, clean(word, textOf(typed, nameOf(word, locale)) ?? '')]),
    );
  const [title, lead, body, alt] = [textsOf('title'), textsOf('lead'), textsOf('body'), textsOf('alt')];
  const date = textOf(typed, 'publicationDate') ?? '';
  const until = textOf(typed, 'shownUntil') ?? '';
  const file = textOf(typed, 'picture');
  const written = locales.filter((locale) => title[locale] !== '');
  const texts = { title, lead, body, alt };
  const [first = 'nl'] = locales;
  const faults: [string, Wrong][] = [
    ...(isMeantDay(date) ? [] : [['publicationDate', 'day'] as [string, Wrong]]),
    ...(until === '' || isMeantDay(until) ? [] : [['shownUntil', 'day'] as [string, Wrong]]),
    ...(isMeantDay(until) && until < date ? [['shownUntil', 'shownUntil'] as [string, Wrong]] : []),
    ...(written.length > 0 ? [] : [[nameOf('title', first), 'title'] as [string, Wrong]]),
    ...(file === undefined ? [] : written.filter((locale) => alt[locale] === '')).map(
      (locale): [string, Wrong] => [nameOf('alt', locale), 'alt'],
    ),
    ...WORDS.flatMap((word) =>
      locales
        .filter((locale) => (texts[word][locale]?.length ?? 0) > NEWS_LENGTHS[word])
        .map((locale): [string, Wrong] => [nameOf(word, locale), 'long']),
    ),
  ];
  return {
    fields: {
      publicationDate: date,
      shownUntil: until === '' ? null : until,
      title,
      lead,
      body,
      picture: file === undefined ? null : { file, alt },
    },
    faults: Object.fromEntries(faults),
  };
}

/** Faults of an item as the content service names them, by the form's fields; what the form does not ask is left out. */
export function refusedFields(fields: Readonly<Record<string, string>>, locales: readonly Locale[]): Faults {
  const [first = 'nl'] = locales;
  return Object.fromEntries(
    Object.keys(fields).flatMap((name): [string, Wrong][] => {
      if (name === 'publicationDate' || name === 'shownUntil') return [[name, 'day']];
      if (name === 'title') return [[nameOf('title', first), 'title']];
      const [, locale] = /\.(\w\w)$/.exec(name) ?? [];
      const own = locales.find((one) => one === locale);
      const word = WORDS.find((one) => name.startsWith(`${one}.`) || name.includes(`.${one}.`));
      if (own !== undefined && word !== undefined)
        return [[nameOf(word, own), word === 'alt' ? 'alt' : 'other']];
      return /^hero(?:\.file)?$/.test(name) ? [['file', 'picture']] : [];
    }),
  );
}

/** Whether an item is shown on a day, and why not. */
export function stateOf(
  { page, withdrawn }: { readonly page: Pick<OpenedPage['page'], 'news'>; readonly withdrawn: boolean },
  today: string,
): 'shown' | 'ahead' | 'over' | 'withdrawn' {
  if (withdrawn) return 'withdrawn';
  const { publicationDate, shownUntil } = page.news ?? {};
  if ((publicationDate ?? '') > today) return 'ahead';
  return shownUntil && shownUntil < today ? 'over' : 'shown';
}
