import { describe, expect, it } from 'vitest';
import { readSearch } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import { LOCALES } from '#domain/locale.ts';
import { RentalFiltersSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { MOST_STAYS } from '../platform/content/rental-filters.ts';
import { contextIn } from '../testing/contexts.ts';
import { controlOf, optionsOf } from '../testing/offer.ts';
import { toChips } from './choices.ts';
import { allPanels, toSearchForm } from './form.ts';
import { toRentalOptions } from './options/rental-options.ts';
import { RENTALS } from './rentals.ts';
import { toRentalQuery } from './request/rental-request.ts';
import { widenSteps } from './widen.ts';

const TODAY = '2027-06-28';
const WHOLE = readLoosely(RentalFiltersSchema, {
  locations: [
    { id: 1, name: { nl: 'Zeedijk' }, count: 5 },
    { id: 2, name: { nl: 'Centrum' }, count: 3 },
  ],
  cities: [{ id: 10, name: { nl: 'Knokke' }, count: 8 }],
  subKinds: [{ id: 'VILLA', name: { nl: 'Villa' }, count: 2 }],
  maxOccupations: [
    { value: 2, count: 8 },
    { value: 4, count: 3 },
  ],
  periodTypes: [{ id: 'WEEK', count: 8 }],
  features: [
    { id: 'pets', count: 3 },
    { id: 'lift', count: 0 },
  ],
  periodStartDates: [
    { day: '2027-07-03', count: 2 },
    { day: '2027-07-04', count: 0 },
  ],
  periodDates: [
    { type: 'WEEK', from: '2027-07-03', to: '2027-07-10', count: 2 },
    { type: 'WEEKEND', from: '2027-07-03', to: '2027-07-05', count: 1 },
  ],
});
const UNDER = readLoosely(RentalFiltersSchema, { ...WHOLE, locations: [{ id: 1, name: null, count: 2 }] });

const context = contextIn('nl');
const asked = (query: string, options = toRentalOptions(WHOLE, UNDER, TODAY)) => ({
  filter: readSearch(RENTAL_SEARCH, new URLSearchParams(query)),
  options,
  context,
});
const form = (query: string, options?: ReturnType<typeof toRentalOptions>) => ({
  panels: allPanels(RENTALS, asked(query, options)),
});

describe('the search form of holiday rentals', () => {
  it('lists the whole offer with its units in the search, including options without results', () => {
    expect(optionsOf(form(''), 'location')).toEqual([
      { value: '1', label: 'Zeedijk', count: 2, checked: false },
      { value: '2', label: 'Centrum', count: 0, checked: false },
    ]);
  });

  it('offers as many persons as the largest unit holds, or as were requested', () => {
    expect(optionsOf(form(''), 'persons')).toHaveLength(4);
    expect(optionsOf(form('persons=6'), 'persons').at(-1)).toMatchObject({ value: '6', checked: true });
  });

  it('suggests free days and stays of the requested type', () => {
    const { arrivalDays, stays } = controlOf(form('period=WEEK'), 'days');
    expect(arrivalDays).toEqual(['2027-07-03']);
    expect(stays.map(({ href }) => href)).toEqual(['/nl/vakantie?period=WEEK&from=2027-07-03&to=2027-07-10']);
  });

  it('proposes the same whether a service returns all free stays or only the requested number', () => {
    const all = Array.from({ length: 30 }, (_, index) => {
      const day = String(index + 1).padStart(2, '0');
      return { type: 'WEEK' as const, from: `2027-07-${day}`, to: `2027-08-${day}`, count: index + 1 };
    });
    const [everything, some] = [all, all.slice(0, MOST_STAYS)].map((periodDates) =>
      form('', toRentalOptions({ ...WHOLE, periodDates }, { ...UNDER, periodDates }, TODAY)),
    );
    expect(controlOf(some ?? form(''), 'days').stays).toHaveLength(MOST_STAYS);
    expect(some).toEqual(everything);
  });

  it('keeps the choices when the options could not be loaded, and keeps the sort', () => {
    const query = 'location=7&persons=2&sort=price&page=2';
    const without = form(query, toRentalOptions(null, null, TODAY));
    expect(optionsOf(without, 'location')).toEqual([{ value: '7', label: '7', count: null, checked: true }]);
    expect(toSearchForm(RENTALS, asked(query), null).hidden).toEqual([{ name: 'sort', value: 'price' }]);
    expect(without.panels.map(({ name }) => name)).toEqual(['when', 'persons', 'where', 'total']);
  });

  it('summarizes and clears each part', () => {
    const [when, persons, where] = form('location=1&location=2&city=10&persons=2').panels;
    expect([when?.value, when?.clearHref]).toEqual([null, null]);
    expect(persons?.clearHref).toBe('/nl/vakantie?location=1&location=2&city=10');
    expect(where).toMatchObject({ value: 'Zeedijk en nog 2', clearHref: '/nl/vakantie?persons=2' });
  });
});

describe('chosen filters of holiday rentals', () => {
  const query = 'location=1&location=2&kind=VILLA&from=2027-07-03&to=2027-07-10&persons=4';

  it('have one chip each, with the days as one', () => {
    expect(toChips(RENTALS, asked(query)).map(({ removeHref }) => removeHref)).toEqual([
      '/nl/vakantie?location=1&location=2&kind=VILLA&persons=4',
      '/nl/vakantie?location=1&location=2&kind=VILLA&from=2027-07-03&to=2027-07-10',
      '/nl/vakantie?location=2&kind=VILLA&persons=4&from=2027-07-03&to=2027-07-10',
      '/nl/vakantie?location=1&kind=VILLA&persons=4&from=2027-07-03&to=2027-07-10',
      '/nl/vakantie?location=1&location=2&persons=4&from=2027-07-03&to=2027-07-10',
    ]);
  });

  it('are widened to other weeks, never in the past, then by removing one value at a time', () => {
    const steps = widenSteps(RENTALS, asked(query)).map(({ filter }) => [
      filter.from,
      filter.location,
      filter.kind,
    ]);
    expect(steps).toEqual([
      ['2027-07-10', ['1', '2'], ['VILLA']],
      ['2027-07-03', ['1', '2'], []],
      ['2027-07-03', ['1'], ['VILLA']],
      ['2027-07-03', ['2'], ['VILLA']],
      ['2027-07-03', ['1', '2'], ['VILLA']],
      [null, ['1', '2'], ['VILLA']],
    ]);
  });
});

it('asks for what is there and for the total price, and offers only what some unit has', () => {
  const given = asked('with=pets&price-max=1000');
  expect(toChips(RENTALS, given).map(({ label, removeHref }) => [label, removeHref])).toEqual([
    ['Hond of huisdier welkom', '/nl/vakantie?price-max=1000'],
    ['Tot € 1.000 voor het verblijf', '/nl/vakantie?with=pets'],
  ]);
  expect(toRentalQuery(given.filter)).toEqual({ terms: { pets: ['yes'] }, range: { total: { lte: 1000 } } });
  const empty = (locale: 'nl' | 'fr' | 'en' | 'de') =>
    allPanels(RENTALS, { ...given, context: contextIn(locale) }).flatMap(({ controls }) =>
      controls.flatMap((control) =>
        control.kind === 'select' && control.name === 'price-max' ? [control.any] : [],
      ),
    );
  expect(LOCALES.flatMap(empty)).toEqual(['Geen voorkeur', 'Sans préférence', 'Any', 'Keine Vorgabe']);
  expect(optionsOf(form(''), 'with').map(({ value, count }) => [value, count])).toEqual([['pets', 3]]);
});
