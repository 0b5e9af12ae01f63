import { expect, it } from 'vitest';
import { filterOf } from '../platform/request/estate-filter.ts';
import { isListedSearch } from './listed-search.ts';

it.each([
  ['', true],
  ['status=FOR_SALE&city=1&type=3&page=2', true],
  ['city=1&city=2', false],
  ['price-max=5', false],
  ['sortType=price', false],
  ['geo_range=5km;51;3', false],
  ['view=map', false],
])('a search for "%s" is listed by search engines: %s', (query, listed) => {
  expect(isListedSearch(filterOf(new URLSearchParams(query), {}))).toBe(listed);
});
