import { expect, it } from 'vitest';
import { defaultLocaleOf, preferredLocale } from './accept-language.ts';

const ALL = { locales: ['nl', 'fr', 'en', 'de'], defaultLocale: 'nl' } as const;
const WALLOON = { locales: ['fr', 'de'], defaultLocale: 'fr' } as const;
const copy = (site: typeof ALL | typeof WALLOON) => ({ ...site, locales: [...site.locales] });

it.each([
  [null, ALL, 'nl'],
  ['', ALL, 'nl'],
  ['fr', ALL, 'fr'],
  ['FR-be', ALL, 'fr'],
  ['en;q=0.3, de;q=0.8, fr;q=0.8', ALL, 'de'],
  ['en;q=0, de', ALL, 'de'],
  ['es, pt;q=0.9, en;q=0.1', ALL, 'en'],
  ['es, *;q=0.5', ALL, 'nl'],
  ['nl-BE,nl;q=0.9,en;q=0.8', WALLOON, 'fr'],
  ['nl, de;q=0.2', WALLOON, 'de'],
  ['de;q=1.5, fr;q=abc', ALL, 'nl'],
  [';;;,,,=', ALL, 'nl'],
  [`de,${'x'.repeat(2_000)}`, ALL, 'nl'],
] as const)('%.40j → the best language that is offered', (header, site, locale) => {
  expect(preferredLocale(header, copy(site))).toBe(locale);
});

it('falls back to the default, then nl, then the first language of the site', () => {
  expect(defaultLocaleOf({ locales: ['fr', 'nl'], defaultLocale: 'fr' })).toBe('fr');
  expect(defaultLocaleOf({ locales: ['fr', 'nl'], defaultLocale: 'de' })).toBe('nl');
  expect(defaultLocaleOf({ locales: ['fr', 'en'], defaultLocale: 'de' })).toBe('fr');
});
