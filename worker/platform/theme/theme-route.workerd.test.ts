/** A site's stylesheet with the compositions that it chose (decision 76). */
import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

/** Files of the deployment: the content of each is its own path. */
const assets = (status = 200): Fetcher => {
  const fetch = async (address: string) => new Response(`/*${new URL(address).pathname}*/`, { status });
  return { fetch } as unknown as Fetcher;
};

function bench(ASSETS: Fetcher) {
  const site = siteDocument(`look-${crypto.randomUUID().slice(0, 8)}`);
  const choices = { ...site.theme.choices, hero: 'letter', foot: 'warm' } as const;
  const content = fakeContent({ ...site, theme: { ...site.theme, choices } });
  const { ask, log } = appBench({ content, bindings: { ASSETS }, pages: {} });
  const at = (path: string) => ask(`https://${site.hostnames[0]}${path}`);
  const hash = async () => /theme-([^".]+)[^"]*\.css/.exec(await (await at('/nl')).text())?.[1] ?? '';
  return { at, hash, log };
}

const sheetsIn = (css: string) => [...css.matchAll(/\/assets\/([\w-]+)-test\.css/g)].map(([, name]) => name);

describe('the stylesheet of a site that chose compositions', () => {
  it('contains those of every page, and those of a screen’s parts when requested', async () => {
    const { at, hash } = bench(assets());
    const name = await hash();
    expect(sheetsIn(await (await at(`/assets/theme-${name}.css`)).text())).toEqual(['foot-warm']);
    const home = await at(`/assets/theme-${name}.rhythm-hero.css`);
    expect(home.headers.get('Cache-Control')).toContain('immutable');
    expect(sheetsIn(await home.text())).toEqual(['foot-warm', 'hero-letter']);
  });

  it.each(['.foot', '.hero-hero', '.hero-x', '.'])('is not found with the parts %s', async (parts) => {
    const { at, hash } = bench(assets());
    expect((await at(`/assets/theme-${await hash()}${parts}.css`)).status).toBe(404);
  });

  it('is sent without them when they cannot be loaded, which is logged and not cached', async () => {
    const gone = bench(assets(404));
    const name = await gone.hash();
    const answer = await gone.at(`/assets/theme-${name}.hero.css`);
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
    expect(await answer.text()).toContain('--paper:');
    expect(gone.log.map(({ event }) => event)).toContain('theme.no_compositions');
  });
});
