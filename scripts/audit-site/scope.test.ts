import { describe, expect, it } from 'vitest';
import { createScope, type Rule } from './scope.ts';

const RULES: readonly Rule[] = [
  { name: 'paths', names: 0, read: Number.POSITIVE_INFINITY, ask: 0 },
  { name: 'searches', names: 1, read: 2, ask: 1 },
];
const at = (path: string): URL => new URL(path, 'https://a.example');

describe('the bound of a crawl', () => {
  it('reads every address without a query', () => {
    const { treat } = createScope(RULES);
    const paths = Array.from({ length: 100 }, (_, index) => `/nl/aanbod/${index}/x`);
    expect(new Set(paths.map((path) => treat(at(path), false)))).toEqual(new Set(['read']));
  });

  it('reads some of each kind of search, asks some more and leaves the others', () => {
    const { treat, tallies } = createScope(RULES);
    const treated = [1, 2, 3, 4].map((city) => treat(at(`/nl/aanbod?city=${city}`), false));
    expect(treated).toEqual(['read', 'read', 'ask', 'leave']);
    expect(treat(at('/fr/offre?city=4'), false)).toBe('read');
    expect(treat(at('/nl/aanbod?type=1&type=2'), false)).toBe('read');
    expect(tallies[1]).toEqual({ name: 'searches', kinds: 3, read: 4, ask: 1, leave: 1 });
  });

  it('distinguishes names of query parameters, not their order or values', () => {
    const { treat } = createScope([{ name: 'all', names: 9, read: 1, ask: 0 }]);
    expect(treat(at('/nl/aanbod?city=1&type=2'), false)).toBe('read');
    expect(treat(at('/nl/aanbod?type=3&city=4'), false)).toBe('leave');
    expect(treat(at('/nl/aanbod?type=3&price-min=4'), false)).toBe('read');
  });

  it('always reads addresses that must be read', () => {
    const { treat } = createScope(RULES);
    const treated = [1, 2, 3, 4].map((city) => treat(at(`/nl/aanbod?city=${city}`), true));
    expect(new Set(treated)).toEqual(new Set(['read']));
  });

  it('leaves addresses without a rule', () => {
    expect(createScope(RULES).treat(at('/nl/aanbod?city=1&type=2'), false)).toBe('leave');
  });
});
