import { describe, expect, it } from 'vitest';
import file from '#client/public/outlines/belgium.json';
import { appBench } from '../testing/app-bench.ts';
import { siteWith } from '../testing/contexts.ts';
import { outlineBase } from './outline-address.ts';

const base = outlineBase({ lat: 50.879, lon: 4.701 }, 'Leuven', 'nl', siteWith());
const ADDRESS = `${base}-wide-light.svg`;
const assets = (answer: () => Response) => ({
  ASSETS: { fetch: async () => answer() } as unknown as Fetcher,
});

describe('the route of outline pictures', () => {
  it('fails without caching when the deployment’s file is missing', async () => {
    const { ask, log } = appBench({ bindings: assets(() => new Response('no', { status: 404 })) });
    const response = await ask(ADDRESS);
    expect(response.status).toBe(500);
    expect(response.headers.get('Cache-Control') ?? '').not.toContain('immutable');
    expect(log.some(({ level }) => level === 'error')).toBe(true);
  });

  it('draws with a sandbox policy and long caching', async () => {
    const { ask } = appBench({ bindings: assets(() => Response.json(file)) });
    const response = await ask(ADDRESS);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(await response.text()).toContain('>Leuven</text>');
  });

  it('rejects any other address', async () => {
    const { ask } = appBench({ bindings: assets(() => Response.json(file)) });
    expect((await ask('/media/outline/1/nl/leuven.svg')).status).toBe(404);
    expect((await ask(ADDRESS.replace('/nl/', '/xx/'))).status).toBe(404);
  });
});
