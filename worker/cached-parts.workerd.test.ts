/** A page put together from kept parts is the page that is drawn whole, byte for byte (decision 49). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import type { Site } from '#wire/site.ts';
import { screens } from './pages.ts';
import { createIsolateState } from './platform/cache/isolate.ts';
import { createPartMemory, NO_PART_MEMORY, type PartMemory } from './platform/cache/part-memory.ts';
import { appBench } from './testing/app-bench.ts';
import { type FakeContent, fakeContent } from './testing/fake-content.ts';
import { siteDocument } from './testing/sites.ts';

const words = (text: string) => ({ nl: text, fr: `${text} (fr)`, en: `${text} (en)`, de: `${text} (de)` });
const picture = (name: string, changes: object = {}) => ({
  file: name,
  width: 1600,
  height: 1067,
  ...changes,
});

/** Estates in every state that a card can be in: sold, hidden, sticker, plan or no picture, no price, a project. */
const estateArbitrary = (id: number) =>
  fc.record({
    general: fc.record({
      id: fc.constant(id),
      headType: fc.constantFrom({ id: 3, name: words('Huis') }, { id: 1, name: words('Flat') }),
      subType: fc.constantFrom(null, { id: 31, name: words('Villa & <zo>') }),
      // 8 is a status that the site hides.
      transaction: fc.constantFrom(
        ...[1, 2, 3, 4, 5, 8].map((code) => ({ id: code, name: words(`t${code}`) })),
      ),
      sticker: fc.constantFrom(
        null,
        { id: 1, name: words('Nieuw') },
        { id: 9, name: words('Top'), color: '#123456' },
      ),
      bedroomCount: fc.constantFrom(null, 1, 3),
      price: fc.constantFrom(null, { value: 250_000 }, { value: 1_100, hidden: true }),
      floodingParcelScore: fc.constantFrom(null, 'D'),
      address: fc.record({
        visible: fc.boolean(),
        street: fc.constant({ nl: 'Kerkstraat' }),
        number: fc.constant(1),
        city: fc.constantFrom(
          { id: 1, zip: '8300', name: words('Knokke') },
          { id: 2, zip: '9000', name: { nl: 'Gent' } },
        ),
      }),
    }),
    energy: fc.constantFrom(null, { epcValue: 241, energyLabel: 'C' }),
    pictures: fc.constantFrom(
      [],
      [picture('villa-1')],
      [picture('plan-1', { plan: true }), picture('villa-2')],
    ),
  });

const UNITS = [7001, 7002, 7003].map((id) => ({
  id,
  photos: id === 7002 ? [] : [{ original: `coast-${id}` }],
  general: {
    maxOccupation: 4,
    building: { rentalName: `Zeebries ${id}` },
    subKind: { id: 's', name: words('Studio') },
  },
  pricesFrom: id === 7003 ? [] : [{ type: 'WEEK', price: 1295 }],
}));

type Estates = readonly { readonly general: { readonly id: number } }[];

function serve(content: FakeContent, { id }: Site, estates: Estates): void {
  const at = `/sites/${id}`;
  const found = { total: { value: estates.length + 20 }, results: estates };
  content.on(`POST ${at}/estates`, async (request) => {
    const { group } = await request.clone().json<{ group?: string }>();
    const results = group === undefined ? estates : estates.map((estate) => ({ ...estate, groupKey: 1 }));
    return Response.json({ ...found, results });
  });
  content.on(`POST ${at}/estate-filters`, {
    headTypes: [{ id: 3, name: words('Huis'), count: 3 }],
    transactions: [{ id: 1, name: words('Te koop'), count: 3 }],
    locations: [{ id: 1, zip: '8300', name: words('Knokke'), count: 2 }],
    prices: { min: 100_000, max: 900_000 },
  });
  for (const estate of estates) {
    content.on(`GET ${at}/estates/v2/${estate.general.id}`, estate);
    content.on(`GET ${at}/estates/${estate.general.id}/similar`, found);
  }
  const entry = (label: string, type: string) => ({ label: words(label), link: { type } });
  for (const name of ['main', 'footer'])
    content.on(`GET ${at}/navigation/${name}`, {
      name,
      items: [
        {
          ...entry('Aanbod', 'offer'),
          children: [entry('Vakantie', 'rentals'), entry('Contact', 'contact')],
        },
        entry('Favorieten', 'favorites'),
      ],
    });
  const page = {
    id: 'home',
    url: words('wie'),
    title: words('Wie we zijn'),
    hero: picture('hero-1'),
    heroEvening: picture('hero-1-evening'),
    sections: [
      {
        kind: 'text',
        heading: words('Tekst'),
        body: words('<p>Een <b>paar</b> woorden.</p>'),
        picture: picture('a'),
      },
      { kind: 'estates', heading: words('Nieuw'), group: 'phase' },
      { kind: 'entities', heading: words('Team'), entity: 'team' },
      { kind: 'places', heading: words('Waar'), places: [{ label: words('Knokke'), cityId: 1 }] },
    ],
    entities: [
      { id: 'team', name: words('Team'), items: [{ id: 'an', title: words('An'), picture: picture('an') }] },
    ],
  };
  content.on(`GET ${at}/pages/home`, page);
  for (const locale of LOCALES) content.on(`GET ${at}/pages/by-url/wie`, { ...page, id: `who-${locale}` });
  content.on(`GET ${at}/estates/group/phase`, { id: 'phase', title: words('Fase 1'), ...found });
  content.on(`POST ${at}/rental-units`, { total: { value: 3 }, results: UNITS });
  content.on(`POST ${at}/rental-units/filters`, { maxOccupations: [{ value: 4, count: 3 }] });
  content.on(`GET ${at}/rental-units/7001`, UNITS[0] ?? {});
  content.on(`GET ${at}/rental-units/7001/periods`, { periods: [], nights: { busy: [] } });
}

let scenes = 0;

/** An agency with pages that are rendered each time, with this memory. */
function scene(estates: Estates, parts: PartMemory, id: string) {
  const site = siteDocument(id, {
    locales: [...LOCALES],
    settings: {
      features: ['rentals', 'projects', 'map'],
      hiddenStatus: [8],
      stickers: [{ id: 1, color: '#0c5d74', colorText: '#ffffff' }],
    },
  });
  const content = fakeContent(site);
  serve(content, site, estates);
  scenes += 1;
  // Another edition has pages of its own, made of the same data.
  const bindings = { PAGE_EDITION: `e${scenes}` };
  const isolate = { ...createIsolateState(), parts };
  const bench = appBench({ content, screens, isolate, bindings });
  return async (path: string): Promise<string> => {
    scenes += 1;
    bindings.PAGE_EDITION = `e${scenes}`;
    const answer = await bench.ask(`https://${site.hostnames[0]}${path}`);
    const { status, headers } = answer;
    const to = headers.get('Location');
    if (to !== null) return `${status} ${to}`;
    return `${status} ${(await answer.text()).replaceAll(headers.get('X-Request-Id') ?? '-', 'ID')}`;
  };
}

const OFFER = { nl: 'aanbod', fr: 'offre', en: 'offer', de: 'angebot' } as const;
const STAYS = { nl: 'vakantie', fr: 'vacances', en: 'holiday', de: 'feiertage' } as const;
const GROUP = { nl: 'groep', fr: 'groupe', en: 'group', de: 'gruppe' } as const;

const PATHS = LOCALES.flatMap((locale) => [
  `/${locale}`,
  ...[
    '',
    '?view=list',
    '?view=map',
    '?group=TYPE',
    '?city=1',
    '?page=2',
    '?price-max=200000&sortType=price',
  ].map((query) => `/${locale}/${OFFER[locale]}${query}`),
  `/${locale}/${OFFER[locale]}/1`,
  `/${locale}/${STAYS[locale]}`,
  `/${locale}/${STAYS[locale]}?persons=2`,
  `/${locale}/${STAYS[locale]}/7001`,
  `/${locale}/${GROUP[locale]}/phase`,
  `/${locale}/wie`,
  `/${locale}/nowhere`,
]);

/** The page that an address leads to at last. */
async function at(ask: (path: string) => Promise<string>, path: string): Promise<string> {
  const page = await ask(path);
  const [, to] = /^30\d (.*)$/.exec(page) ?? [];
  return to === undefined ? page : ask(to);
}

describe('a page assembled from cached parts', () => {
  it('equals the page rendered as a whole: every screen and language, for any state of its estates', async () => {
    const ids = [1, 2, 3, 4];
    await fc.assert(
      fc.asyncProperty(fc.tuple(...ids.map(estateArbitrary)), fc.uuid(), async (estates, uuid) => {
        const memory = createPartMemory({ bytes: 1e7, siteBytes: 1e7 });
        const id = `parts-${uuid}`;
        const whole = scene(estates, NO_PART_MEMORY, id);
        const stored = scene(estates, memory, id);
        for (const path of PATHS) {
          const drawn = await at(whole, path);
          expect(await at(stored, path), path).toBe(drawn);
          expect(await at(stored, path), `${path}, again`).toBe(drawn);
        }
        expect(memory.bytes).toBeGreaterThan(50_000);
      }),
      { numRuns: 1 },
    );
  });

  it('belongs to its own agency, when two have the same estates', async () => {
    const estates: Estates = [{ general: { id: 1 } }];
    const memory = createPartMemory({ bytes: 1e7, siteBytes: 1e7 });
    const [one, other] = ['parts-one', 'parts-other'].map((id) => scene(estates, memory, id));
    const whole = scene(estates, NO_PART_MEMORY, 'parts-other');
    for (const path of ['/nl', '/nl/aanbod']) {
      await one?.(path);
      expect(await other?.(path)).toBe(await whole(path));
    }
  });

  it('is equal when the memory is nearly too small', async () => {
    const estates: Estates = [{ general: { id: 1 } }, { general: { id: 2 } }];
    const small = scene(estates, createPartMemory({ bytes: 20_000, siteBytes: 9_000 }), 'parts-small');
    const whole = scene(estates, NO_PART_MEMORY, 'parts-small');
    const paths = PATHS.filter((path) => path.startsWith('/nl'));
    for (const path of [...paths, ...paths]) expect(await at(small, path), path).toBe(await at(whole, path));
  });
});
