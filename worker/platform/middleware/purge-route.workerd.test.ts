import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { appBench } from '../../testing/app-bench.ts';

describe('/_ops/purge', () => {
  const withSecret = { OPS_SECRET: 'correct horse' };
  const purge = (secret: string) => ({ method: 'POST', headers: { Authorization: `Bearer ${secret}` } });

  it('invalidates the caches of the site, and of no other', async () => {
    let made = 0;
    const home = () => new Response(`made ${++made}`, { headers: { 'Content-Type': 'text/html' } });
    const { ask, sites } = appBench({ bindings: withSecret, pages: { home } });
    const other = `https://${sites.b.id}.test/fr`;
    expect(await (await ask('/fr')).text()).toBe('made 1');
    expect(await (await ask(other)).text()).toBe('made 2');
    const response = await ask('/_ops/purge', purge('correct horse'));
    expect(await response.json()).toMatchObject({ site: sites.a.id });
    expect(await env.CACHE.get(`version:${sites.a.id}`)).not.toBeNull();
    expect(await (await ask('/fr')).text()).toBe('made 3');
    expect(await (await ask(other)).text()).toBe('made 2');
  });

  it('is not found with a wrong secret, without one, or when none is set', async () => {
    const { ask } = appBench({ bindings: withSecret });
    expect((await ask('/_ops/purge', purge('wrong'))).status).toBe(404);
    expect((await ask('/_ops/purge', { method: 'POST' })).status).toBe(404);
    expect((await ask('/_ops/purge')).status).toBe(404);
    expect((await appBench().ask('/_ops/purge', purge(''))).status).toBe(404);
  });
});
