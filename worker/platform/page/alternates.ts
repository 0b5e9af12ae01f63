import type { Locale } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';

interface Alternate {
  readonly hrefLang: string;
  /** Absolute. */
  readonly href: string;
}

/**
 * A page in each of its languages, and `x-default` for everyone else: the site's own language, or the first that the
 * page has. Every version has the same list, so that each is confirmed by the others (Google, "Localized versions").
 * `hrefIn` is null for a language that the page lacks.
 */
export function alternatesOf(
  { locales, defaultLocale }: Pick<Site, 'locales' | 'defaultLocale'>,
  hrefIn: (locale: Locale) => string | null,
): readonly Alternate[] {
  const alternates = locales.flatMap((locale) => {
    const href = hrefIn(locale);
    return href === null ? [] : [{ hrefLang: locale, href }];
  });
  const fallback = alternates.find(({ hrefLang }) => hrefLang === defaultLocale) ?? alternates[0];
  return fallback === undefined ? [] : [...alternates, { hrefLang: 'x-default', href: fallback.href }];
}
