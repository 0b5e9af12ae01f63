import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import type { OptionView } from '#domain/views/option.ts';
import { contextIn } from '../testing/contexts.ts';
import { OPTIONS } from '../testing/offer.ts';
import { toAllFilters } from './all-filters.ts';
import { ESTATES } from './estates.ts';
import { toRentalOptions } from './options/rental-options.ts';

const options = {
  ...OPTIONS,
  headTypes: [
    { id: 3, name: { nl: 'Huis' }, count: 12 },
    { id: 1, name: { nl: 'Appartement' }, count: 8 },
  ],
  subTypes: [
    { id: 31, name: { nl: 'Villa' }, count: 3, headTypeId: 3 },
    { id: 11, name: { nl: 'Loft' }, count: 0, headTypeId: 1 },
    { id: 99, name: { nl: 'Molen' }, count: 1, headTypeId: null },
  ],
  transactions: [...OPTIONS.transactions, { id: 10, name: { nl: 'Over te nemen' }, count: 0 }],
};
const groups = (query: string, open: 'has' | 'type' = 'has') => {
  const filter = parseFilter(new URLSearchParams(query));
  return toAllFilters(ESTATES, { filter, options, context: contextIn('nl') }, { total: 1, open }).groups;
};
const choices = (query: string, name: string): readonly OptionView[] =>
  groups(query).flatMap(({ controls }) =>
    controls.flatMap((control) =>
      control.kind === 'options' && control.name === name ? control.options : [],
    ),
  );
const shown = (all: readonly OptionView[]) =>
  all.filter(({ when }) => when?.isMade !== false).map(({ label }) => label);

describe('what depends on another choice is in the page from the start (decision 161)', () => {
  it('all sub types, of which those of the chosen types are shown, and those that are chosen', () => {
    expect(choices('', 'subType').map(({ label }) => label)).toEqual(['Loft', 'Molen', 'Villa']);
    expect(shown(choices('', 'subType'))).toEqual([]);
    expect(shown(choices('type=3', 'subType'))).toEqual(['Villa']);
    expect(shown(choices('type=3&subType=99', 'subType'))).toEqual(['Molen', 'Villa']);
  });

  it.each([
    ['with=garden', ['Tuin']],
    ['area-min=100', ['Woonoppervlakte']],
    ['land-min=100&epc=C', ['Grondoppervlakte', 'Energielabel']],
    ['year-min=2000&condition=NEW&facades=3', ['Bouw- of renovatiejaar', 'Staat van het pand', 'Gevels']],
    ['free-by=2027-03-01', ['Beschikbaarheid']],
  ])('whether homes are shown that do not say what is asked: %s', (query, names) => {
    const unsaid = groups(query).flatMap((group) => group.unsaid);
    expect(unsaid.length).toBeGreaterThan(13);
    expect(shown(unsaid)).toEqual(names.map((name) => `Ook als niet vermeld: ${name}`));
  });

  it.each(['price-min=1', 'price-max=5'])(
    'homes with a price on request, where a price is asked: %s',
    (query) => {
      expect(shown(groups(query).flatMap((group) => group.unsaid))).toEqual(['Ook met prijs op aanvraag']);
      expect(shown(groups('').flatMap((group) => group.unsaid))).toEqual([]);
    },
  );
});

it('a choice without homes stays, if the whole offer has it', () => {
  expect(choices('type=3', 'status').map(({ value, count }) => [value, count])).toContainEqual([
    'TAKE_OVER',
    null,
  ]);
  const features = [
    { id: 'pets' as const, count: 4 },
    { id: 'lift' as const, count: 0 },
  ];
  const whole = {
    locations: [],
    cities: [],
    subKinds: [],
    periodTypes: [],
    maxOccupations: [],
    periodDates: [],
    periodStartDates: [],
    features,
  };
  const under = { ...whole, features: features.map(({ id }) => ({ id, count: 0 })) };
  expect(toRentalOptions(whole as never, under as never, '2027-01-01').features).toEqual([
    { id: 'pets', count: 0 },
  ]);
});
