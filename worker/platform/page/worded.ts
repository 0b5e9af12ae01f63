import type { Locale, Localized } from '../../../domain/locale.ts';
import { languageOrder, localizedIn, type Worded } from '../../../domain/text.ts';
import type { RichText } from '../../../domain/views/rich-text.ts';
import { foreign, plainWords } from '../../../domain/worded.ts';
import type { LocalizedRichText } from '../content/rich-text/schema.ts';
import type { ViewContext } from './context.ts';

/** An agency's own words without markup: in the page's language, else the site's. */
export const wordedIn = (text: Localized | null | undefined, { locale, site }: ViewContext): Worded =>
  plainWords(text, locale, site.defaultLocale);

/** The agency's words as they stand: with the markup that parts their paragraphs. */
export const writtenIn = (text: Localized | null | undefined, { locale, site }: ViewContext): Worded =>
  localizedIn(text, locale, site.defaultLocale);

/** An agency's formatted text, and the language it is in; empty without one. */
export function richIn(
  text: LocalizedRichText | null | undefined,
  { locale, site }: ViewContext,
): { readonly text: RichText; readonly locale: Locale | null } {
  const found = languageOrder(locale, site.defaultLocale).find((language) => text?.[language] !== undefined);
  return { text: (found && text?.[found]) ?? [], locale: found ?? null };
}

/** The language to name beside these words; nothing where they are in the page's own. */
export function inLang(words: Pick<Worded, 'locale'>, { locale }: ViewContext): { readonly lang?: Locale } {
  const lang = foreign(words, locale);
  return lang === null ? {} : { lang };
}
