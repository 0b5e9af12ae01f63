import { describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const KEY = '3f2a9c0d5e6b4718a9c3d2e1f0b5a697';
const OTHER = '00000000000000000000000000000000';

function siteOf(name: string, indexNow: string | null, state: 'live' | 'draft' = 'live') {
  const plain = siteDocument(name, { state });
  const site = { ...plain, settings: { ...plain.settings, indexNow } };
  const { ask } = appBench({ screens, content: fakeContent(site) });
  return (key: string) => ask(`https://${site.hostnames[0]}/${key}.txt`);
}

describe('/{key}.txt', () => {
  it('is the key of a live site, as plain text', async () => {
    const answer = await siteOf('keyed', KEY)(KEY);
    expect([answer.status, await answer.text()]).toEqual([200, KEY]);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['another key', KEY, OTHER, 'live'],
    ['a site without one', null, KEY, 'live'],
    ['a draft', KEY, KEY, 'draft'],
  ] as const)('is not found: %s', async (name, of, key, state) => {
    const answer = await siteOf(name.replaceAll(' ', '-'), of, state)(key);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain(KEY);
  });
});
