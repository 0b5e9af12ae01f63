import { describe, expect, it } from 'vitest';
import { readSearch } from '#domain/filter/codec.ts';
import { RENTAL_SEARCH } from '#domain/filter/rental-filter.ts';
import type { Locale } from '#domain/locale.ts';
import { RentalFiltersSchema } from '#wire/rental-unit.ts';
import { readLoosely } from '#wire/tolerant/read.ts';
import { contextIn } from '../../testing/contexts.ts';
import { toRentalOptions } from '../options/rental-options.ts';
import { staySentence } from './stay-answer.ts';

const OPTIONS = readLoosely(RentalFiltersSchema, {
  cities: [
    { id: 10, name: { nl: 'Knokke', fr: 'Knokke' }, count: 8 },
    { id: 11, name: { nl: 'Heist', fr: 'Heist' }, count: 2 },
  ],
  subKinds: [{ id: 'VILLA', name: { nl: 'Villa', fr: 'Villa' }, count: 2 }],
  features: [{ id: 'pets', count: 3 }],
});

const said = (query: string, locale: Locale = 'nl'): string => {
  const context = contextIn(locale);
  const filter = readSearch(RENTAL_SEARCH, new URLSearchParams(query));
  return staySentence(
    context.t.count('stays.counted', 3),
    filter,
    toRentalOptions(OPTIONS, null, '2027-06-28'),
    context,
  ).replaceAll(/[\u00a0\u202f\u2009]/g, ' ');
};

describe('the answer to a sentence about a holiday', () => {
  it.each([
    ['', '3 vakantieverblijven.'],
    ['city=10&persons=4', '3 vakantieverblijven in Knokke voor 4 personen.'],
    ['city=10&city=11&persons=1', '3 vakantieverblijven in Knokke en Heist voor 1 persoon.'],
    ['from=2027-07-03&to=2027-07-10&price-max=900', '3 vakantieverblijven tot € 900, 3–10 juli 2027.'],
  ])('says %j', (query, sentence) => {
    expect(said(query)).toBe(sentence);
  });

  it('leaves nothing out: what has no words of its own stands in brackets', () => {
    const sentence = said('kind=VILLA&with=pets&from=2027-07-03');
    expect(sentence).toMatch(/^3 vakantieverblijven \(.*\)\.$/);
    for (const part of ['Villa', 'Aankomst']) expect(sentence).toContain(part);
  });

  it('is in the language of the page', () => {
    expect(said('city=10&persons=2', 'fr')).toBe('3 locations de vacances à Knokke pour 2 personnes.');
    expect(said('persons=2', 'en')).toContain('for 2 people.');
    expect(said('persons=2', 'de')).toContain('für 2 Personen.');
  });
});
