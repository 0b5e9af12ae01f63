import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed } from './change.ts';
import { isCanonical, parameterNames, readSearch, searchQuery, writeSearch } from './codec.ts';
import { writeCorners } from './drawn-area.ts';
import { ESTATE_SEARCH } from './filter.ts';
import type { Holds, Parameter } from './parameter.ts';
import { RENTAL_SEARCH } from './rental-filter.ts';
import { keysOf, type Paged, type Search } from './search.ts';

fc.configureGlobal({ seed: 3, numRuns: 300 });

const degrees = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((millionths) => millionths / 1e6);
const day = fc.date({ min: new Date('1970-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });

/** Any valid value for a parameter's description. */
function sample(holds: Holds): fc.Arbitrary<unknown> {
  switch (holds.kind) {
    case 'text':
      return holds.pattern.test('2027-07-03') && !holds.pattern.test('x')
        ? day.map((date) => date.toISOString().slice(0, 10))
        : fc.stringMatching(holds.pattern);
    case 'code':
      return fc.constantFrom(...holds.codes);
    case 'whole':
      return fc.integer({ min: 1, max: holds.most });
    case 'words':
      return fc
        .uniqueArray(fc.constantFrom('tuin', 'Zeezicht', "d'été", 'B&B', '3', 'Großstraße'), {
          minLength: 1,
          maxLength: 5,
        })
        .map((words) => words.join(' '));
    case 'area':
      return fc
        .record({ lat: fc.integer({ min: 495, max: 505 }), lon: fc.integer({ min: 25, max: 60 }) })
        .map(({ lat, lon }) =>
          writeCorners([
            [lat / 10, lon / 10],
            [lat / 10 + 0.1, lon / 10],
            [lat / 10, lon / 10 + 0.2],
          ]),
        );
    case 'circle':
      return fc.record({ km: fc.integer({ min: 1, max: 9999 }), lat: degrees(90), lon: degrees(180) });
  }
}

const partOf = ({ holds, isList, empty }: Parameter<unknown>): fc.Arbitrary<unknown> =>
  isList ? fc.uniqueArray(sample(holds), { maxLength: 4 }) : fc.oneof(sample(holds), fc.constant(empty));

/** Any filter that the codec could produce. */
const filtersOf = <F extends Paged>(search: Search<F>): fc.Arbitrary<F> =>
  fc
    .record(Object.fromEntries(keysOf(search.parameters).map((key) => [key, partOf(search.parameters[key])])))
    .map((parts) => changed(search, search.empty, parts as Partial<F>));

const SOUND =
  '1201 6 07 0 FOR_SALE to_rent kopen 250.000 10km;51.3;3.2 price asc CITY map 2027-07-03 2027-07-10 week'.split(
    ' ',
  );

/** Properties of the codec, for any list of parameter descriptions. */
const keepsItsPromises = <F extends Paged>(search: Search<F>) => {
  const read = (query: string): F => readSearch(search, new URLSearchParams(query));

  it('reads back every filter it writes', () => {
    fc.assert(
      fc.property(filtersOf(search), (filter) => {
        const params = writeSearch(search, filter);
        expect(readSearch(search, params)).toEqual(filter);
        expect(isCanonical(search, params, filter)).toBe(true);
      }),
    );
  });

  it('reads any parameters as a filter; writing and reading it again changes nothing', () => {
    const names = [...parameterNames(search), 'trans', 'utm_source'];
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 12 }), fc.constantFrom(...SOUND));
    const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { maxLength: 8 });
    fc.assert(
      fc.property(pairs, (list) => {
        const filter = readSearch(search, new URLSearchParams(list));
        const canonical = searchQuery(search, filter);
        expect(read(canonical)).toEqual(filter);
        expect(searchQuery(search, read(canonical))).toBe(canonical);
      }),
    );
    // fast-check needs time to prepare its first arbitrary strings.
  }, 30_000);

  it('has a unique name for each parameter, and writes nothing for the empty search', () => {
    const names = parameterNames(search);
    expect(new Set(names).size).toBe(names.length);
    expect(searchQuery(search, search.empty)).toBe('');
    expect(read('')).toEqual(search.empty);
  });
};

describe('codec of the search for estates', () => {
  keepsItsPromises(ESTATE_SEARCH);
});
describe('codec of the search for holiday rentals', () => {
  keepsItsPromises(RENTAL_SEARCH);
});
