/** Which searches count, and as what (decision 177). */
import { describe, expect, it } from 'vitest';
import { SEARCHES_A_REPORT } from '#domain/interest/limits.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const OPENS = {
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'Sec-Fetch-Dest': 'document',
};
const SEARCH = '/nl/aanbod?city=1201&type=1&price-max=400000';
const COARSE = 'few city=1201&type=1&price-max=400000';

let made = 0;
function scene(total: number, settings: object = {}) {
  made += 1;
  const site = siteDocument(`sought${made}-${crypto.randomUUID().slice(0, 8)}`, { settings });
  const content = fakeContent(site);
  content.on(`POST /sites/${site.id}/estates`, {
    total: { value: total },
    results: Array.from({ length: Math.min(total, 2) }, (_, at) => aHome(at + 1)),
  });
  content.on(`POST /sites/${site.id}/estate-filters`, { headTypes: [], locations: [] });
  const isolate = createIsolateState();
  const bench = appBench({ content, isolate, screens });
  const ask = async (path: string, headers: object = {}, method = 'GET') =>
    bench.ask(`https://${site.hostnames[0]}${path}`, { method, headers: { ...OPENS, ...headers } });
  /** What was counted since: `few city=1201 ×2`. */
  const counted = (): string[] => {
    const report = isolate.interest.take(0);
    if (report !== null) isolate.interest.arrived(report.seq);
    return (report?.days ?? []).flatMap(({ sites }) =>
      sites.flatMap(({ searches = [] }) =>
        searches.map(({ list, what, times }) => `${list} ${what} ×${times}`),
      ),
    );
  };
  return { ask, counted };
}

describe('a search', () => {
  it('with few results counts as a combination, also from the cache', async () => {
    const { ask, counted } = scene(1);
    expect((await ask(SEARCH)).status).toBe(200);
    expect(counted()).toEqual([`${COARSE} ×1`]);
    const again = await ask(SEARCH);
    expect(again.headers.get('X-Gevel-Cache')).toBe('hit');
    expect(counted()).toEqual([`${COARSE} ×1`]);
  });

  it('with more counts by its place and its budget, each by itself', async () => {
    const { ask, counted } = scene(3);
    await ask(SEARCH);
    expect(counted()).toEqual(['place 1201 ×1', 'budget 400000 ×1']);
  });

  it('in place counts too', async () => {
    const { ask, counted } = scene(0);
    await ask(SEARCH, { 'Sec-Fetch-Dest': 'empty' });
    expect(counted()).toEqual([`${COARSE} ×1`]);
  });

  it('never tells what was typed', async () => {
    const { ask, counted } = scene(0);
    await ask('/nl/aanbod?type=1&q=Jan+Peeters');
    await ask('/nl/aanbod?city=1201&q=Jan+Peeters');
    expect(counted()).toEqual(['place 1201 ×1']);
  });

  it.each<readonly [who: string, headers: object, method: string]>([
    ['a crawler', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 'GET'],
    ['the agency’s own people', { Cookie: `__Host-gevel=${'s'.repeat(43)}` }, 'GET'],
    ['what a browser fetches in advance', { 'Sec-Purpose': 'prefetch' }, 'GET'],
    ['HEAD', {}, 'HEAD'],
  ])('of %s does not count', async (_who, headers, method) => {
    const { ask, counted } = scene(0);
    await ask(SEARCH, headers, method);
    await ask(SEARCH, headers, method);
    expect(counted()).toEqual([]);
  });

  it('does not count where the agency has it off, nor its further pages and orders', async () => {
    const off = scene(0, { interest: 'off' });
    await off.ask(SEARCH);
    expect(off.counted()).toEqual([]);
    const { ask, counted } = scene(20);
    await ask(`${SEARCH}&page=2`);
    await ask(`${SEARCH}&sortType=price`);
    expect(counted()).toEqual([]);
  });

  it('of a stranger who invents thousands fills one report', async () => {
    const { ask, counted } = scene(0);
    for (let at = 0; at < SEARCHES_A_REPORT + 20; at++) await ask(`/nl/aanbod?city=${at + 1}`);
    expect(counted()).toHaveLength(SEARCHES_A_REPORT);
  });
});
