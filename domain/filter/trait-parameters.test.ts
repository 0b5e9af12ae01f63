import { describe, expect, it } from 'vitest';
import { withoutTraits } from './filter.ts';
import { parseFilter } from './parse.ts';
import { filterQuery } from './serialize.ts';
import { askedTraits } from './trait-parameters.ts';

const read = (query: string) => parseFilter(new URLSearchParams(query));

describe('filters by traits in an address (decision 150)', () => {
  it.each([
    ['area-min=120', [{ trait: 'livingArea', gte: 120 }]],
    ['land-min=500', [{ trait: 'landArea', gte: 500 }]],
    ['epc=a', [{ trait: 'energyLabel', codes: ['A_PLUS_PLUS', 'A_PLUS', 'A'] }]],
    // Typed with a plus that is not escaped, which an address reads as a blank.
    ['epc=A+', [{ trait: 'energyLabel', codes: ['A_PLUS_PLUS', 'A_PLUS'] }]],
    ['epc=a++', [{ trait: 'energyLabel', codes: ['A_PLUS_PLUS'] }]],
    ['epc=A%2B', [{ trait: 'energyLabel', codes: ['A_PLUS_PLUS', 'A_PLUS'] }]],
    ['epc=+A%2B%2B', [{ trait: 'energyLabel', codes: ['A_PLUS_PLUS'] }]],
    ['year-min=2000', [{ trait: 'year', gte: 2000 }]],
    ['condition=NEW&condition=RENEWED', [{ trait: 'condition', codes: ['NEW', 'RENEWED'] }]],
    ['facades=4', [{ trait: 'facades', codes: ['4'] }]],
    [
      'with=garden&with=lift',
      [
        { trait: 'garden', codes: ['yes'] },
        { trait: 'lift', codes: ['yes'] },
      ],
    ],
    ['free-by=2027-03-01', [{ trait: 'availableOn', lte: 20_270_301 }]],
  ])('%s asks for %j', (query, asked) => {
    expect(askedTraits(read(query))).toEqual(asked);
  });

  it.each([
    ['area-min=0&land-min=-5&year-min=19x0', ''],
    ['area-min=100000&epc=H&condition=SHINY&facades=1&facades=5', ''],
    ['with=helipad&with=GARDEN', '?with=garden'],
    ['epc=A%2B%2B%2B', ''],
    ['epc=B%2B', ''],
    ['epc=b+', '?epc=B'],
    ['epc=A+', '?epc=A_PLUS'],
    ['free-by=2027-02-30', ''],
    ['free-by=1.3.2027&area-min=120', '?area-min=120'],
    ['unknown=garden', ''],
    ['with=garden&unknown=lift&unknown=garden', '?with=garden&unknown=garden'],
    ['epc=C&unknown=ENERGYLABEL', '?epc=C&unknown=energyLabel'],
    ['sortType=perarea&sortOrder=ASC', '?sortType=perArea'],
  ])('%s is dropped to %j', (query, written) => {
    expect(filterQuery(read(query))).toBe(written);
  });

  it.each([
    ['type=3&with=garden&unknown=garden&epc=C&area-min=90&sortType=area&page=2', '?type=3'],
    ['type=3&free-by=2027-03-01&sortType=price', '?type=3&sortType=price'],
    ['type=3&sortType=perArea&sortOrder=DESC', '?type=3'],
  ])('%s is %s without all of them', (query, written) => {
    expect(filterQuery(withoutTraits(read(query)))).toBe(written);
  });
});
