import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { ajaxBase, pathTo } from '#domain/routes.ts';
import type { Call } from './answer.ts';
import type { Found, Place } from './found.ts';
import type { Row } from './screens.ts';

/** A call, with the kind of screen that it belongs to. */
export interface Errand {
  readonly kind: string;
  /** Name of the address in the report. */
  readonly address: string;
  readonly call: Call;
}

/** Address to which an answer leads, and the request that led there. */
export interface Location {
  readonly hostname: string;
  readonly location: string;
}

const NAME = /\{([A-Za-z]+)\}/g;

/** Texts of a row that may contain names. */
const textsOf = ({ at, query, form, json, headers }: Row): readonly string[] => [
  ...('path' in at ? [at.path] : 'ajax' in at ? [at.ajax] : Object.values(at.params ?? {})),
  query ?? '',
  json ?? '',
  ...Object.values(form ?? {}),
  ...Object.values(headers ?? {}),
];

/** Names that a row needs. */
export const namesOf = (row: Row): readonly string[] => [
  ...new Set(textsOf(row).flatMap((text) => [...text.matchAll(NAME)].map(([, name]) => name ?? ''))),
];

/** One value of each name: the `index`th, or the last where there are fewer. */
const valuesAt = (names: readonly string[], found: Found, index: number): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, found[name]?.[index] ?? found[name]?.at(-1) ?? '']));

type Fill = (text: string) => string;
const filling =
  (values: Readonly<Record<string, string>>): Fill =>
  (text) =>
    text.replace(NAME, (_, name: string) => values[name] ?? '');

const mapValues = (record: Readonly<Record<string, string>>, change: Fill): Record<string, string> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

function pathOf({ at, query }: Row, locale: Locale, fill: Fill): string {
  const path =
    'path' in at
      ? fill(at.path)
      : 'ajax' in at
        ? `${ajaxBase(locale)}/${fill(at.ajax)}`
        : pathTo(at.screen, locale, mapValues(at.params ?? {}, fill));
  const encoded =
    query === undefined || query === ''
      ? ''
      : `?${query.replace(NAME, (name) => encodeURIComponent(fill(name)))}`;
  return path + encoded;
}

/**
 * Fields that the guards of a form need, beside the visitor's input: the key is the same for both revisions.
 */
const controlFields = (identity: string, now: number): Record<string, string> => ({
  'form-key': identity,
  'form-shown': String(now - 60_000),
  homepage: '',
});

/** A sender's address of its own, so that no rate limit applies to one of many forms. */
function senderOf(identity: string): string {
  const bytes = createHash('sha256').update(identity).digest();
  return `10.${bytes[0]}.${bytes[1]}.${bytes[2]}`;
}

function callOf(row: Row, hostname: string, locale: Locale, fill: Fill, now: number): Call {
  const path = pathOf(row, locale, fill);
  const identity = createHash('sha256')
    .update(`${row.kind} ${hostname}${path} ${now}`)
    .digest('hex')
    .slice(0, 32);
  const posts = row.form !== undefined || row.json !== undefined;
  const type = row.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded';
  const fields = { ...controlFields(identity, now), ...mapValues(row.form ?? {}, fill) };
  return {
    method: row.method ?? (posts ? 'POST' : 'GET'),
    hostname,
    path,
    headers: {
      Accept: 'text/html,*/*',
      ...(posts && {
        Origin: `http://${hostname}`,
        'Content-Type': type,
        'CF-Connecting-IP': senderOf(identity),
      }),
      ...mapValues(row.headers ?? {}, fill),
    },
    body:
      row.form === undefined
        ? row.json === undefined
          ? null
          : fill(row.json)
        : new URLSearchParams(fields).toString(),
  };
}

/**
 * Indices of a row's values: each language takes the next part of a sample, so that together they cover more.
 */
function indicesOf(row: Row, longest: number, sample: number, turn: number): readonly number[] {
  const count = { one: 1, sample: Math.min(sample, longest), all: longest }[row.take ?? 'one'];
  const start = row.take === 'sample' ? turn * count : 0;
  return Array.from({ length: count }, (_, index) => (longest === 0 ? 0 : (start + index) % longest));
}

/** Calls of a row in one language of an agency; empty when a value that it needs was not found. */
function rowErrands(row: Row, place: Place, locale: Locale, sample: number, now: number): Errand[] {
  const found = place.found.get(locale) ?? {};
  const names = namesOf(row);
  if (names.some((name) => (found[name]?.length ?? 0) === 0)) return [];
  const longest = Math.max(0, ...names.map((name) => found[name]?.length ?? 0));
  const turn = place.locales.indexOf(locale);
  return indicesOf(row, longest, sample, turn).map((index) => {
    const call = callOf(row, place.hostname, locale, filling(valuesAt(names, found, index)), now);
    const address = `${place.hostname}${call.path}`;
    // Several forms have the same address: the kind is added to tell them apart.
    const shown = call.method === 'GET' ? address : `${call.method} ${address} (${row.kind})`;
    return { kind: row.kind, address: shown, call };
  });
}

/** Every call of the table for an agency, in each of its languages. */
export const errandsOf = (
  rows: readonly Row[],
  place: Place,
  sample: number,
  now: number,
): readonly Errand[] =>
  rows.flatMap((row) =>
    (row.once === true ? place.locales.slice(0, 1) : place.locales).flatMap((locale) =>
      rowErrands(row, place, locale, sample, now),
    ),
  );

/** Pages to which answers lead, each once, without those that are requested already. */
export function followed(locations: readonly Location[], asked: readonly Errand[]): readonly Errand[] {
  const known = new Set(asked.filter(({ call }) => call.method === 'GET').map(({ address }) => address));
  return locations.flatMap(({ hostname, location }) => {
    const url = new URL(location, `http://${hostname}`);
    const address = `${hostname}${url.pathname}${url.search}`;
    if (url.hostname !== hostname || known.has(address)) return [];
    known.add(address);
    const path = url.pathname + url.search;
    const headers = { Accept: 'text/html,*/*' };
    return [{ kind: 'led on to', address, call: { method: 'GET', hostname, path, headers, body: null } }];
  });
}
