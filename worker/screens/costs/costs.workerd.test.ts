import { describe, expect, it } from 'vitest';
import { aHome } from '#wire/testing/home.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

let made = 0;

function bench({ costs = true }: { readonly costs?: boolean | null } = {}) {
  made += 1;
  const site = siteDocument(`costs${made}`, { locales: ['nl', 'fr', 'en', 'de'], settings: { costs } });
  const content = fakeContent(site);
  const base = `GET /sites/${site.id}/estates/v2`;
  content.on(`${base}/1`, aHome(1, { price: { value: 445_000 } }));
  content.on(`${base}/2`, aHome(2, { price: { value: 0 } }));
  content.on(`${base}/3`, () =>
    Response.json({ error: { code: 'gone', message: 'withdrawn' } }, { status: 410 }),
  );
  const { ask, log } = appBench({ content, screens });
  return { log, ask: (path: string) => ask(`https://${site.hostnames[0]}${path}`) };
}

describe('/{lang}/aanbod/{id}/kosten', () => {
  it('is a form whose answers are its address, never cached and not indexed', async () => {
    const { ask } = bench();
    const response = await ask('/nl/aanbod/1/kosten?use=own');
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('private, no-cache');
    const html = await response.text();
    expect(html).toContain('content="noindex');
    expect(html).toContain('€ 458.290,46');
    expect(html).toMatch(/<input id="use-own"[^>]*checked/);
    expect(html).not.toMatch(/<form class="costs"[^>]*method="post"/i);
  });

  it('counts the dearest without an answer', async () => {
    const { ask } = bench();
    expect(await (await ask('/fr/offre/1/frais')).text()).toContain('€ 502.790,46');
  });

  it('has a monthly payment at the visitor’s rate alone', async () => {
    const { ask } = bench();
    const text = async (query: string) => (await ask(`/en/offer/1/costs?use=own&${query}`)).text();
    const none = await text('');
    expect(none).toMatch(/<input[^>]*id="rate"[^>]*value=""/);
    expect(none).not.toContain('placeholder=');
    expect(none).not.toContain('a month</small>');
    const some = await text('money=95000&rate=3,2&years=25');
    expect(some).toContain('a month</small>');
    expect(some).toContain('You borrow €\u00a0363.290,46.');
    expect(await text('money=600000')).toContain('You need not borrow anything.');
    expect(await text('rate=31')).toContain('This is not a rate between 0 and 20 %.');
    expect(await text('money=veel')).toContain('This is not an amount.');
  });

  it('leads to the home where the costs cannot be said', async () => {
    const { ask } = bench();
    const response = await ask('/nl/aanbod/2/kosten');
    expect(response.status).toBe(302);
    expect(response.headers.get('Location')).toMatch(/^\/nl\/aanbod\/2\//);
  });

  it.each([
    ['unknown', '/nl/aanbod/99/kosten', 404],
    ['withdrawn', '/nl/aanbod/3/kosten', 410],
    ['no id', '/nl/aanbod/x/kosten', 404],
  ])('refuses a home that is %s', async (_, path, status) => {
    expect((await bench().ask(path)).status).toBe(status);
  });

  it.each([false, null])('is missing where the setting is %j', async (costs) => {
    expect((await bench({ costs }).ask('/nl/aanbod/1/kosten')).status).toBe(404);
  });

  it('answers hostile text as no answer, and logs none of it', async () => {
    const { ask, log } = bench();
    const text = '"><script>alert(1)</script>\u0000%00';
    const names = ['use', 'core', 'better', 'vat', 'seller', 'rebuilt', 'ground', 'money', 'rate', 'years'];
    const response = await ask(
      `/nl/aanbod/1/kosten?${new URLSearchParams(names.map((name) => [name, text]))}`,
    );
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('€ 502.790,46');
    expect(html).not.toContain('<script>alert');
    expect(JSON.stringify(log)).not.toContain('alert');
  });
});
