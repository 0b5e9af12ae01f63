/** Words and the language they are in, put together and handed on to pages that name a language not their own. */
import { plainText } from './format/plain-text.ts';
import type { Locale, Localized } from './locale.ts';
import { localizedIn, type Worded } from './text.ts';

/** Words in the page's own language, or in none: figures, names, labels. */
export const inOwn = (text: string): Worded => ({ text, locale: null });

/** A text without markup, in the page's language, else in the one it fell back to. */
export function plainWords(text: Localized | null | undefined, locale: Locale, fallback: Locale): Worded {
  const said = localizedIn(text, locale, fallback);
  const plain = plainText(said.text).trim();
  return plain === '' ? inOwn('') : { text: plain, locale: said.locale };
}

/** Several texts as one, without the empty ones; of one language only where all of them are. */
export function joinedWords(parts: readonly Worded[], separator = ', '): Worded {
  const said = parts.filter(({ text }) => text !== '');
  const [first] = said;
  const same = first !== undefined && said.every(({ locale }) => locale === first.locale);
  return { text: said.map(({ text }) => text).join(separator), locale: same ? first.locale : null };
}

/** The language that a page has to name for these words; null where they are in its own. */
export const foreign = ({ locale }: Pick<Worded, 'locale'>, page: Locale): Locale | null =>
  locale === page ? null : locale;
