import { describe, expect, it } from 'vitest';
import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { valueAt } from '#domain/fields/read.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { internalPaths } from '#domain/fields/table.ts';
import { EstateSchema } from '#wire/estate.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { readKeeping, readLoosely } from '#wire/tolerant/read.ts';
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

/** A field and the odd value that it gets. */
type Odd = readonly [path: string, value: unknown];

/** Fields that are odd at the same time: a page takes a millisecond. */
const AT_ONCE = 8;

/**
 * Batches in which every field gets every odd value once, a different one than the others of its batch. Fields that
 * stand far from each other in their table share a batch, so that one rarely hides another.
 */
function batchesOf(paths: readonly string[]): readonly (readonly Odd[])[] {
  const count = Math.ceil(paths.length / AT_ONCE);
  return Array.from({ length: count }, (_, first) =>
    paths.filter((_path, at) => at % count === first),
  ).flatMap((batch) =>
    [...ODD.keys()].map((shift) => batch.map((path, at): Odd => [path, ODD[(at + shift) % ODD.length]])),
  );
}

/** The odd fields that leave no page, or one with a slip: a batch that fails is halved until it names them. */
function culprits(
  batch: readonly Odd[],
  document: Loose,
  pageOf: (document: Loose) => string | null,
): string[] {
  const page = pageOf(batch.reduce((next, [path, value]) => placed(next, path, value), document));
  if (page !== null && looksRight(page)) return [];
  const named = batch.map(
    ([path, value]) => `${path}: ${value === MISSING ? 'missing' : JSON.stringify(value)}`,
  );
  if (batch.length === 1) return named;
  const half = Math.ceil(batch.length / 2);
  const halves = [batch.slice(0, half), batch.slice(half)].flatMap((part) =>
    culprits(part, document, pageOf),
  );
  // Neither half fails alone.
  return halves.length > 0 ? halves : [named.join(' with ')];
}

const ESTATE = estateWith();
const PROJECT = projectWith([unitWith(1), unitWith(2, { floor: -1 }), unitWith(3, { floor: null })]);
const LISTING = listingWith();

describe('a page for every value of every field (spec 1 §5, spec 2 §9)', () => {
  // An answer without an id is not an estate, and is not shown.
  const first = FIRST_SOURCE_FIELDS.map(({ path }) => path).filter((path) => path !== 'general.id');

  it.each([
    ['a home of the first source', ESTATE, first, pageOfEstate],
    ['a project of the first source', PROJECT, first, pageOfEstate],
    ['a listing of the second source', LISTING, SECOND_SOURCE_FIELDS.map(({ path }) => path), pageOfListing],
  ] as const)('%s', (_name, document, paths, pageOf) => {
    const wrong = batchesOf(paths).flatMap((batch) => culprits(batch, document, pageOf));
    expect([...new Set(wrong)]).toEqual([]);
  });

  it('names the one field of a batch that is at fault', () => {
    const batch: readonly Odd[] = first.slice(0, AT_ONCE).map((path, at) => [path, at]);
    const [path, value] = batch[5] ?? [];
    const broken = (document: Loose) =>
      valueAt(document, path ?? '') === value ? 'NaN' : pageOfEstate(document);
    expect(culprits(batch, ESTATE, broken)).toEqual([`${path}: ${value}`]);
  });
});

describe('fields kept by the wire schemas', () => {
  const stored = (document: Loose, path: string, read: (document: Loose) => unknown): boolean =>
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
      (field) => ![field.path, field.orPath ?? field.path].some((path) => stored(ESTATE, path, read)),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('include every field of the second source that a page shows', () => {
    const read = (document: Loose) => readLoosely(SkarabeeListingSchema, document);
    const hidden = internalPaths(SECOND_SOURCE_FIELDS);
    const shown = SECOND_SOURCE_FIELDS.map(({ path }) => path).filter((path) => !hidden.includes(path));
    expect(shown.filter((path) => !stored(LISTING, path, read))).toEqual([]);
  });
});
