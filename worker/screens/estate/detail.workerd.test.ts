import { describe, expect, it } from 'vitest';
import { pageHandlers } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';

/** A site with one estate and the reference of it. */
function bench() {
  const { ask, content, sites } = appBench({ pageHandlers });
  const base = `GET /sites/${sites.a.id}/estates`;
  content.on(`${base}/v2/12`, { general: { id: 12 } });
  content.on(`${base}/by-reference`, (_request, url) =>
    url.searchParams.get('reference') === 'KH-12'
      ? Response.json({ id: '12' })
      : Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 }),
  );
  return { ask, content };
}

describe('/{lang}/detail (spec 1 §2)', () => {
  it.each(['?id=12', '?reference=KH-12', '?reference=%20KH-12%20'])(
    '%s leads to the estate for good',
    async (query) => {
      const response = await bench().ask(`/en/detail${query}`);
      expect([response.status, response.headers.get('Location')]).toEqual([301, '/en/offer/12']);
    },
  );

  it.each(['', '?id=13', '?id=x', '?reference=KH-13', '?reference=', `?reference=${'x'.repeat(65)}`])(
    '%.30s is not found',
    async (query) => {
      expect((await bench().ask(`/en/detail${query}`)).status).toBe(404);
    },
  );
});
