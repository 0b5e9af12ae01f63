import { parseAccept } from 'hono/utils/accept';
import { DEFAULT_LOCALE, type Locale } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';

/** Longest header, characters; browsers send shorter ones. */
const MAX_HEADER = 1_000;
/** A weight (RFC 9110 §12.4.2). A language with an invalid weight is ignored; the framework would use 1. */
const WEIGHT = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

/** Languages of an Accept-Language header, most preferred first (RFC 9110 §12.5.4), without their regions. */
function wishesOf(header: string): readonly string[] {
  if (header.length > MAX_HEADER) return [];
  return parseAccept(header)
    .filter(({ params, q }) => q > 0 && WEIGHT.test(params.q ?? params.Q ?? '1'))
    .map(({ type }) => type.replace(/-.*$/, '').toLowerCase());
}

/** A site's language for an unknown visitor: its default, otherwise nl, otherwise its first. */
export function defaultLocaleOf(site: Pick<Site, 'locales' | 'defaultLocale'>): Locale {
  const choices = [site.defaultLocale, DEFAULT_LOCALE];
  return choices.find((locale) => site.locales.includes(locale)) ?? site.locales[0] ?? DEFAULT_LOCALE;
}

/** The visitor's best language of those the site offers (design, "Addresses"). */
export function preferredLocale(
  header: string | null,
  site: Pick<Site, 'locales' | 'defaultLocale'>,
): Locale {
  for (const language of wishesOf(header ?? '')) {
    if (language === '*') return defaultLocaleOf(site);
    const offered = site.locales.find((locale) => locale === language);
    if (offered !== undefined) return offered;
  }
  return defaultLocaleOf(site);
}
