import type { Locale, Localized } from '#domain/locale.ts';
import { languageOrder, localizedIn, type Worded } from '#domain/text.ts';
import type { RichText } from '#domain/views/rich-text.ts';
import { foreign, plainWords } from '#domain/worded.ts';
import type { LocalizedRichText } from '../content/rich-text/schema.ts';
import type { ViewContext } from './context.ts';

/** An agency's text without markup: in the page's language, otherwise in the site's default language. */
export const wordedIn = (text: Localized | null | undefined, { locale, site }: ViewContext): Worded =>
  plainWords(text, locale, site.defaultLocale);

/** An agency's title or name: a text without markup, on one line. */
export function lineIn(text: Localized | null | undefined, context: ViewContext): Worded {
  const said = wordedIn(text, context);
  return { ...said, text: said.text.replace(/\s+/g, ' ') };
}

/** An agency's text including the markup of its paragraphs. */
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

/** The `lang` attribute of a text; nothing when it is in the page's language. */
export function inLang(words: Pick<Worded, 'locale'>, { locale }: ViewContext): { readonly lang?: Locale } {
  const lang = foreign(words, locale);
  return lang === null ? {} : { lang };
}
