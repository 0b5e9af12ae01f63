import { isLocale, LOCALES, type Locale } from './locale.ts';
import { decodeSegment, encodeSegment, MAX_PATH_LENGTH } from './path-segment.ts';
import { isScreen, ROUTE_TABLE, SCREENS, type Screen } from './route-table.ts';

export { isScreen, SCREENS, type Screen } from './route-table.ts';

/** Decoded parameters of an address. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

export interface RouteMatch {
  readonly locale: Locale;
  /** `page` is any other path below the language; its address is `params.url`. */
  readonly screen: Screen | 'page';
  readonly params: Record<string, string>;
}

type Part =
  | { readonly kind: 'word'; readonly word: string }
  | { readonly kind: 'param'; readonly name: string; readonly optional: boolean };

const parsePart = (part: string): Part =>
  part.startsWith(':')
    ? { kind: 'param', name: part.slice(1).replace(/\?$/, ''), optional: part.endsWith('?') }
    : { kind: 'word', word: part };

const parsePattern = (pattern: string): readonly Part[] =>
  pattern === '' ? [] : pattern.split('/').map(parsePart);

const patternOf = (screen: Screen, locale: Locale): readonly Part[] =>
  parsePattern(ROUTE_TABLE[screen][locale]);

const PATTERNS = new Map<Locale, readonly { screen: Screen; parts: readonly Part[] }[]>(
  LOCALES.map((locale) => [locale, SCREENS.map((screen) => ({ screen, parts: patternOf(screen, locale) }))]),
);

function matchParts(parts: readonly Part[], segments: readonly string[]): Record<string, string> | null {
  if (segments.length > parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index];
    if (part.kind === 'word') {
      if (segment !== part.word) return null;
    } else if (segment !== undefined) {
      params[part.name] = segment;
    } else if (!part.optional) {
      return null;
    }
  }
  return params;
}

/**
 * First words that lead to another one. The specification's German word for holiday homes means public holidays
 * (spec 1 §2, "Screens and routes"): visitors type the usual one, and are redirected.
 */
const SYNONYMS: ReadonlyMap<string, string> = new Map([['de/ferien', 'feiertage']]);

/**
 * Matches a path: its language, screen and decoded parameters. null without a known language in front, or
 * when a segment is empty, unsafe or wrongly encoded. A trailing slash is ignored, so compare with `pathOf`
 * to redirect to the canonical form.
 */
export function matchPath(pathname: string): RouteMatch | null {
  if (!pathname.startsWith('/') || pathname.length > MAX_PATH_LENGTH) return null;
  const [prefix = '', ...encoded] = pathname.replace(/\/$/, '').slice(1).split('/');
  if (!isLocale(prefix)) return null;
  const segments: string[] = [];
  for (const segment of encoded) {
    const text = decodeSegment(segment);
    if (text === null) return null;
    segments.push(text);
  }
  const word = SYNONYMS.get(`${prefix}/${segments[0] ?? ''}`);
  if (word !== undefined) segments[0] = word;
  for (const { screen, parts } of PATTERNS.get(prefix) ?? []) {
    const params = matchParts(parts, segments);
    if (params !== null) return { locale: prefix, screen, params };
  }
  return { locale: prefix, screen: 'page', params: { url: segments.join('/') } };
}

/** Joins texts to a path below a language; null when one of them cannot be a segment. */
function joinPath(locale: Locale, texts: readonly string[]): string | null {
  const encoded: string[] = [];
  for (const text of texts) {
    const segment = encodeSegment(text);
    if (segment === null) return null;
    encoded.push(segment);
  }
  const path = [`/${locale}`, ...encoded].join('/');
  return path.length > MAX_PATH_LENGTH ? null : path;
}

function fillParts(parts: readonly Part[], params: RouteParams): string[] | null {
  const texts: string[] = [];
  for (const part of parts) {
    if (part.kind === 'word') {
      texts.push(part.word);
      continue;
    }
    const value = Object.hasOwn(params, part.name) ? params[part.name] : undefined;
    if (value !== undefined && value !== '') texts.push(value);
    else if (part.optional)
      return texts; // nothing can follow a missing optional parameter
    else return null;
  }
  return texts;
}

/**
 * The path of a screen in a language, with encoded parameters. Falls back to "/" for an unknown screen (spec
 * 1 §2, "Addresses"), and when parameters are missing or cannot be path segments.
 */
export function pathTo(screen: string, locale: Locale, params: RouteParams = {}): string {
  if (screen === 'page') return joinPath(locale, (params.url ?? '').split('/')) ?? '/';
  if (!isScreen(screen)) return '/';
  const texts = fillParts(patternOf(screen, locale), params);
  return (texts && joinPath(locale, texts)) ?? '/';
}

/** The canonical path of a match, in its own language or another (for the language switcher). */
export const pathOf = (match: RouteMatch, locale: Locale = match.locale): string =>
  pathTo(match.screen, locale, match.params);

/** Path of a script's call (spec 1 §2): `ajaxPath('nl', 'estate', '12')` → `/nl/ajax/estate/12`. */
export const ajaxPath = (locale: Locale, ...segments: readonly string[]): string =>
  joinPath(locale, ['ajax', ...segments]) ?? '/';
