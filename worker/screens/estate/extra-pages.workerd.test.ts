import { expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { siteDocument } from '../../testing/sites.ts';

let made = 0;

/** A project and a house; `pages` answers the call for the agency's pages about either. */
function bench(pages: () => Response) {
  made += 1;
  const site = siteDocument(`extra${made}`);
  const content = fakeContent(site);
  const base = `GET /sites/${site.id}`;
  content.on(`${base}/estates/v2/20`, { general: { id: 20, headType: { id: 9 }, buildingName: 'Zeezicht' } });
  content.on(`${base}/estates/v2/12`, { general: { id: 12, headType: { id: 3 } } });
  for (const id of [12, 20]) content.on(`${base}/estate-pages/${id}/`, pages);
  const { ask } = appBench({ content, screens });
  const follow = async (path: string): Promise<Response> => {
    const response = await ask(`https://${site.hostnames[0]}${path}`);
    const next = response.headers.get('Location');
    return next === null ? response : follow(next);
  };
  return { content, follow };
}

const PAGES = [
  { name: 'neighbourhood', title: { nl: 'Rond Zeezicht', fr: 'Autour de Zeezicht' } },
  { name: 'no-title', title: null },
];

it('links a project to the agency’s pages about it (docs/decisions/0021)', async () => {
  const { follow } = bench(() => Response.json(PAGES));
  const html = await (await follow('/fr/offre/20')).text();
  expect(html).toContain('<a href="/fr/offre/20/info/neighbourhood"><b>Autour de Zeezicht</b></a>');
  expect(html).toContain('En savoir plus sur ce projet');
  expect(html).not.toContain('no-title');
});

it('requests none for a home that is not a project', async () => {
  const { content, follow } = bench(() => Response.json(PAGES));
  expect(await (await follow('/nl/aanbod/12')).text()).not.toContain('Rond Zeezicht');
  expect(content.calls.filter((call) => call.includes('estate-pages'))).toEqual([]);
});

it.each([
  ['there are none', () => Response.json([])],
  ['the service lacks the call', () => new Response(null, { status: 404 })],
  ['they cannot be loaded', () => new Response(null, { status: 503 })],
])('shows the project when %s', async (_, pages) => {
  const response = await bench(pages).follow('/nl/aanbod/20');
  expect(response.status).toBe(200);
  expect(await response.text()).not.toContain('Meer over dit project');
});
