import { describe, expect, it } from 'vitest';
import { writeCorners } from '#domain/filter/drawn-area.ts';
import { EMPTY_FILTER, type EstateFilter } from '#domain/filter/filter.ts';
import { parseFilter } from '#domain/filter/parse.ts';
import { filterQuery } from '#domain/filter/serialize.ts';
import type { City } from '#wire/cities.ts';
import { placeInMiddle, searchAround, searchInPlace, searchWithin } from './typed-place.ts';

const BRUGGE: City = { id: 8, zip: '8000', name: { nl: 'Brugge' }, lat: 51.20892, lon: 3.22424 };
const KNOKKE: City = { id: '1', zip: '8300', name: { nl: 'Knokke' }, lat: 51.34, lon: 3.28 };
const ZOUTE: City = { id: '2', zip: '8300', name: { nl: 'Het Zoute' }, lat: 51.35, lon: 3.3 };
const NOWHERE: City = { id: '3', zip: '9999', name: { nl: 'Nergens' } };

const AREA = writeCorners([
  [51.2, 3.2],
  [51.3, 3.2],
  [51.2, 3.3],
]);

const filterOf = (query: string): EstateFilter => parseFilter(new URLSearchParams(query));

/** The query of the search that a typed place makes; the reason where it makes none. */
const typed = (text: string, km: number | null, candidates: readonly City[], before = ''): string => {
  const outcome = searchInPlace(filterOf(before), { text, km }, candidates, 'nl', [KNOKKE]);
  if (outcome.kind === 'home') return outcome.href;
  return outcome.kind === 'search' ? decodeURIComponent(filterQuery(outcome.filter)) : outcome.problem.reason;
};

describe('searchInPlace', () => {
  it.each([
    ['a place', typed('brugge', null, [BRUGGE]), '?city=8'],
    ['every place of a zip', typed('8300', null, [KNOKKE, ZOUTE]), '?city=1&city=2'],
    ['it to earlier choices', typed('brugge', null, [BRUGGE], 'city=1&type=3'), '?city=1&city=8&type=3'],
    ['nothing twice', typed('brugge', null, [BRUGGE], 'city=8'), '?city=8'],
    ['from the first page', typed('brugge', null, [BRUGGE], 'page=4'), '?city=8'],
    [
      'a circle around one place (spec 1 §5)',
      typed('brugge', 10, [BRUGGE]),
      '?geo_range=10km;51.2089;3.2242',
    ],
    [
      'a circle around the place that was chosen already',
      typed('brugge', 5, [BRUGGE], 'city=8'),
      '?geo_range=5km;51.2089;3.2242',
    ],
    [
      'a circle around each of several',
      typed('8300', 10, [KNOKKE, ZOUTE]),
      '?geo_range=10km;51.34;3.28&geo_range=10km;51.35;3.3',
    ],
    [
      'a circle beside another place, which gets the smallest',
      typed('brugge', 10, [BRUGGE], 'city=1'),
      '?geo_range=2km;51.34;3.28&geo_range=10km;51.2089;3.2242',
    ],
    [
      'no circle beside a place whose position is unknown',
      typed('brugge', 10, [BRUGGE], 'city=77'),
      '?city=77&city=8',
    ],
    ['no circle when the position is unknown', typed('nergens', 10, [NOWHERE]), '?city=3'],
    [
      'a place beside an older circle',
      typed('brugge', null, [BRUGGE], 'geo_range=10km;50;4'),
      '?geo_range=10km;50;4&geo_range=2km;51.2089;3.2242',
    ],
    [
      'a place beside a drawn area',
      typed('brugge', null, [BRUGGE], `area=${AREA}`),
      `?geo_range=2km;51.2089;3.2242&area=${AREA}`,
    ],
    [
      'the same place with another radius instead',
      typed('brugge', 20, [BRUGGE], 'geo_range=10km;51.2089;3.2242'),
      '?geo_range=20km;51.2089;3.2242',
    ],
    [
      'a circle beside an older one',
      typed('brugge', 20, [BRUGGE], 'geo_range=10km;50;4'),
      '?geo_range=10km;50;4&geo_range=20km;51.2089;3.2242',
    ],
    ['no place of another name', typed('brugghe', null, [BRUGGE]), 'unknown'],
    ['none of several', typed('83', null, [KNOKKE, ZOUTE]), 'several'],
  ])('adds %s', (_what, found, expected) => {
    expect(found).toBe(expected);
  });

  it('keeps the typed text, and offers similar places as searches', () => {
    const outcome = searchInPlace(filterOf('type=3'), { text: 'Brugghe', km: 5 }, [BRUGGE], 'nl');
    expect(outcome).toMatchObject({ kind: 'problem', problem: { typed: 'Brugghe', km: 5 } });
    const offered = outcome.kind === 'problem' ? outcome.problem.offered : [];
    expect(offered.map(({ filter }) => decodeURIComponent(filterQuery(filter)))).toEqual([
      '?type=3&geo_range=5km;51.2089;3.2242',
    ]);
  });
});

describe('searchWithin', () => {
  const within = (before: string, km: number) =>
    decodeURIComponent(filterQuery(searchWithin(filterOf(before), km, [BRUGGE, KNOKKE])));

  it.each([
    ['around the only city', 'city=8&type=3', 10, '?type=3&geo_range=10km;51.2089;3.2242'],
    [
      'around each of several',
      'city=8&city=1',
      10,
      '?geo_range=10km;51.2089;3.2242&geo_range=10km;51.34;3.28',
    ],
    ['around none where one is unknown', 'city=8&city=77', 10, '?city=8&city=77'],
    ['not around an unknown city', 'city=77', 10, '?city=77'],
    ['around nothing not at all', 'type=3', 20, '?type=3'],
  ])('draws a circle %s', (_what, before, km, expected) => {
    expect(within(before, km)).toBe(expected);
  });

  it('does not change an empty search', () => {
    expect(searchWithin(EMPTY_FILTER, 5, [])).toEqual(EMPTY_FILTER);
  });
});

describe('placeInMiddle', () => {
  it.each([
    ['the place in the exact centre', { lat: 51.2089, lon: 3.2242 }, 8],
    ['none elsewhere', { lat: 51.21, lon: 3.2242 }, undefined],
  ])('is %s', (_what, middle, id) => {
    expect(placeInMiddle(middle, [KNOKKE, NOWHERE, BRUGGE])?.id).toBe(id);
  });
});

describe('a well-known town without homes of the agency', () => {
  const around = (text: string, km: number | null, before = ''): string | null => {
    const found = searchAround(filterOf(before), { text, km });
    return found && decodeURIComponent(filterQuery(found.filter));
  };

  it.each([
    ['Brussel', 10, '?geo_range=10km;50.847;4.353'],
    ['bruxelles', 5, '?geo_range=5km;50.847;4.353'],
    [' BRÜSSEL ', null, '?geo_range=10km;50.847;4.353'],
    ['Nergens', 10, null],
  ])('%j within %s km is the middle of a circle: %s', (text, km, query) => {
    expect(around(text, km)).toBe(query);
  });

  it('stands beside other circles, and replaces towns, as any place with its surroundings (decision 151)', () => {
    expect(around('Brussel', 10, 'geo_range=5km;51;3&city=8')).toBe(
      '?geo_range=5km;51;3&geo_range=10km;50.847;4.353',
    );
  });
});
