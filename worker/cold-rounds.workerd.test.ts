/**
 * Design, "Caching": a page of which nothing is cached makes two rounds of calls, one for the site and one for the
 * rest; a single one when the isolate knew the site (`likely-page.workerd.test.ts`).
 */
import { describe, expect, it } from 'vitest';
import { createWaves } from '#bench/edge/workers/counts.ts';
import { aHome } from '#wire/testing/home.ts';
import { screens } from './pages.ts';
import { appBench } from './testing/app-bench.ts';
import { fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const ESTATE = aHome(12);
const UNIT = { id: 7001, general: { maxOccupation: 4, building: { rentalName: 'Zeebries' } } };
const page = (id: string, url: string) => ({
  id,
  url: { nl: url },
  title: { nl: id },
  sections: [{ kind: 'entities', entity: 'team', heading: { nl: 'Wie we zijn' } }],
  entities: [{ id: 'team', name: { nl: 'Team' }, items: [{ id: 'an', title: { nl: 'An Peeters' } }] }],
});

let scenes = 0;

/** An agency of which nothing is cached; its answers take a moment, so that the calls of one round overlap. */
function scene(several: boolean) {
  scenes += 1;
  const site = siteDocument(`cold-${scenes}`, { settings: { features: ['rentals'] } });
  const content = fakeContent(site);
  const at = `/sites/${site.id}`;
  content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, {
    ...site,
    several,
    menus: ['main', 'footer'].map((name) => ({ name, items: [] })),
    texts: { nl: {} },
  });
  content.on(`POST ${at}/estates`, { total: { value: 1 }, results: [ESTATE] });
  content.on(`POST ${at}/estate-filters`, { headTypes: [{ id: 3, name: { nl: 'Huis' }, count: 1 }] });
  content.on(`GET ${at}/estates/v2/12`, ESTATE);
  content.on(`GET ${at}/pages/home`, page('home', ''));
  content.on(`GET ${at}/pages/by-url/over-ons`, page('about', 'over-ons'));
  content.on(`GET ${at}/pages/by-url/kust`, {
    ...page('coast', 'kust'),
    sections: [{ kind: 'estates', collection: 'sea', size: 4, heading: { nl: 'Aan zee' } }],
    collections: [
      { collection: 'sea', size: 4, title: { nl: 'Zee' }, total: { value: 1 }, results: [ESTATE] },
    ],
  });
  content.on(`GET ${at}/pages/privacy`, page('privacy', 'privacy'));
  content.on(`GET ${at}/rental-units/7001`, UNIT);
  content.on(`GET ${at}/rental-units/7001/periods`, { periods: [], nights: { busy: [] } });
  content.on(`POST ${at}/rental-units`, { total: { value: 1 }, results: [UNIT] });
  content.on(`POST ${at}/rental-units/filters`, { maxOccupations: [{ value: 4, count: 1 }] });
  const waves = createWaves();
  const honest = content.binding.fetch.bind(content.binding);
  const fetch = async (request: Request) => {
    const end = waves.begin();
    await scheduler.wait(40);
    const answer = await honest(request);
    end();
    return answer;
  };
  const counted = { ...content, binding: { fetch } as unknown as Fetcher };
  const bench = appBench({ content: counted, screens });
  return { waves, ask: (path: string) => bench.ask(`https://${site.hostnames[0]}${path}`) };
}

const PAGES = [
  ['home', '/nl', 'An Peeters'],
  ['offer', '/nl/aanbod', 'Knokke'],
  ['offer, searched', '/nl/aanbod?price-max=200000', 'Knokke'],
  ['estate', '/nl/aanbod/12', 'Knokke'],
  ['rentals', '/nl/vakantie', 'Zeebries'],
  ['rental', '/nl/vakantie/7001', 'Zeebries'],
  ['privacy', '/nl/privacy-verklaring', 'An Peeters'],
  ['a page of the agency', '/nl/over-ons', 'An Peeters'],
  ['a page with estates of a collection', '/nl/kust', 'Knokke'],
] as const;

describe.each([
  ['answers several calls as one', true],
  ['answers them one by one', false],
])('with a service that %s', (_how, several) => {
  it.each(PAGES)('%s', async (_screen, asked, words) => {
    // An address without its slug redirects to the one with it.
    const path = (await scene(several).ask(asked)).headers.get('Location') ?? asked;
    const { ask, waves } = scene(several);
    const answer = await ask(path);
    expect([answer.status, (await answer.text()).includes(words)]).toEqual([200, true]);
    const { rounds, calls } = waves.take();
    expect({ rounds, calls: several ? calls : 'one for each' }).toEqual({
      rounds: 2,
      calls: several ? 2 : 'one for each',
    });
  });
});
