import type { Locale } from '../../../domain/locale.ts';
import { createTranslator, type Translator } from '../../../locales/translator.ts';
import type { Site } from '../../../wire/site.ts';
import type { HostRule } from '../media/picture-hosts.ts';

/** What every view model needs beside its data: whose site, in which language, with which words. */
export interface ViewContext {
  readonly site: Site;
  readonly locale: Locale;
  readonly t: Translator;
  /** Scheme and host that the visitor used, without a slash: `https://duinzicht.be`. */
  readonly origin: string;
  /** Whether pictures of a foreign host may be shown on this site. */
  readonly allowsHost: HostRule;
}

/** The same site in another language, for the addresses of the language switcher. */
export const inLocale = (context: ViewContext, locale: Locale): ViewContext =>
  locale === context.locale ? context : { ...context, locale, t: createTranslator(locale) };
