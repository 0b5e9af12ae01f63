import { expect, it } from 'vitest';
import { EstateFiltersRequestSchema } from '#wire/estate-filters.ts';
import { EstateMarkersRequestSchema } from '#wire/estate-markers.ts';
import {
  EstateQuerySchema,
  EstateSearchRequestSchema,
  GROUPINGS,
  RANGE_FIELDS,
  SORT_FIELDS,
  TERM_FIELDS,
} from '#wire/estate-search.ts';
import { OPERATIONS } from '../service.ts';
import { GROUPS, PARTS, RANGES, SORTS, TERMS, waysOf } from './ways.ts';

const GUESSES = { points: [{ lat: 51, lon: 4 }], prices: [250_000], words: ['Zeedijk'], ids: ['1'] };

it('attacks on what homes hide ask every field, order and grouping of the contract', () => {
  expect(Object.keys(TERMS).toSorted()).toEqual([...TERM_FIELDS].toSorted());
  expect(Object.keys(RANGES).toSorted()).toEqual([...RANGE_FIELDS].toSorted());
  expect(Object.keys(SORTS).toSorted()).toEqual([...SORT_FIELDS].toSorted());
  expect(Object.keys(GROUPS).toSorted()).toEqual([...GROUPINGS].toSorted());
  expect(['terms', 'range', ...Object.keys(PARTS)].toSorted()).toEqual(
    Object.keys(EstateQuerySchema.shape).toSorted(),
  );
  const rows = { ...TERMS, ...RANGES, ...PARTS };
  for (const [field, values] of Object.entries(rows))
    expect([field, values(GUESSES).length > 0]).toEqual([field, true]);
});

it('they send every part of the requests that take a query, and there is no other call that takes one', () => {
  const sent = waysOf(GUESSES).map(({ what }) => what);
  const parts = (call: string) => [
    ...new Set(
      sent
        .filter((what) => what.startsWith(`${call} `))
        .flatMap((what) => Object.keys(JSON.parse(what.slice(call.length + 1)))),
    ),
  ];
  // A page and its language name no home.
  expect([...parts('estates'), 'from', 'locale'].toSorted()).toEqual(
    Object.keys(EstateSearchRequestSchema.shape).toSorted(),
  );
  expect(parts('estate-filters').toSorted()).toEqual(
    Object.keys(EstateFiltersRequestSchema.shape).toSorted(),
  );
  expect(parts('estate-markers').toSorted()).toEqual(
    Object.keys(EstateMarkersRequestSchema.shape).toSorted(),
  );
  const asked = OPERATIONS.filter(
    ({ body }) => body !== undefined && 'query' in ((body.schema as { shape?: object }).shape ?? {}),
  );
  expect(asked.map(({ id }) => id).toSorted()).toEqual([
    'getEstateFilters',
    'getEstateMarkers',
    // Stays are apart.
    'getRentalFilters',
    'searchEstates',
    'searchRentalUnits',
    'searchSkarabeeEstates',
  ]);
});
