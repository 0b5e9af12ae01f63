/** Texts with their language, joined and passed on to pages, which mark foreign languages. */
import { plainText } from './format/plain-text.ts';
import type { Locale, Localized } from './locale.ts';
import { localizedIn, type Worded } from './text.ts';

/** A text in the page's own language, or in none: figures, names, labels. */
export const inOwn = (text: string): Worded => ({ text, locale: null });

/** A text without markup, in the page's language or the fallback that was found. */
export function plainWords(text: Localized | null | undefined, locale: Locale, fallback: Locale): Worded {
  const said = localizedIn(text, locale, fallback);
  const plain = plainText(said.text).trim();
  return plain === '' ? inOwn('') : { text: plain, locale: said.locale };
}

/** Joins texts, without the empty ones; the result has a language only if all of them share it. */
export function joinedWords(parts: readonly Worded[], separator = ', '): Worded {
  const said = parts.filter(({ text }) => text !== '');
  const [first] = said;
  const same = first !== undefined && said.every(({ locale }) => locale === first.locale);
  return { text: said.map(({ text }) => text).join(separator), locale: same ? first.locale : null };
}

/** The language to mark on the page; null when it is the page's own. */
export const foreign = ({ locale }: Pick<Worded, 'locale'>, page: Locale): Locale | null =>
  locale === page ? null : locale;
