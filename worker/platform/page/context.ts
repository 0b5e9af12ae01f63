import type { Locale } from '../../../domain/locale.ts';
import { createTranslator, type Translator } from '../../../locales/translator.ts';
import type { Site } from '../../../wire/site.ts';
import type { HostRule } from '../media/picture-hosts.ts';
import type { Ingredient } from '../parts/parts.ts';

/** What every view model needs beside its data: whose site, in which language, with which words. */
export interface ViewContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly t: Translator;
  /** Scheme and host that the visitor used, without a slash: `https://duinzicht.be`. */
  readonly origin: string;
  /** Whether pictures of a foreign host may be shown on this site. */
  readonly allowsHost: HostRule;
  /** Keeps what is made of kept documents and this context; absent where nothing is asked for twice. */
  readonly keep?: KeepView;
}

/** Gives what `make` makes of these documents, as it was made before where it is kept. */
export type KeepView = <T>(kind: string, ingredients: readonly Ingredient[], make: () => T) => T;

/** A view that is made of kept documents and its context alone. */
export const keptView = <T>(
  { keep }: ViewContext,
  kind: string,
  ingredients: readonly Ingredient[],
  make: () => T,
): T => (keep === undefined ? make() : keep(kind, ingredients, make));

/** The same site in another language, for the addresses of the language switcher. */
export const inLocale = (context: ViewContext, locale: Locale): ViewContext =>
  locale === context.locale
    ? context
    : // What is kept is of the context's own language.
      { ...context, locale, t: createTranslator(locale), keep: undefined };
