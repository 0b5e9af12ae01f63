/** Where entries of menus and links of pages may lead within a site. */
import type { Locale } from '../locale.ts';
import { pathTo } from '../routes.ts';
import { localized } from '../text.ts';

/** Screens that are offered as a target, with the feature without which a site lacks them. */
export const LINKED_SCREENS = [
  ['offer', null],
  ['rentals', 'rentals'],
  ['contact', null],
  ['valuation', 'valuation'],
  ['subscribe', 'alerts'],
  ['favorites', null],
  ['news', null],
] as const;

/** A target, as a link names it. */
interface Target {
  readonly type: string;
  readonly params?: Readonly<Record<string, string>> | null | undefined;
  readonly page?: Readonly<Record<string, string | null | undefined>> | null | undefined;
  readonly href?: string | null | undefined;
}

/** An address of another site: https, without a name or password in it. */
function isForeign(href: string): boolean {
  const url = URL.canParse(href) ? new URL(href) : null;
  return url?.protocol === 'https:' && url.username === '' && url.password === '';
}

/**
 * Whether a target leads somewhere in each language of a site: to an address of another site, to one of the pages with these
 * addresses, or to a screen that the site has. Every other one would lead to the start page (spec 1 §2, "Addresses"), or to
 * no page at all.
 */
export function leadsSomewhere(
  { type, params, page, href }: Target,
  {
    pages,
    features,
    locales,
  }: {
    readonly pages: ReadonlySet<string>;
    readonly features: readonly string[];
    readonly locales: readonly Locale[];
  },
): boolean {
  if (type === 'url') return isForeign(href ?? '');
  if (type === 'page') return locales.every((locale) => pages.has(addressOf(localized(page, locale))));
  const needs = LINKED_SCREENS.find(([screen]) => screen === type)?.[1] ?? null;
  return pathTo(type, 'nl', params ?? {}) !== '/' && (needs === null || features.includes(needs));
}

/** An address as pages have it: without slashes at its ends. */
export const addressOf = (url: string | null | undefined): string =>
  (url ?? '').replace(/^\/+|\/+$/g, '').trim();
