/** Invented addresses cost at most one limited call and write nothing to KV; absurd numbers of a service do no harm. */
import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';

/** An agency without estates, and the writes to KV from now on. */
function scene(total = 0) {
  const writes: string[] = [];
  const kv = new Proxy(env.CACHE, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function') return member;
      return (...args: unknown[]): unknown => {
        if (name === 'put' || name === 'delete') writes.push(String(args[0]));
        return Reflect.apply(member, target, args);
      };
    },
  });
  const bench = appBench({ screens, bindings: { CACHE: kv }, contentTimeoutMs: 4_000 });
  const { content, sites } = bench;
  const estate = { general: { id: 12, headType: { id: 3, name: { nl: 'Huis' } } } };
  content.on(`POST /sites/${sites.a.id}/estates`, {
    total: { value: total },
    results: total === 0 ? [] : [estate],
  });
  content.on(`POST /sites/${sites.a.id}/estate-filters`, { headTypes: [] });
  return { ...bench, writes };
}

const INVENTED: readonly [what: string, address: (n: number, host: string) => string, calls: number][] = [
  ['a host', (n) => `https://nobody-${n}.test/nl`, 1],
  ['an address', (n, host) => `https://${host}/nl/wp-admin/${n}`, 1],
  ['an estate', (n, host) => `https://${host}/nl/aanbod/${900_000 + n}`, 1],
  ['a collection', (n, host) => `https://${host}/nl/selectie/invented-${n}`, 1],
  ['a group', (n, host) => `https://${host}/nl/groep/invented-${n}`, 1],
  ['a page about an estate', (n, host) => `https://${host}/nl/aanbod/${900_000 + n}/info/x`, 1],
  ['a picture', (n, host) => `https://${host}/media/400/invented-${n}.webp`, 1],
  ['a parameter', (n, host) => `https://${host}/nl/aanbod?invented${n}=1&gad_source=${n}&_gl=${n}`, 0],
  ['a language', (n, host) => `https://${host}/zz/${n}`, 0],
];

describe.each(INVENTED)('invented: %s', (_what, address, most) => {
  it('writes nothing to KV, and costs no more calls than allowed', async () => {
    const { ask, content, sites, writes } = scene();
    const host = `${sites.a.id}.test`;
    // Caches the data of every page, and of every "not found" page.
    for (const known of ['/nl/aanbod', address(0, host)]) await ask(known);
    const before = content.calls.length;
    writes.length = 0;
    for (let n = 1; n <= 5; n++) await ask(address(n, host));
    expect(writes).toEqual([]);
    expect(content.calls.length - before).toBeLessThanOrEqual(5 * most);
    const again = content.calls.length;
    if (!address(1, host).includes('/media/')) await ask(address(1, host));
    expect(content.calls.length).toBe(again);
  });
});

describe('an impossibly large total', () => {
  it.each([1e11, Number.MAX_SAFE_INTEGER])('of %i causes no server error', async (total) => {
    const { ask } = scene(total);
    for (const path of [
      '/nl',
      '/nl/aanbod',
      '/nl/aanbod?page=2',
      '/nl/ajax/estates',
      '/nl/aanbod?page=99999999',
    ]) {
      const { status } = await ask(path);
      expect([200, 404], path).toContain(status);
    }
  });
});

describe('a page that is not cached', () => {
  it('requests texts, menus and its own data at the same time', async () => {
    const { ask, content, sites } = scene(1);
    await ask('/manifest-nl.webmanifest');
    let atOnce = 0;
    let most = 0;
    const { binding } = content;
    const fetch = binding.fetch.bind(binding);
    Object.assign(binding, {
      fetch: async (request: Request) => {
        atOnce += 1;
        most = Math.max(most, atOnce);
        await scheduler.wait(50);
        atOnce -= 1;
        return fetch(request);
      },
    });
    expect((await ask(`https://${sites.a.id}.test/nl/aanbod`)).status).toBe(200);
    expect(most).toBe(5);
  });
});
