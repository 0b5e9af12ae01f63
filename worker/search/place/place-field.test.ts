import { describe, expect, it } from 'vitest';
import { parseFilter } from '#domain/filter/parse.ts';
import { contextIn } from '../../testing/contexts.ts';
import type { OfferOptions } from '../options/offer-options.ts';
import type { PlaceProblem } from '../typed-place.ts';
import { circlePlace } from './circle-place.ts';
import { toPlaceField } from './place-field.ts';

const filterOf = (query: string) => parseFilter(new URLSearchParams(query));
const BRUGGE = {
  id: 8,
  zip: '8000',
  name: { nl: 'Brugge', fr: 'Bruges' },
  lat: 51.2089,
  lon: 3.2242,
  count: 3,
};
const OPTIONS: OfferOptions = {
  news: [],
  headTypes: [],
  subTypes: [],
  bedrooms: [],
  locations: [BRUGGE],
  transactions: [],
  countries: [],
  prices: null,
};

const field = (query: string, problem: PlaceProblem | null = null, locale: 'nl' | 'fr' = 'nl') =>
  toPlaceField({ filter: filterOf(query), options: OPTIONS, problem }, contextIn(locale));
const chosenRadius = (view: ReturnType<typeof field>) =>
  view.radius.filter(({ checked }) => checked).map(({ value }) => value);

describe('toPlaceField', () => {
  it('is empty without a typed text', () => {
    const view = field('city=8');
    expect(view).toMatchObject({ typed: '', problem: null, circles: [] });
    expect(view.suggestHref).toBe('/nl/ajax/search-city');
    expect(view.radius.map(({ value }) => value)).toEqual(['', '2', '5', '10', '20', '50']);
    expect(chosenRadius(view)).toEqual(['']);
  });

  it.each([
    ['nl', 'Straal: 10 km rond Brugge', 'Brugge'],
    ['fr', 'Rayon\u00a0: 10 km autour de Bruges', 'Bruges'],
  ] as const)('labels each circle and its place in %s', (locale, label, name) => {
    const view = field('geo_range=10km;51.21;3.22&geo_range=15km;50;4', null, locale);
    expect(view.circles[0]).toMatchObject({ label, name });
    expect(view.circles[0]?.radii.map(({ value }) => value)).toEqual([
      '2km;51.21;3.22',
      '5km;51.21;3.22',
      '10km;51.21;3.22',
      '20km;51.21;3.22',
      '50km;51.21;3.22',
      '',
    ]);
    expect(chosenRadius(view)).toEqual(['']);
  });

  it('names a circle far from every place by its size, which stays among its radii', () => {
    const [circle] = field('geo_range=15km;50;4').circles;
    expect(circle).toMatchObject({ name: 'Punt op de kaart', label: 'Straal: Binnen 15 km' });
    expect(circle?.radii.find(({ checked }) => checked)).toMatchObject({ value: '15km;50;4' });
  });

  it('offers the only place alone, without its surroundings', () => {
    const [alone] = field('geo_range=10km;51.2089;3.2242').circles;
    expect(alone?.radii[0]?.value).toBe('0km;51.2089;3.2242');
    const [beside] = field('geo_range=10km;51.2089;3.2242&geo_range=5km;51;4').circles;
    expect(beside?.radii[0]?.value).toBe('2km;51.2089;3.2242');
  });

  it('keeps the typed text with its radius, and offers at most six places', () => {
    const offered = Array.from({ length: 7 }, (_, index) => ({
      place: { ...BRUGGE, id: index, zip: index === 0 ? null : '8000' },
      filter: filterOf(`city=${index}`),
    }));
    const view = field('type=3', { reason: 'several', typed: 'bru', km: 20, offered });
    expect(view.typed).toBe('bru');
    expect(chosenRadius(view)).toEqual(['20']);
    expect(view.problem?.message).toContain('“bru”');
    expect(view.problem?.suggestions).toHaveLength(6);
    expect(view.problem?.suggestions.slice(0, 2)).toEqual([
      { label: 'Brugge', href: '/nl/aanbod?city=0' },
      { label: 'Brugge (8000)', href: '/nl/aanbod?city=1' },
    ]);
  });
});

it('names a circle by a town of the offer, else by a well-known one, in the page’s language', () => {
  const named = (lat: number, lon: number, options: OfferOptions | null = OPTIONS) =>
    circlePlace({ km: 10, lat, lon }, options, contextIn('fr'));
  expect([named(51.209, 3.224), named(50.85, 4.35), named(49.9, 5.9)]).toEqual(['Bruges', 'Bruxelles', null]);
});
