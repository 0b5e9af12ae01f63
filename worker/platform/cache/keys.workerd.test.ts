import { describe, expect, it } from 'vitest';
import { cacheKeys, canonicalJson, KV_KEY_BYTES, toCacheUrl, toKvKey, versionKey } from './keys.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

const resource = (site: string, locale: 'nl' | null, name: string, ...parts: string[]): string =>
  cacheKeys.resource({ site, locale, name, parts });

describe('cache keys', () => {
  it('begin with the site', () => {
    const keys = [
      resource('a', 'nl', 'page', 'home'),
      resource('a', null, 'page', 'home'),
      cacheKeys.html('a', 'd', 'https://a.test', '/nl?x=1'),
      cacheKeys.picture('a', '/media/400/x.webp'),
    ];
    expect(keys.filter((key) => !key.startsWith('a/'))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of a hostname differ from those of sites', () => {
    expect(cacheKeys.host('a')).toBe('@host/a');
  });

  it('distinguish one part from two', () => {
    expect(resource('a', 'nl', 'page-url', 'x/y')).toBe('a/page-url/nl/x%2Fy');
    expect(cacheKeys.html('a', 'd/e', 'o', '/nl')).not.toBe(cacheKeys.html('a', 'd', 'e/o', '/nl'));
    expect(cacheKeys.html('a', 'd', 'o', '/nl')).not.toBe(cacheKeys.html('a', 'd', 'p', '/nl'));
  });

  it('of a search ignore the order of fields, but not of lists', () => {
    expect(canonicalJson({ b: [2, 1], a: undefined })).toBe('{"b":[2,1]}');
    expect(canonicalJson({ y: 2, x: { b: 1, a: 0 } })).toBe('{"x":{"a":0,"b":1},"y":2}');
  });

  it('fit into KV: longer ones are hashed and stay different', async () => {
    const long = (end: string) => resource('duinzicht', 'nl', 'page-url', 'é'.repeat(300) + end);
    expect(await toKvKey('a/page/nl/home')).toBe('a/page/nl/home');
    const [one, two] = [await toKvKey(long('1')), await toKvKey(long('2'))];
    expect(bytes(one)).toBeLessThanOrEqual(KV_KEY_BYTES);
    expect(one).toMatch(/^duinzicht\/page-url\/sha256-[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it('are valid URLs for the Cache API, and the version’s key is shared by both Workers', () => {
    expect(toCacheUrl('a/estate/nl/first/1')).toBe('https://cache.invalid/a/estate/nl/first/1');
    expect(versionKey('a')).toBe('version:a');
  });
});
