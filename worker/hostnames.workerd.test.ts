/** Whose page a hostname shows, and where its other hostnames lead. */
import type { Context } from 'hono';
import { describe, expect, it } from 'vitest';
import { digest } from './platform/cache/keys.ts';
import type { AppEnv } from './platform/env.ts';
import { mailOrigin } from './platform/page/mail-origin.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const own = (): string => crypto.randomUUID().slice(0, 8);

/** An agency with three hostnames and its preview. */
function agency(changes: Parameters<typeof siteDocument>[1] = {}) {
  const id = `h${own()}`;
  const hostnames = [`www.${id}.test`, `${id}.test`, `old-${id}.test`];
  const site = siteDocument(id, { hostnames, ...changes });
  const content = fakeContent(site);
  content.on(`GET /sites/${id}`, site);
  const bench = appBench({ content, bindings: { PREVIEW_DOMAIN: 'preview.test', OPS_SECRET: 'secret' } });
  return { ...bench, id, preview: `https://${id}.preview.test`, first: `https://www.${id}.test` };
}

const look = ({ status, headers }: Response) => [status, headers.get('Location')];

describe('second hostnames', () => {
  it('redirect to the first, with path and query', async () => {
    const { ask, id, first } = agency();
    for (const host of [`${id}.test`, `old-${id}.test`]) {
      const answer = await ask(`https://${host}/nl/aanbod?city=1&x=%2F`);
      expect(look(answer)).toEqual([301, `${first}/nl/aanbod?city=1&x=%2F`]);
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=300');
      expect(look(await ask(`https://${host}/`))).toEqual([301, `${first}/`]);
      expect(look(await ask(`https://${host}/robots.txt`))).toEqual([301, `${first}/robots.txt`]);
    }
  });

  it('keep the method of the request', async () => {
    const { ask, id, first } = agency();
    expect(look(await ask(`https://${id}.test/nl/contact`, { method: 'POST', body: 'a=b' }))).toEqual([
      308,
      `${first}/nl/contact`,
    ]);
  });

  it('keep the port, and ignore a trailing dot', async () => {
    const { ask, id, first } = agency();
    expect(look(await ask(`http://${id}.test:8787/nl`))).toEqual([301, `http://www.${id}.test:8787/nl`]);
    expect((await ask(`${first}./nl`)).status).toBe(200);
    expect((await ask(`${first.toUpperCase()}/nl`)).status).toBe(200);
  });

  it('also redirect when the first is the apex', async () => {
    const id = `h${own()}`;
    const site = siteDocument(id, { hostnames: [`${id}.test`, `www.${id}.test`] });
    const { ask } = appBench({ content: fakeContent(site) });
    expect(look(await ask(`https://www.${id}.test/nl`))).toEqual([301, `https://${id}.test/nl`]);
    expect((await ask(`https://${id}.test/nl`)).status).toBe(200);
  });

  it('still answer operators’ calls', async () => {
    const { ask, id } = agency();
    const purge = { method: 'POST', headers: { Authorization: 'Bearer secret' } };
    expect((await ask(`https://${id}.test/_ops/purge`, purge)).status).toBe(200);
  });

  it('that move to another agency show its pages once both site documents were written', async () => {
    const { ask, content, id, first } = agency();
    await ask(`${first}/nl`);
    const [host] = first.split('//').slice(1);
    content.on(`GET /sites/by-hostname/${host}`, siteDocument(`${id}-other`, { hostnames: [host ?? ''] }));
    // What writing a document does to the version of its site.
    await ask(`https://${id}.test/_ops/purge`, {
      method: 'POST',
      headers: { Authorization: 'Bearer secret' },
    });
    expect(await (await ask(`${first}/nl`)).text()).toContain(`Agency ${id}-other`);
  });

  it('disclose nothing of a draft', async () => {
    const { ask, id } = agency({ state: 'draft' });
    for (const host of [`${id}.test`, `www.${id}.test`, `${id}.preview.test`])
      expect((await ask(`https://${host}/nl`)).status).toBe(404);
  });
});

describe('the secret preview of a draft (decision 131)', () => {
  const SECRET = 'k3j5nq7xw2mzc4tf6ab7';
  async function draft(state: 'draft' | 'live' | 'suspended' = 'draft') {
    const id = `h${own()}`;
    const site = siteDocument(id, { hostnames: [`www.${id}.test`], state });
    const hash = await digest(SECRET);
    const content = fakeContent(site);
    const bench = appBench({ content, bindings: { PREVIEW_DOMAIN: 'preview.test', OPS_SECRET: 'secret' } });
    const until = new Date(bench.clock.now() + 60_000).toISOString();
    content.on(`GET /sites/${id}`, { ...site, previews: [{ hash, until }] });
    return { ...bench, id, site, address: `https://${id}--${SECRET}.preview.test` };
  }

  it('shows the draft, and leaves nothing behind', async () => {
    const { ask, address, id } = await draft();
    for (let time = 0; time < 2; time++) {
      const page = await ask(`${address}/nl`);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'x-robots-tag': 'noindex',
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      });
      expect([page.headers.get('X-Gevel-Cache'), page.headers.get('Set-Cookie')]).toEqual([null, null]);
      expect(await page.text()).toContain(`Agency ${id}`);
    }
  });

  it.each(['/robots.txt', '/favicon.ico', '/nl/nowhere-at-all', '/media/w400/none.webp', '/sitemap.xml'])(
    'is not cached either: %s',
    async (path) => {
      const { ask, address } = await draft();
      const { headers } = await ask(`${address}${path}`);
      expect([headers.get('Cache-Control'), headers.get('X-Robots-Tag')]).toEqual([
        'private, no-store',
        'noindex',
      ]);
    },
  );

  it('is open at once, though the cached site does not know it yet', async () => {
    const { ask, address, content, id, site, clock } = await draft();
    const known = { hash: await digest(SECRET), until: new Date(clock.now() + 60_000).toISOString() };
    content.on(`GET /sites/${id}`, site);
    expect((await ask(`${address}/nl`)).status).toBe(404);
    content.on(`GET /sites/${id}`, { ...site, previews: [known] });
    expect((await ask(`${address}/nl`)).status).toBe(200);
  });

  it('ends at its instant, from the cache too', async () => {
    const { ask, address, clock } = await draft();
    expect((await ask(`${address}/nl`)).status).toBe(200);
    clock.pass(60);
    const answer = await ask(`${address}/nl`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('Agency');
  });

  it('ends when it is revoked', async () => {
    const { ask, address, content, id, site } = await draft();
    expect((await ask(`${address}/nl`)).status).toBe(200);
    content.on(`GET /sites/${id}`, site);
    await ask(`${address}/_ops/purge`, { method: 'POST', headers: { Authorization: 'Bearer secret' } });
    expect((await ask(`${address}/nl`)).status).toBe(404);
  });

  it.each([
    ['another secret', (id: string) => `${id}--${'a'.repeat(20)}.preview.test`],
    ['no secret', (id: string) => `${id}.preview.test`],
    ['a secret that is too short', (id: string) => `${id}--${SECRET.slice(1)}.preview.test`],
    ['the hash of the secret', (id: string) => `${id}--c05a8a62f2e5e7f1c3a2.preview.test`],
    ['another domain', (id: string) => `${id}--${SECRET}.elsewhere.test`],
    ['its own hostname', (id: string) => `www.${id}.test`],
  ])('is not found with %s', async (_what, hostOf) => {
    const { ask, id } = await draft();
    expect((await ask(`https://${hostOf(id)}/nl`)).status).toBe(404);
  });

  it('shows the site once it is open, until it ends, and says that it is suspended', async () => {
    const open = await draft('live');
    const page = await open.ask(`${open.address}/nl`);
    expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    const suspended = await draft('suspended');
    expect((await suspended.ask(`${suspended.address}/nl`)).status).toBe(503);
  });

  it('is the host in links of mails', async () => {
    const { content, address } = await draft();
    const pages = { contact: (c: Context<AppEnv>) => c.text(mailOrigin(c)) };
    const { ask } = appBench({
      content,
      pages,
      bindings: { PREVIEW_DOMAIN: 'preview.test' },
    });
    expect(await (await ask(`${address}/nl/contact`)).text()).toBe(address);
  });

  it('does not appear in log lines', async () => {
    const { ask, address, log } = await draft();
    await ask(`${address}/nl`);
    await ask(`${address}/nl/nowhere-at-all`);
    expect(JSON.stringify(log)).not.toContain(SECRET);
    // Before the site is known.
    const out = await draft();
    out.content.breaks('lost');
    expect((await out.ask(`${out.address}/nl`)).status).toBe(503);
    expect(out.log.map(({ event }) => event)).toContain('request.unavailable');
    expect(JSON.stringify(out.log)).not.toContain(SECRET);
  });
});

describe('the preview', () => {
  it('shows the site before its hostname points here, without being indexed', async () => {
    const { ask, preview, id } = agency();
    const page = await ask(`${preview}/nl`);
    expect([page.status, page.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
    expect(await page.text()).toContain(`Agency ${id}`);
    // Kept with the site's own page, and marked all the same.
    const again = await ask(`${preview}/nl`);
    expect([again.headers.get('X-Gevel-Cache'), again.headers.get('X-Robots-Tag')]).toEqual([
      'hit',
      'noindex',
    ]);
    const robots = await ask(`${preview}/robots.txt`);
    expect(await robots.text()).toBe('User-agent: *\nDisallow: /\n');
    expect((await ask(`${preview}/nl/nowhere-at-all`)).headers.get('X-Robots-Tag')).toBe('noindex');
  });

  it('does not affect the indexing of the site’s own hostname', async () => {
    const { ask, preview, first } = agency();
    await ask(`${preview}/nl`);
    const page = await ask(`${first}/nl`);
    expect([page.headers.get('X-Gevel-Cache'), page.headers.get('X-Robots-Tag')]).toEqual(['hit', null]);
    expect(await (await ask(`${first}/robots.txt`)).text()).toContain(`Sitemap: ${first}/sitemap.xml`);
  });

  it('shows a site without a hostname', async () => {
    const { ask, preview } = agency({ hostnames: [] });
    expect((await ask(`${preview}/nl`)).status).toBe(200);
  });

  it.each([
    ['whose calls are all the deployment’s', null, 'preview'],
    ['whose own service answers of its homes', 'core', 'preview'],
    ['whose own service answers all, and knows of no preview', 'full', 'first'],
  ] as const)('is the host in links of mails, for an agency %s', async (_whose, scope, to) => {
    const { content, id, preview, first } = agency();
    const service = { address: 'https://api.test', scope, pictureHosts: [], knows: [], token: null };
    const hostnames = [`www.${id}.test`];
    content.on(`GET /sites/${id}`, { ...siteDocument(id, { hostnames }), ...(scope && { service }) });
    const pages = { contact: (c: Context<AppEnv>) => c.text(mailOrigin(c)) };
    const { ask } = appBench({ content, pages, bindings: { PREVIEW_DOMAIN: 'preview.test' } });
    expect(await (await ask(`${preview}/nl/contact`)).text()).toBe(to === 'preview' ? preview : first);
    expect(await (await ask(`${first}/nl/contact`)).text()).toBe(first);
  });

  it.each(['nobody', 'a.b', '', 'by-hostname', '%41'])('does not find the site "%s"', async (label) => {
    const { ask } = agency();
    expect((await ask(`https://${label === '' ? '' : `${label}.`}preview.test/nl`)).status).toBe(404);
  });

  it('does not exist without a preview domain', async () => {
    const { content, id } = agency();
    const { ask } = appBench({ content });
    expect((await ask(`https://${id}.preview.test/nl`)).status).toBe(404);
  });

  it('refuses an answer about another site', async () => {
    const { ask, content, log } = agency();
    content.on('GET /sites/other', siteDocument('stranger'));
    expect((await ask('https://other.preview.test/nl')).status).toBe(503);
    expect(log.map(({ event }) => event)).toContain('content.answer_about_another');
  });
});
