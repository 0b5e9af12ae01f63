/**
 * Addresses of a site's former website (docs/decisions/0169): their form for comparison, patterns, and which redirect
 * answers an address. Paths and parameters are compared without capitals, accents in percent-encoding, spaces and slashes
 * at the end; parameters that a redirect does not name, such as those of advertisements, do not count.
 */

/** Maximum characters of an address, and numbers of its parts. */
const OLD_ADDRESS = { length: 500, segments: 12, params: 5, asked: 20 } as const;

/** Maximum numbers of redirects of a site, and of patterns among them. */
export const MOST_REDIRECTS = { all: 5_000, patterns: 100 } as const;

/** An address as it is compared. */
export interface OldAddress {
  /** Folded segments of the path. */
  readonly segments: readonly string[];
  /** `name=value`, folded and sorted. */
  readonly params: readonly string[];
}

/** An old address that a redirect answers; a segment or a parameter's value `:name` stands for any text, `*` at the end for any rest. */
export interface OldPattern extends OldAddress {
  readonly isPattern: boolean;
}

const NAME = /^:[a-z]{1,20}$/;

/** Decoded text without spaces around it, in lower case; null when it is wrongly encoded. */
function folded(text: string): string | null {
  try {
    return decodeURIComponent(text).normalize('NFC').trim().toLowerCase();
  } catch {
    return null; // wrongly encoded: such an address is answered by nothing
  }
}

/** Reads path and query of an address, with or without a host. null for one that is too long or wrongly encoded. */
export function readOldAddress(address: string): OldAddress | null {
  const { length, segments: mostSegments, asked } = OLD_ADDRESS;
  const local = address.trim().replace(/^https?:\/\/[^/?#]*/i, '');
  const [beforeHash = ''] = local.split('#');
  if (beforeHash.length > length) return null;
  const at = beforeHash.indexOf('?');
  const [path, query] = at < 0 ? [beforeHash, ''] : [beforeHash.slice(0, at), beforeHash.slice(at + 1)];
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > mostSegments) return null;
  const read = segments.map(folded);
  if (!read.every((segment) => segment !== null)) return null;
  const params = [...new URLSearchParams(query)]
    .slice(0, asked)
    .map(([name, value]) => `${name.trim().toLowerCase()}=${value.normalize('NFC').trim().toLowerCase()}`);
  return { segments: read, params: [...new Set(params)].toSorted() };
}

const valueIn = (param: string): string => param.slice(param.indexOf('=') + 1);
const nameIn = (param: string): string => param.slice(0, param.indexOf('='));

/** Why a text cannot be the address of a redirect, in a sentence; the pattern when it can. */
export function readOldPattern(from: string): OldPattern | string {
  if (!/^\/(?!\/)/.test(from) || from.includes('\\')) return 'begins with one slash';
  if (from.includes('#')) return 'has a part behind #, which browsers do not send';
  const address = readOldAddress(from);
  if (address === null) return `has at most ${OLD_ADDRESS.length} characters, well encoded`;
  const { segments, params } = address;
  if (params.length > OLD_ADDRESS.params) return `names at most ${OLD_ADDRESS.params} parameters`;
  if (segments.length === 0 && params.length === 0) return 'is the start page, which exists';
  const values = [...segments, ...params.map(valueIn)];
  const names = values.filter((value) => value.startsWith(':'));
  if (!names.every((name) => NAME.test(name)) || new Set(names).size < names.length)
    return 'has names of letters behind ":", each once';
  const star = segments.indexOf('*');
  if (
    values.some((value) => value.includes('*') && value !== '*') ||
    params.some((one) => valueIn(one) === '*')
  )
    return 'has "*" only as its last segment';
  if (star >= 0 && star < segments.length - 1) return 'has "*" only as its last segment';
  const isPattern = names.length > 0 || star >= 0;
  if (isPattern && !isFixed(segments[0])) return 'begins with a fixed word';
  return { ...address, isPattern };
}

const isFixed = (segment: string | undefined): boolean =>
  segment !== undefined && segment !== '*' && !segment.startsWith(':');

/** The fixed path before the first variable segment: `/pand/` of `/pand/:id`, and the whole path without one. */
export function fixedPath({ segments }: OldPattern): string {
  const first = segments.findIndex((segment) => !isFixed(segment));
  return first < 0 ? pathOfOld({ segments }) : `/${segments.slice(0, first).join('/')}/`;
}

export const pathOfOld = ({ segments }: Pick<OldAddress, 'segments'>): string => `/${segments.join('/')}`;

/** What the names of a pattern stand for in an address; null when the pattern does not answer it. */
export function matchOld(pattern: OldPattern, asked: OldAddress): Readonly<Record<string, string>> | null {
  const found: Record<string, string> = {};
  const { segments } = pattern;
  const open = segments.at(-1) === '*';
  const fixed = open ? segments.slice(0, -1) : segments;
  if (open ? asked.segments.length < fixed.length : asked.segments.length !== fixed.length) return null;
  for (const [at, segment] of fixed.entries()) {
    const text = asked.segments[at] ?? '';
    if (NAME.test(segment)) found[segment.slice(1)] = text;
    else if (segment !== text) return null;
  }
  for (const param of pattern.params) {
    const value = valueIn(param);
    if (!NAME.test(value)) {
      if (!asked.params.includes(param)) return null;
      continue;
    }
    const given = asked.params.find((one) => nameIn(one) === nameIn(param) && valueIn(one) !== '');
    if (given === undefined) return null;
    found[value.slice(1)] = valueIn(given);
  }
  return found;
}

/** Orders redirects that answer one address: an exact path before a pattern, then by fixed parameters, then by fixed segments. */
export function closerOf(one: OldPattern, other: OldPattern): number {
  const rank = ({ segments, params, isPattern }: OldPattern): readonly number[] => [
    Number(!isPattern),
    params.filter((param) => !NAME.test(valueIn(param))).length,
    segments.filter(isFixed).length,
    params.length,
    segments.length,
  ];
  const [mine, theirs] = [rank(one), rank(other)];
  const at = mine.findIndex((value, index) => value !== theirs[index]);
  return at < 0 ? 0 : (theirs[at] ?? 0) - (mine[at] ?? 0);
}

/** The parameter by which a redirect is found in the table: its longest fixed one; empty without any. */
export const keyParam = ({ params }: OldPattern): string =>
  params
    .filter((param) => !NAME.test(valueIn(param)))
    .toSorted((one, other) => other.length - one.length || (one < other ? -1 : 1))[0] ?? '';
