import type { Locale } from '#domain/locale.ts';
import { createTranslator, type Translator } from '#locales/translator.ts';
import type { Site } from '#wire/site.ts';
import type { SiteAnswer } from '#wire/site-answer.ts';
import { onceEach } from '../cache/once-each.ts';
import type { Ingredient } from '../cache/parts.ts';
import type { HostRule } from '../media/picture-hosts.ts';

/** Context of every view model: the site, the language and the texts. */
export interface ViewContext {
  readonly site: Site &
    Pick<SiteAnswer, 'service' | 'knowsTraits' | 'knowsAreas' | 'newsIn' | 'leadSystems' | 'cardSystem'>;
  readonly locale: Locale;
  readonly t: Translator;
  /** Scheme and host that the visitor used, without a slash: `https://duinzicht.be`. */
  readonly origin: string;
  /** Current day in Brussels, `YYYY-MM-DD`; results that depend on it are made again the next day. */
  readonly today: string;
  /** Whether pictures of a foreign host may be shown on this site. */
  readonly allowsHost: HostRule;
  /** Caches results made from cached documents and this context; absent where nothing repeats. */
  readonly keep?: KeepView;
}

/** The result of `make` for these documents, from the cache if possible. */
type KeepView = <T>(kind: string, ingredients: readonly Ingredient[], make: () => T) => T;

/** A view that only depends on cached documents and its context. */
export const cachedView = <T>(
  { keep }: ViewContext,
  kind: string,
  ingredients: readonly Ingredient[],
  make: () => T,
): T => (keep === undefined ? make() : keep(kind, ingredients, make));

/** The contexts that were made of one so far, by language. */
const others = onceEach((_context: ViewContext) => new Map<Locale, ViewContext>());

/** The same site in another language, for the addresses of the language switcher. */
export function inLocale(context: ViewContext, locale: Locale): ViewContext {
  if (locale === context.locale) return context;
  const known = others(context).get(locale);
  if (known !== undefined) return known;
  // Cached results belong to the context's own language.
  const other: ViewContext = {
    ...context,
    locale,
    t: createTranslator(locale, undefined, context.site.settings.figures),
    keep: undefined,
  };
  others(context).set(locale, other);
  return other;
}
