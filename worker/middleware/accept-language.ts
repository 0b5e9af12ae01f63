import { DEFAULT_LOCALE, type Locale } from '../../domain/locale.ts';
import type { Site } from '../content/schemas/site.ts';

/** Longer headers are no browser's. */
const MAX_HEADER = 1_000;
const ITEM =
  /^\s*([A-Za-z]{1,8}|\*)(?:-[A-Za-z0-9-]{1,40})?\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/;

interface Wish {
  readonly language: string;
  readonly quality: number;
}

/** Wishes of an Accept-Language header, dearest first (RFC 9110 §12.5.4); unreadable ones are left out. */
function wishesOf(header: string): readonly Wish[] {
  if (header.length > MAX_HEADER) return [];
  return header
    .split(',')
    .flatMap((item) => {
      const [, language, quality = '1'] = ITEM.exec(item) ?? [];
      return language === undefined ? [] : [{ language: language.toLowerCase(), quality: Number(quality) }];
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality);
}

/** The language a site speaks when nothing is known of the visitor: its default, then nl, then its first. */
export function defaultLocaleOf(site: Pick<Site, 'locales' | 'defaultLocale'>): Locale {
  const choices = [site.defaultLocale, DEFAULT_LOCALE];
  return choices.find((locale) => site.locales.includes(locale)) ?? site.locales[0] ?? DEFAULT_LOCALE;
}

/** The visitor's best language of those the site offers (design, "Addresses"). */
export function preferredLocale(
  header: string | null,
  site: Pick<Site, 'locales' | 'defaultLocale'>,
): Locale {
  for (const { language } of wishesOf(header ?? '')) {
    if (language === '*') return defaultLocaleOf(site);
    const offered = site.locales.find((locale) => locale === language);
    if (offered !== undefined) return offered;
  }
  return defaultLocaleOf(site);
}
