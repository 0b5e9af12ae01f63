import { describe, expect, it } from 'vitest';
import { FIRST_SOURCE_FIELDS } from '../../../domain/fields/first/fields.ts';
import { valueAt } from '../../../domain/fields/read.ts';
import { SECOND_SOURCE_FIELDS } from '../../../domain/fields/second/fields.ts';
import { internalPaths } from '../../../domain/fields/table.ts';
import { EstateSchema } from '../../../wire/estate.ts';
import { SkarabeeListingSchema } from '../../../wire/skarabee-listing.ts';
import { readKeeping, readLoosely } from '../../../wire/tolerant/read.ts';
import {
  contextIn,
  estateWith,
  type Loose,
  listingWith,
  projectWith,
  unitWith,
  withValue,
} from '../../testing/contexts.ts';
import { canonicalPath } from '../links/estate-link.ts';
import { toEstatePage } from '../sources/first/page.ts';
import { toSkarabeePage } from '../sources/second/page.ts';
import { listingPath } from '../sources/second/path.ts';

const nl = contextIn();
const MISSING = Symbol('missing');

/** Odd values of any field (spec 1 §5): absent, "not filled in", wrong types, unknown codes. */
const ODD: readonly unknown[] = [
  null,
  MISSING,
  -1,
  0,
  -0.5,
  1e15,
  '',
  ' ',
  '-1',
  '0',
  'UNKNOWN_CODE',
  'constructor',
  'a.b',
  '<b>x</b>',
  '\ud800',
  'https://',
  true,
  false,
  [],
  [null, [[]], { name: 3 }],
  {},
  { nl: null },
  { nl: 'x', fr: 3 },
  { id: 'toString', name: null },
  { name: { nl: [] }, surface: 'x' },
];

/** Words that only come from code, not from a document: no page may show them. */
const SLIPS = /\bNaN\b|Infinity|undefined|\[object|function |(?:views|field|value)\.[a-z]/i;

/** The document with a value at a path, or without it. */
function placed(document: Loose, path: string, value: unknown): Loose {
  const next = withValue(document, path, value === MISSING ? undefined : value);
  return value === MISSING ? JSON.parse(JSON.stringify(next)) : next;
}

function pageOfEstate(document: Loose): string | null {
  const read = readKeeping(EstateSchema, document);
  if (!read.success) return null;
  const path = canonicalPath(read.data, null, nl);
  return JSON.stringify(toEstatePage(read.data, null, { path, person: null }, nl));
}

function pageOfListing(document: Loose): string | null {
  const read = readKeeping(SkarabeeListingSchema, document);
  if (!read.success) return null;
  return JSON.stringify(toSkarabeePage(read.data, { path: listingPath(read.data, nl), person: null }, nl));
}

const looksRight = (page: string): boolean => !SLIPS.test(page) && !/"(?:title|value)":"\s*"/.test(page);

/** Odd values at a path after which the page is missing or shows a slip. */
const failures = (document: Loose, path: string, pageOf: (document: Loose) => string | null): unknown[] =>
  ODD.filter((value) => {
    const page = pageOf(placed(document, path, value));
    return page === null || !looksRight(page);
  });

/** Fields of a project that are odd at the same time. */
const AT_ONCE = 8;

/** The document with odd values at several paths, a different one at each. */
const oddAt = (document: Loose, paths: readonly string[], shift: number): Loose =>
  paths.reduce((next, path, at) => placed(next, path, ODD[(at + shift) % ODD.length]), document);

const ESTATE = estateWith();
const PROJECT = projectWith([unitWith(1), unitWith(2, { floor: -1 }), unitWith(3, { floor: null })]);
const LISTING = listingWith();

describe('a page for every value of every field (spec 1 §5, spec 2 §9)', () => {
  // An answer without an id is not an estate, and is not shown.
  const first = FIRST_SOURCE_FIELDS.map(({ path }) => path).filter((path) => path !== 'general.id');

  it.each(first)('first source: %s', (path) => {
    expect(failures(ESTATE, path, pageOfEstate)).toEqual([]);
  });

  // Here too each field gets each value, but several fields at once: a page takes a millisecond.
  const several = Array.from({ length: Math.ceil(first.length / AT_ONCE) }, (_, at) =>
    first.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

  it.each(several)('a project of the first source: %s and the next fields', (...paths) => {
    const wrong = [...ODD.keys()].filter((shift) => {
      const page = pageOfEstate(oddAt(PROJECT, paths, shift));
      return page === null || !looksRight(page);
    });
    expect(wrong).toEqual([]);
  });

  it.each(SECOND_SOURCE_FIELDS.map(({ path }) => path))('second source: %s', (path) => {
    expect(failures(LISTING, path, pageOfListing)).toEqual([]);
  });
});

describe('fields kept by the wire schemas', () => {
  const kept = (document: Loose, path: string, read: (document: Loose) => unknown): boolean =>
    [1, 'x', true, { nl: 'x' }, { id: 1, name: { nl: 'x' } }, []].some((value) => {
      const found = valueAt(read(placed(document, path, value)), path);
      return found !== undefined && found !== null;
    });

  it('include every field of the first source that a page shows', () => {
    const read = (document: Loose) => readLoosely(EstateSchema, document);
    // The contact person comes from a separate call (spec 1 §6).
    const shown = FIRST_SOURCE_FIELDS.filter(
      ({ aside, internal }) => aside !== 'contact' && internal !== true,
    );
    const lost = shown.filter(
      (field) => ![field.path, field.orPath ?? field.path].some((path) => kept(ESTATE, path, read)),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('include every field of the second source that a page shows', () => {
    const read = (document: Loose) => readLoosely(SkarabeeListingSchema, document);
    const hidden = internalPaths(SECOND_SOURCE_FIELDS);
    const shown = SECOND_SOURCE_FIELDS.map(({ path }) => path).filter((path) => !hidden.includes(path));
    expect(shown.filter((path) => !kept(LISTING, path, read))).toEqual([]);
  });
});
