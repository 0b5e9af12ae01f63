import { describe, expect, it } from 'vitest';
import { siteOrigin } from './site-origin.ts';

const site = { hostnames: ['duinzicht.be', 'www.duinzicht.be'] };

describe('siteOrigin', () => {
  it.each([
    ['https://duinzicht.be/nl', 'https://duinzicht.be'],
    ['https://www.duinzicht.be/nl', 'https://duinzicht.be'],
    ['https://duinzicht.be./nl', 'https://duinzicht.be'],
    ['http://duinzicht.be:8787/nl', 'http://duinzicht.be:8787'],
  ])('%s has the origin %s', (url, origin) => {
    expect(siteOrigin(new URL(url), site)).toBe(origin);
  });

  it('uses the request’s hostname if the site has none', () => {
    expect(siteOrigin(new URL('https://duinzicht.be./nl'), { hostnames: [] })).toBe('https://duinzicht.be');
  });
});
