import { expect, it } from 'vitest';
import { readSearch } from '#domain/filter/codec.ts';
import { ESTATE_SEARCH } from '#domain/filter/filter.ts';
import { leftOut, paramsOf } from './assistant-search.ts';

it('as many filters as a request may have cost no reading each, when no search knows them', () => {
  const filters = Object.fromEntries(
    Array.from({ length: 40 }, (_, name) => [
      `unknown-${name}`,
      Array.from({ length: 20 }, (_, value) => String(value)),
    ]),
  );
  let read = 0;
  const { page } = ESTATE_SEARCH.parameters;
  const counted: typeof ESTATE_SEARCH = {
    ...ESTATE_SEARCH,
    parameters: {
      ...ESTATE_SEARCH.parameters,
      page: {
        ...page,
        read: (params) => {
          read += 1;
          return page.read(params);
        },
      },
    },
  };
  const params = paramsOf(counted, null, { filters });
  const filter = readSearch(counted, params);
  read = 0;
  expect(leftOut(counted, filter, params, { filters })).toHaveLength(800);
  expect(read).toBe(1);
});
