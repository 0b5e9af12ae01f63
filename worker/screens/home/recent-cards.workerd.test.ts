import { describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

function scene() {
  const bench = appBench({ screens });
  const { content, sites } = bench;
  content.on(`POST /sites/${sites.a.id}/estates`, { total: { value: 2 }, results: [aHome(1), aHome(2)] });
  return bench;
}

describe('GET /{lang}/ajax/recent-cards?ids=…', () => {
  it('returns the estates in the order of the ids, with the button that clears them', async () => {
    const response = await scene().ask('/fr/ajax/recent-cards?ids=2,1,9');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('X-Gevel-Cache')).toBeNull();
    const text = await response.text();
    expect([...text.matchAll(/data-estate="(\d+)"/g)].map(([, id]) => id)).toEqual(['2', '1']);
    expect(text).toMatch(/class="wrap recent-forget"><button type="button"/);
  });

  it.each(['', '?ids=', '?ids=../1', '?ids=%3Cscript%3E'])(
    'makes no call and returns no cards for "%s"',
    async (ids) => {
      const { ask, content } = scene();
      expect(await (await ask(`/fr/ajax/recent-cards${ids}`)).text()).toBe('<!DOCTYPE html>');
      expect(content.calls.filter((call) => call.startsWith('POST'))).toEqual([]);
    },
  );

  it('fails when they cannot be loaded', async () => {
    const { ask, content } = scene();
    await ask('/fr/ajax/nothing');
    content.breaks('error');
    expect((await ask('/fr/ajax/recent-cards?ids=3')).status).toBe(503);
  });
});
