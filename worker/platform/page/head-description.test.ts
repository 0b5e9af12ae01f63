import { describe, expect, it } from 'vitest';
import { contextIn } from '../../testing/contexts.ts';
import { headDescription, homeDescription, MOST } from './head-description.ts';

const AGENCY = 'Duinzicht, vastgoedkantoor in Knokke-Heist.';

describe('the description of a page', () => {
  it.each([
    ['its own words', 'Wij verkopen al dertig jaar huizen en appartementen aan zee.', undefined],
    ['words too short, and whose page it is', 'Wie wij zijn.', `Wie wij zijn. ${AGENCY}`],
    ['its title where it has no words', null, `Over ons. ${AGENCY}`],
  ])('is %s', (_what, words, expected) => {
    expect(headDescription(words, 'Over ons', contextIn())).toBe(expected ?? words);
  });

  it('is cut at a word’s end', () => {
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

  it('begins with facts of the estate, then the agency’s text up to the limit', () => {
    expect(homeDescription(estate, contextIn())).toBe(
      'Villa te koop, Elizabetlaan 41, 8300 Knokke-Heist: 5 slaapkamers, 284 m² bewoonbaar, ' +
        'vanaf € 1.495.000. Rustig gelegen, met een tuin op het zuiden en een…',
    );
  });

  it('has no bare year, and a colon in French style', () => {
    const keyFacts = [{ value: '1973', unit: null, name: 'année de construction' }, ...estate.keyFacts];
    const text = homeDescription({ ...estate, keyFacts }, contextIn('fr'));
    expect(text).toContain('Knokke-Heist\u00a0: 5 slaapkamers');
    expect(text).not.toContain('1973');
  });

  it('leaves out facts that do not fit or are missing', () => {
    const long = homeDescription({ ...estate, place: 'x'.repeat(140) }, contextIn());
    expect(long).toBe(`Villa te koop, ${'x'.repeat(140)}.`);
    expect(homeDescription({ ...estate, keyFacts: [], price: null, lead: '' }, contextIn())).toBe(
      'Villa te koop, Elizabetlaan 41, 8300 Knokke-Heist.',
    );
  });
});
