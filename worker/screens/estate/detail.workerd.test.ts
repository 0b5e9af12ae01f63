import { describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

const REFERENCES: Readonly<Record<string, string>> = { 'KH-12': '12', 'KH-21': '21' };
let made = 0;

/** A site with an estate, a project with two units, their references, and a holiday rental. */
function bench(rentals = true) {
  made += 1;
  const site = siteDocument(`detail${made}`, { settings: { features: rentals ? ['rentals'] : [] } });
  const content = fakeContent(site);
  const base = `GET /sites/${site.id}`;
  content.on(`${base}/estates/v2/12`, { general: { id: 12, headType: { id: 3 }, transaction: { id: 1 } } });
  const unit = { general: { id: 21, parentId: 20, headType: { id: 1 }, transaction: { id: 1 } } };
  content.on(`${base}/estates/v2/21`, unit);
  content.on(`${base}/estates/v2/20`, {
    general: { id: 20, project: true, headType: { id: 9 }, buildingName: 'Zeezicht', children: [unit] },
  });
  content.on(`${base}/rental-units/R-7`, { id: 'R-7', general: {} });
  content.on(`${base}/estates/by-reference`, (_request, url) => {
    const id = REFERENCES[url.searchParams.get('reference') ?? ''];
    return id === undefined
      ? Response.json({ error: { code: 'not_found', message: '' } }, { status: 404 })
      : Response.json({ id });
  });
  const { ask } = appBench({ content, screens });
  return { ask: (path: string) => ask(`https://${site.hostnames[0]}${path}`) };
}

describe('/{lang}/detail (spec 1 §2)', () => {
  it.each([
    ['?id=12', /^\/nl\/aanbod\/12\/.+/],
    ['?reference=KH-12', /^\/nl\/aanbod\/12\/.+/],
    ['?reference=%20KH-12%20', /^\/nl\/aanbod\/12\/.+/],
    ['?reference=KH-21', /^\/nl\/aanbod\/20\/.+\/21$/],
    ['?id=R-7', /^\/nl\/vakantie\/R-7$/],
    ['?reference=R-7', /^\/nl\/vakantie\/R-7$/],
  ])('%s redirects permanently to the home, in one hop', async (query, address) => {
    const { ask } = bench();
    const response = await ask(`/nl/detail${query}`);
    const location = response.headers.get('Location') ?? '';
    expect([response.status, location]).toEqual([301, expect.stringMatching(address)]);
  });

  it.each(['?reference=KH-12', '?reference=KH-21'])(
    '%s leads to an address without a further redirect',
    async (query) => {
      const { ask } = bench();
      const location = (await ask(`/nl/detail${query}`)).headers.get('Location') ?? '';
      expect((await ask(location)).status).toBe(200);
    },
  );

  it.each(['', '?id=13', '?id=x', '?reference=KH-13', '?reference=', `?reference=${'x'.repeat(65)}`])(
    '%.30s is not found',
    async (query) => {
      expect((await bench().ask(`/nl/detail${query}`)).status).toBe(404);
    },
  );

  it('does not find a holiday rental when the agency has none', async () => {
    expect((await bench(false).ask('/nl/detail?id=R-7')).status).toBe(404);
  });
});
