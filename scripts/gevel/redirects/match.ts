/** Proposes for each address of a former website where it leads on the new one. No input or output, no guess that is taken. */
import { readSearch, searchQuery } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { fold, foldedWords } from '#domain/fold.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { type OldAddress, pathOfOld, readOldAddress } from '#domain/old-address.ts';
import { matchPath, pathTo } from '#domain/routes.ts';
import type { RedirectTarget } from '#wire/redirect.ts';
import {
  ID_PARAMS,
  NO_HOMES,
  NO_PAGE_PARAMS,
  NO_PAGES,
  PAGE_WORDS,
  REFERENCE_PARAMS,
  RENTAL_SECTIONS,
  SCREEN_WORDS,
  SEARCH_PARAMS,
  SEARCH_WORDS,
  TAXONOMIES,
  TYPE_WORDS,
} from './old-words.ts';
import type { OldSiteHome, SiteIndex } from './site-index.ts';

/**
 * How sure a proposal is: `sure` may be applied as it is, `guess` once a person has accepted it, `none` has nothing,
 * `exists` is a page of the new site, which answers itself.
 */
type Certainty = 'sure' | 'guess' | 'none' | 'exists';

/** Where an old address leads. */
export interface Proposal {
  readonly old: string;
  readonly certainty: Certainty;
  readonly to: RedirectTarget | null;
  /** What it was matched by, or why it was not, in words. */
  readonly why: string;
  /** Ids of homes between which only a person can choose. */
  readonly candidates?: readonly string[];
  /** The parameters that tell this address from others of its path. */
  readonly params: readonly string[];
}

type Found = Omit<Proposal, 'old' | 'params'> & { readonly params?: readonly string[] };

const sure = (to: RedirectTarget, why: string, params?: readonly string[]): Found => ({
  certainty: 'sure',
  to,
  why,
  ...(params && { params }),
});
const guess = (to: RedirectTarget | null, why: string): Found =>
  to === null ? none(why) : { certainty: 'guess', to, why };
const none = (why: string): Found => ({ certainty: 'none', to: null, why });

const LANGUAGES_BY_NUMBER: readonly (Locale | undefined)[] = [undefined, 'nl', 'fr', 'en', 'de'];

/** How the name of a page's file ends. */
const FILE_END = /\.(?:aspx|php|html?)$/;

interface Asked extends OldAddress {
  readonly locale: Locale;
  /** Parameters by name, the first of each. */
  readonly given: ReadonlyMap<string, string>;
  /** Segments without a language in front. */
  readonly rest: readonly string[];
  readonly site: SiteIndex;
}

const pair = (asked: Asked, name: string): string => `${name}=${asked.given.get(name) ?? ''}`;

function localeOf({ segments }: OldAddress, given: Asked['given'], site: SiteIndex): Locale {
  const named = [segments[0], given.get('lang'), given.get('taal'), given.get('langue')];
  const numbered = LANGUAGES_BY_NUMBER[Number(given.get('taalid') ?? 0)];
  const found = [...named, numbered].find((one) => one !== undefined && isLocale(one));
  return found !== undefined && isLocale(found) && site.locales.includes(found) ? found : site.defaultLocale;
}

const home = (one: OldSiteHome, { locale }: Asked): RedirectTarget =>
  one.kind === 'rental' ? { locale, rental: one.id } : { locale, home: one.id };

const keyOf = (table: Readonly<Record<string, readonly string[]>>, text: string): string | undefined =>
  Object.keys(table).find((key) => table[key]?.includes(text));

/** Two homes for one address: only a person can choose. */
const ambiguous = (homes: readonly OldSiteHome[], why: string): Found => ({
  ...none(`${homes.length} ${homes[0]?.kind ?? 'home'}s have ${why}`),
  candidates: homes.map(({ id }) => id),
});

/** A holiday rental by its id or name below a section of rentals; elsewhere such words and numbers are others'. */
function byRental(asked: Asked): Found | null {
  const { given, rest, site, locale } = asked;
  const texts = rest.map((segment) => fold(segment.replace(FILE_END, '')));
  const isSection = (text: string): boolean =>
    RENTAL_SECTIONS.includes(text) || (SCREEN_WORDS.rentals ?? []).includes(text);
  const at = texts.findIndex(isSection);
  const param = ID_PARAMS.find((name) => given.has(name));
  if (site.rentals.length === 0 || at < 0 || (at === texts.length - 1 && param === undefined)) return null;
  if (texts[at + 1] === 'page' && param === undefined) return sure({ locale, screen: 'rentals' }, 'search');
  const names = param === undefined ? texts.slice(at + 1) : [given.get(param) ?? ''];
  const params = param === undefined ? [] : [pair(asked, param)];
  const numbered = site.rentals.filter(({ id }) => names.includes(id));
  const found =
    numbered.length > 0
      ? numbered
      : site.rentals.filter(({ titles }) => names.some((name) => titles.includes(name)));
  if (found.length > 1) return ambiguous(found, 'this name');
  if (found[0] !== undefined) return sure(home(found[0], asked), 'holiday rental', params);
  return guess({ locale, screen: 'rentals' }, 'no holiday rental has this number or name');
}

/** Least common beginning of two words that are taken for one: `exclusief`, `exclusive`. */
const LEAST_STEM = 4;

/** Characters with which both words begin, when they are at least half of the longer one. */
function stemOf(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length >= Math.max(LEAST_STEM, Math.max(one.length, other.length) / 2) ? length : 0;
}

/** The list of the agency's own whose id and titles have the most of the words of an address. */
function byOwnList({ rest, locale, site }: Asked): Found | null {
  if (rest.length === 0 || rest.length > 2) return null;
  const words = foldedWords(rest.join(' '));
  const ranked = site.lists
    .map((list) => ({
      list,
      stems: words.reduce((sum, word) => sum + Math.max(0, ...list.words.map((one) => stemOf(one, word))), 0),
    }))
    .filter(({ stems }) => stems > 0)
    .toSorted((one, other) => other.stems - one.stems);
  const [best] = ranked;
  if (best === undefined) return null;
  const { screen, id } = best.list;
  return guess({ path: pathTo(screen, locale, { id }) }, `the ${screen} ${id} has similar words`);
}

function byId(asked: Asked): Found | null {
  const { given, rest, site } = asked;
  for (const name of ID_PARAMS) {
    const value = given.get(name);
    if (value === undefined) continue;
    const found = site.byId.get(value);
    const params = [pair(asked, name), ...(given.has('taalid') ? [pair(asked, 'taalid')] : [])];
    if (found !== undefined) return sure(home(found, asked), 'id', params);
    return guess({ locale: asked.locale, screen: 'offer' }, `no home has the id ${value}`);
  }
  const found = rest.map((segment) => site.byId.get(segment)).find((one) => one !== undefined);
  return found === undefined ? null : sure(home(found, asked), 'id');
}

/** Words of the longest reference: a longer run of words is none. */
const REFERENCE_WORDS = 6;

/** The homes of the longest reference in a text. */
function referenceIn(text: string, { byReference: known }: SiteIndex): readonly OldSiteHome[] {
  const parts = text.split(' ');
  for (let length = Math.min(REFERENCE_WORDS, parts.length); length > 0; length--) {
    for (let from = parts.length - length; from >= 0; from--) {
      const found = known.get(parts.slice(from, from + length).join(' '));
      if (found !== undefined) return found;
    }
  }
  return [];
}

function byReference(asked: Asked): Found | null {
  const { given, rest, site } = asked;
  for (const name of REFERENCE_PARAMS) {
    const value = given.get(name);
    if (value === undefined) continue;
    const found = site.byReference.get(fold(value)) ?? [];
    const params = [pair(asked, name), ...(given.has('lang') ? [pair(asked, 'lang')] : [])];
    if (found.length > 1) return ambiguous(found, 'this reference');
    if (found[0] !== undefined) return sure(home(found[0], asked), 'reference', params);
    return guess(placeIn(fold(value), asked), `no home has the reference ${value}`);
  }
  const texts = rest.map(fold);
  for (const text of texts) {
    const found = referenceIn(text, site);
    if (found.length > 1) return ambiguous(found, 'this reference');
    if (found[0] !== undefined) return sure(home(found[0], asked), 'reference');
  }
  return null;
}

const numberless = (text: string): string => text.replace(/ \d$/, '');

function byWords(asked: Asked): Found | null {
  const { rest, site } = asked;
  const text = fold(rest.at(-1) ?? '');
  if (text === '' || rest.length < 2) return null;
  const here = site.homes.filter(({ places }) => places.some((place) => ` ${text} `.includes(` ${place} `)));
  if (here.length === 1 && here[0] !== undefined) return sure(home(here[0], asked), 'street, number and zip');
  const ofKind = here.filter(({ kinds }) => kinds.some((kind) => text.startsWith(`${kind} `)));
  if (ofKind.length === 1 && ofKind[0] !== undefined)
    return sure(home(ofKind[0], asked), 'type, street, number and zip');
  if (here.length > 1) return ambiguous(here, 'this street, number and zip');
  const titled = site.homes.filter(
    ({ titles }) => titles.includes(text) || titles.includes(numberless(text)),
  );
  if (titled.length === 1 && titled[0] !== undefined) return sure(home(titled[0], asked), 'title and place');
  return titled.length > 1 ? ambiguous(titled, 'this title and place') : null;
}

/** The search of the only place that a text names, by zip or name; null without one. */
function placeIn(text: string, { site, locale }: Asked): RedirectTarget | null {
  const named = site.cities.find(({ names, zip }) =>
    [...names, zip].some((name) => ` ${text} `.includes(` ${name} `)),
  );
  return named === undefined ? null : { locale, search: `city=${named.id}` };
}

/** The filter that a word of an old search sets; null for a word that nothing here has. */
function filterOf(kind: string, value: string, { site }: Asked): string | null {
  const text = fold(value);
  if (kind === 'city') {
    const city = site.cities.find(({ names, zip }) => zip === text || names.includes(text));
    return city === undefined ? null : `city=${city.id}`;
  }
  if (kind === 'type') return keyOf(TYPE_WORDS, text) ?? null;
  if (kind === 'status') return keyOf(SEARCH_WORDS, text) ?? null;
  if (kind === 'q') return text === '' ? null : `q=${encodeURIComponent(value)}`;
  return /^\d{1,9}$/.test(value) ? `${kind}=${value}` : null;
}

function bySearch(asked: Asked): Found | null {
  const { rest, given, locale } = asked;
  const paged = rest.at(-2) === 'page' ? rest.slice(0, -2) : rest;
  const filters: string[] = [];
  const params: string[] = [];
  let unknown = false;
  const [taxonomy, word] = paged;
  const kind = TAXONOMIES[taxonomy ?? ''];
  const whole = fold(paged.join(' '));
  if (kind !== undefined && word !== undefined) {
    const filter = filterOf(kind, word.replaceAll('-', ' '), asked);
    if (filter === null) return guess({ locale, screen: 'offer' }, `nothing on offer is "${word}"`);
    filters.push(filter);
  } else if (keyOf(SEARCH_WORDS, whole) !== undefined) filters.push(keyOf(SEARCH_WORDS, whole) ?? '');
  else if (!(SCREEN_WORDS.offer ?? []).includes(whole) && !(whole === '' && given.has('s'))) return null;
  for (const [name, value] of given) {
    const known = SEARCH_PARAMS[name];
    if (known === undefined) continue;
    params.push(`${name}=${value}`);
    const filter = filterOf(known, value, asked);
    if (filter === null) unknown = true;
    else filters.push(filter);
  }
  const search = searchQuery(
    ESTATE_SEARCH,
    readSearch(ESTATE_SEARCH, new URLSearchParams(filters.join('&'))),
  ).slice(1);
  const to: RedirectTarget = search === '' ? { locale, screen: 'offer' } : { locale, search };
  return sure(to, unknown ? 'search, without a word that nothing here has' : 'search', params);
}

function byKind(asked: Asked): Found | null {
  const { rest, locale, site, given } = asked;
  const named = rest[0] === 'index.php' ? given.get('page') : undefined;
  const text = fold((named ?? rest.at(-1) ?? '').replace(FILE_END, '')).replace(/ \d$/, '');
  if (rest.length > 2 || (rest.length === 2 && rest[0] !== 'modules')) return null;
  const params = [
    ...(named === undefined ? [] : [pair(asked, 'page')]),
    ...(rest[0] === 'index.php' && given.has('lang') ? [pair(asked, 'lang')] : []),
    ...(given.has('taalid') ? [pair(asked, 'taalid')] : []),
  ];
  const screen = keyOf(SCREEN_WORDS, text);
  if (screen !== undefined)
    return sure({ locale, screen: screen as keyof typeof SCREEN_WORDS }, 'kind of page', params);
  const page = keyOf(PAGE_WORDS, text);
  return page !== undefined && site.pages.some(({ id }) => id === page)
    ? sure({ locale, page }, 'kind of page', params)
    : null;
}

function find(asked: Asked, spelled: string): Found {
  const { segments, given, rest, site, locale } = asked;
  const exists = matchPath(spelled.replace(/^\/[A-Za-z]{2}(?=\/|$)/, (one) => one.toLowerCase()));
  const url = exists?.screen === 'page' ? exists.params.url : undefined;
  if (segments.length === 0 && given.size === 0) return { certainty: 'exists', to: null, why: 'start page' };
  if (exists !== null && site.locales.includes(exists.locale) && (url === undefined || site.isPage(url)))
    return { certainty: 'exists', to: null, why: 'page of the new site' };
  // A feed of a home's own page is known by its id.
  const ofHome = segments.at(-1) === 'feed' && site.byId.has(segments.at(-2) ?? '');
  if (!ofHome && segments.some((one) => NO_PAGES.test(one))) return none('a file or a system’s address');
  if (NO_PAGE_PARAMS.some((name) => given.has(name))) return none('a number of the old system');
  if (rest.some((one) => NO_HOMES.test(one)))
    return guess({ locale, screen: 'home' }, 'a kind of page that is not here');
  return (
    byRental(asked) ??
    byId(asked) ??
    byReference(asked) ??
    byWords(asked) ??
    bySearch(asked) ??
    byKind(asked) ??
    byOwnList(asked) ??
    guess(placeIn(fold(rest.join(' ')), asked), 'no home, page or search has these words')
  );
}

/** Proposes where an old address leads. */
export function proposeFor(old: string, site: SiteIndex): Proposal {
  const read = readOldAddress(old);
  if (read === null) return { old, params: [], ...none('too long or wrongly encoded') };
  const given = new Map<string, string>();
  for (const one of read.params) {
    const at = one.indexOf('=');
    if (!given.has(one.slice(0, at))) given.set(one.slice(0, at), one.slice(at + 1));
  }
  const rest = read.segments.filter((segment, at) => at > 0 || !isLocale(segment));
  const asked: Asked = { ...read, given, rest, site, locale: localeOf(read, given, site) };
  const { params = [], ...found } = find(asked, pathOfOld(read));
  return { old, params, ...found };
}
