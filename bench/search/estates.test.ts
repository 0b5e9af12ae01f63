import { describe, expect, it } from 'vitest';
import { EstateSchema } from '#wire/estate.ts';
import { EstateSearchRequestSchema } from '#wire/estate-search.ts';
import { CITIES } from './cities.ts';
import { benchEstates } from './estates.ts';
import { QUERIES } from './queries.ts';

const ESTATES = Array.from({ length: 1_000 }, (_, number) => benchEstates(number));
const listed = ESTATES.map(([first]) => first?.estate);
const share = (holds: (estate: NonNullable<(typeof listed)[number]>) => boolean): number =>
  listed.filter((estate) => estate !== undefined && holds(estate)).length / listed.length;

describe('the estates of the benchmark', () => {
  it('are equal in every run', () => {
    expect(benchEstates(7)).toEqual(benchEstates(7));
    expect(benchEstates(7)).not.toEqual(benchEstates(8));
  });

  it('match the wire schema, with unique ids', () => {
    const all = ESTATES.flat().map(({ estate }) => EstateSchema.parse(estate).general.id);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are distributed like a real offer: mostly for sale, a tenth without a price, few projects, in 560 cities', () => {
    expect(CITIES).toHaveLength(560);
    expect(share(({ general }) => general.transaction?.id === 1)).toBeCloseTo(0.62, 1);
    expect(share(({ general }) => general.price?.value === -1)).toBeCloseTo(0.1, 1);
    expect(share(({ general }) => general.headType?.id === 9)).toBeCloseTo(0.03, 2);
  });

  it('have documents of a few kilobytes', () => {
    const bytes = listed.reduce((sum, estate) => sum + JSON.stringify(estate).length, 0) / listed.length;
    expect(bytes).toBeGreaterThan(3_000);
    expect(bytes).toBeLessThan(10_000);
  });
});

describe('the queries of the benchmark', () => {
  it('have unique names', () => {
    expect(new Set(QUERIES.map(([name]) => name)).size).toBe(QUERIES.length);
    expect(QUERIES.length).toBeGreaterThanOrEqual(46);
  });

  it.each(QUERIES)('match the wire schema: %s', (_name, request) => {
    expect(EstateSearchRequestSchema.safeParse(request).error).toBeUndefined();
  });
});
