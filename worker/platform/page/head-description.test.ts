import { describe, expect, it } from 'vitest';
import { contextIn } from '../../testing/contexts.ts';
import { headDescription, homeDescription, MOST } from './head-description.ts';

const AGENCY = 'Duinzicht, vastgoedkantoor in Knokke-Heist.';

describe('the description of a page', () => {
  it.each([
    ['its own words', 'Wij verkopen al dertig jaar huizen en appartementen aan zee.', undefined],
    ['words too short, and whose page it is', 'Wie wij zijn.', `Wie wij zijn. ${AGENCY}`],
    ['its title when it has no text', null, `Over ons. ${AGENCY}`],
  ])('is %s', (_what, words, expected) => {
    expect(headDescription(words, 'Over ons', contextIn())).toBe(expected ?? words);
  });

  it('is cut at the end of a word', () => {
    const text = headDescription('zeezicht '.repeat(40), 'Over ons', contextIn());
    expect(text.length).toBeLessThanOrEqual(MOST);
    expect(text).toMatch(/zeezicht…$/);
  });
});

describe('the description of an estate', () => {
  const estate = {
    what: 'Villa te koop',
    place: 'Elizabetlaan 41, 8300 Knokke-Heist',
    keyFacts: [
      { value: '5', unit: null, name: 'slaapkamers' },
      { value: '284', unit: 'm²', name: 'bewoonbaar' },
    ],
    price: { kind: 'amount', prefix: 'Vanaf', text: '€ 1.495.000', suffix: null },
    lead: 'Rustig gelegen, met een tuin op het zuiden en een garage voor twee wagens.',
  } as const;

  it('begins with the unique facts of the estate, followed by the agency’s text as far as there is space', () => {
    expect(homeDescription(estate, contextIn())).toBe(
      'Villa te koop, Elizabetlaan 41, 8300 Knokke-Heist: 5 slaapkamers, 284 m² bewoonbaar, ' +
        'vanaf € 1.495.000. Rustig gelegen, met een tuin op het zuiden en een…',
    );
  });

  it('omits a year, and writes a colon in the French way', () => {
    const keyFacts = [{ value: '1973', unit: null, name: 'année de construction' }, ...estate.keyFacts];
    const text = homeDescription({ ...estate, keyFacts }, contextIn('fr'));
    expect(text).toContain('Knokke-Heist\u00a0: 5 slaapkamers');
    expect(text).not.toContain('1973');
  });

  it('leaves out parts that do not fit, and missing ones', () => {
    const long = homeDescription({ ...estate, place: 'x'.repeat(140) }, contextIn());
    expect(long).toBe(`Villa te koop, ${'x'.repeat(140)}.`);
    expect(homeDescription({ ...estate, keyFacts: [], price: null, lead: '' }, contextIn())).toBe(
      'Villa te koop, Elizabetlaan 41, 8300 Knokke-Heist.',
    );
  });
});
