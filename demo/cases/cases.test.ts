import { describe, expect, it } from 'vitest';
import { demoData } from '../index.ts';
import { ESTATE_CASES } from './estate-cases.ts';
import { LISTING_CASES } from './listing-cases.ts';

const { sites, estates, listings } = demoData();
const open = estates.filter(({ withdrawnAt }) => !withdrawnAt);
const siteOf = (siteId: string) => sites.find(({ id }) => id === siteId);

describe('display rules of both specifications that homes of the demo show', () => {
  it.each(ESTATE_CASES.map((one) => [one.spec, one.rule, one.shows] as const))(
    '%s: %s',
    (_spec, _rule, shows) => {
      expect(open.some(({ estate, siteId }) => shows(estate, siteOf(siteId)))).toBe(true);
    },
  );

  it.each(LISTING_CASES.map((one) => [one.spec, one.rule, one.shows] as const))(
    '%s: %s',
    (_spec, _rule, shows) => {
      expect(listings.some(({ listing }) => shows(listing))).toBe(true);
    },
  );
});
