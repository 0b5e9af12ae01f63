import { describe, expect, it } from 'vitest';
import type { Field } from '#domain/fields/field.ts';
import { FIRST_SOURCE_FIELDS } from '#domain/fields/first/fields.ts';
import { SECOND_SOURCE_FIELDS } from '#domain/fields/second/fields.ts';
import { shownField } from '#domain/fields/show.ts';
import { contextOf } from '#domain/fields/testing/context.ts';
import { isAddressHidden } from '#domain/rules/address.ts';
import { isListingFieldHidden } from '#domain/rules/listing-visibility.ts';
import { yesOrNo } from '#domain/rules/yes-no.ts';
import { EstateSchema } from '#wire/estate.ts';
import { SkarabeeListingSchema } from '#wire/skarabee-listing.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { estateWith, listingWith, withValue } from '../../testing/contexts.ts';

const YES = [true, 1, '1', 'YES', 'yes', 'Y', 'y', 'true', 'TRUE', 'ja', 'Ja', 'J', 'oui', 'O', ' vrai '];
const NO = [
  false,
  0,
  '0',
  'NO',
  'no',
  'N',
  'n',
  'false',
  'FALSE',
  'nee',
  'Neen',
  'nein',
  'non',
  'Non',
  ' faux ',
];
const NEITHER = [
  null,
  undefined,
  '',
  ' ',
  -1,
  '-1',
  2,
  'UNKNOWN',
  'PENDING',
  'maybe',
  '01',
  Number.NaN,
  {},
  [],
  [true],
];

/** Shown only where they say yes (spec 1 §5). */
const ONLY_YES = ['technical.newBuilding', 'construction.new_construction'];

/** The document as the wire schema lets it through, with a value at a path. */
const throughWire = {
  first: (path: string, value: unknown): unknown =>
    readLoosely(EstateSchema, withValue(estateWith(), path, value)),
  second: (path: string, value: unknown): unknown =>
    readLoosely(SkarabeeListingSchema, withValue(listingWith(), path, value)),
};

const rowsOf = (source: 'first' | 'second', fields: readonly Field[]) =>
  fields
    .filter(({ format, internal }) => format === 'yesNo' && internal !== true)
    .map((field) => [source, field.path, field] as const);
const FIELDS = [...rowsOf('first', FIRST_SOURCE_FIELDS), ...rowsOf('second', SECOND_SOURCE_FIELDS)];

describe('the parser of yes and no', () => {
  it('knows fifteen spellings of each, and reads nothing else as either', () => {
    expect([YES, NO, NEITHER].map((values) => [...new Set(values.map(yesOrNo))])).toEqual([
      [true],
      [false],
      [null],
    ]);
    expect([YES.length, NO.length]).toEqual([15, 15]);
  });

  it.each(FIELDS)('in the %s source: %s', (source, path, field) => {
    const shown = (value: unknown) =>
      shownField(field, throughWire[source](path, value), contextOf('nl'))?.value ?? null;
    expect(YES.map(shown)).toEqual(YES.map(() => 'Ja'));
    expect(NO.map(shown)).toEqual(NO.map(() => (ONLY_YES.includes(path) ? null : 'Nee')));
    expect(NEITHER.map(shown)).toEqual(NEITHER.map(() => null));
  });

  it('hides prices under a VAT regime in every spelling (spec 2 §9)', () => {
    const hidden = (vatRegime: unknown) => isListingFieldHidden('financial.price', { vatRegime });
    expect([YES.map(hidden), NO.map(hidden), NEITHER.map(hidden)]).toEqual([
      YES.map(() => true),
      NO.map(() => false),
      NEITHER.map(() => false),
    ]);
  });

  it('does not apply to the address, which is visible only for the JSON value true (spec 1 §2)', () => {
    const shows = [...YES, ...NO, ...NEITHER].filter((visible) => {
      const estate = readLoosely(EstateSchema, withValue(estateWith(), 'general.address.visible', visible));
      return !isAddressHidden(estate.general.address);
    });
    expect(shows).toEqual([true]);
  });
});
