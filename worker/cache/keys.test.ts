import { describe, expect, it } from 'vitest';
import { cacheKeys, canonicalJson, KV_KEY_BYTES, toCacheUrl, toKvKey, versionKey } from './keys.ts';

const bytes = (text: string): number => new TextEncoder().encode(text).length;

describe('cache keys', () => {
  it('begin with the site', async () => {
    const keys = [
      cacheKeys.navigation('a', 'nl', 'main'),
      cacheKeys.pageByUrl('a', 'nl', 'over/ons'),
      cacheKeys.page('a', 'nl', 'home'),
      cacheKeys.translations('a', 'nl'),
      cacheKeys.estate('a', 'nl', { source: 'first', id: '1' }),
      cacheKeys.similar('a', 'nl', { source: 'first', id: '1' }),
      await cacheKeys.search('a', 'first', {}),
      cacheKeys.filterOptions('a', 'nl'),
      await cacheKeys.filterCounts('a', {}),
      cacheKeys.html('a', 'd', 'https://a.test', '/nl?x=1'),
      cacheKeys.picture('a', '/media/400/x.webp'),
    ];
    expect(keys.filter((key) => !key.startsWith('a/'))).toEqual([]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('of a hostname can be no site’s', () => {
    expect(cacheKeys.host('a')).toBe('@host/a');
  });

  it('do not let one part pose as two', () => {
    expect(cacheKeys.pageByUrl('a', 'nl', 'x/y')).toBe('a/page-url/nl/x%2Fy');
    expect(cacheKeys.html('a', 'd/e', 'o', '/nl')).not.toBe(cacheKeys.html('a', 'd', 'e/o', '/nl'));
    expect(cacheKeys.html('a', 'd', 'o', '/nl')).not.toBe(cacheKeys.html('a', 'd', 'p', '/nl'));
  });

  it('of a search do not depend on the order of fields, and do on that of sorts', async () => {
    const sorts = [{ a: 1 }, { b: 2 }];
    const one = await cacheKeys.search('a', 'first', { query: { x: 1, y: 2 }, sort: sorts });
    expect(await cacheKeys.search('a', 'first', { sort: sorts, query: { y: 2, x: 1 } })).toBe(one);
    expect(
      await cacheKeys.search('a', 'first', { sort: sorts.toReversed(), query: { x: 1, y: 2 } }),
    ).not.toBe(one);
    expect(canonicalJson({ b: [2, 1], a: undefined })).toBe('{"b":[2,1]}');
  });

  it('tell GUIDs apart by their letters, not their case', () => {
    const id = 'AAAAAAAA-0000-4000-8000-00000000000F';
    expect(cacheKeys.estate('a', 'nl', { source: 'second', id })).toBe(
      cacheKeys.estate('a', 'nl', { source: 'second', id: id.toLowerCase() }),
    );
  });

  it('fit into KV: longer ones are hashed and stay apart', async () => {
    const long = (end: string) => cacheKeys.pageByUrl('duinzicht', 'nl', 'é'.repeat(300) + end);
    expect(await toKvKey('a/page/nl/home')).toBe('a/page/nl/home');
    const [one, two] = [await toKvKey(long('1')), await toKvKey(long('2'))];
    expect(bytes(one)).toBeLessThanOrEqual(KV_KEY_BYTES);
    expect(one).toMatch(/^duinzicht\/page-url\/sha256-[0-9a-f]{64}$/);
    expect(one).not.toBe(two);
  });

  it('are addresses for the Cache API, and the version has the name both Workers know', () => {
    expect(toCacheUrl('a/estate/nl/first/1')).toBe('https://cache.invalid/a/estate/nl/first/1');
    expect(versionKey('a')).toBe('version:a');
  });
});
