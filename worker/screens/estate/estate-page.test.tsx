import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { EstatePageView } from '#domain/views/estate-page.ts';
import { createTranslator } from '#locales/translator.ts';
import { sampleEstate, sampleProject, sampleUnit } from '../../testing/views/estate.ts';
import { EstatePage } from './EstatePage.tsx';

const nl = createTranslator('nl');
const render = (changes: Partial<EstatePageView> = {}): string =>
  renderToStaticMarkup(<EstatePage view={sampleEstate(changes)} t={nl} />);

const { units: UNITS, facade: FACADE } = sampleProject();
if (FACADE === null) throw new Error('the project has no façade');

const NOTHING: Partial<EstatePageView> = {
  lead: null,
  description: [],
  groups: [],
  energy: null,
  flood: null,
  floors: [],
  documents: [],
  media: [],
  map: null,
};

const all = (markup: string, pattern: RegExp): string[] =>
  [...markup.matchAll(pattern)].map(([, found]) => found ?? '');

describe('in-page menu', () => {
  const menuOf = (markup: string): string =>
    /<nav class="page-nav".*?<\/nav>/s.exec(markup)?.[0] ?? 'no menu';

  it.each([
    ['an estate', {}],
    ['a project', { units: UNITS, facade: FACADE }],
    ['an estate of which nothing is known', NOTHING],
  ])('links to every section of %s, in the order of the page', (_, changes) => {
    const markup = render(changes);
    const targets = all(menuOf(markup), /href="#([^"]+)"/g);
    const sections = all(
      markup,
      /<(?:section|aside) class="(?:part|estate-units|estate-aside)[^>]* id="([^"]+)"/g,
    );
    expect(targets).toEqual(sections);
  });

  it('has a separate section for a group of long values', () => {
    const markup = render();
    expect(menuOf(markup)).toContain('href="#facts-planning"');
    expect(markup).toMatch(/<section class="[^"]*" id="facts-planning"><h2>Stedenbouw<\/h2>/);
  });
});

describe('language of the texts (spec 1 §3)', () => {
  it('is set on a title and a description in another language than the page’s', () => {
    const breadcrumbs = [{ label: 'Villa', href: null, lang: 'fr' } as const];
    const markup = render({ titleLocale: 'fr', textLocale: 'en', breadcrumbs });
    expect(markup).toContain('<span aria-current="page" lang="fr">Villa</span>');
    expect(markup).toMatch(/<h1 lang="fr">/);
    expect(markup).toMatch(/<div class="prose" lang="en">/);
  });

  it('is left out when it is the page’s', () => {
    const markup = render({ titleLocale: null, textLocale: null });
    expect(markup).toContain('<h1>');
    expect(markup).toContain('<div class="prose">');
  });
});

describe('facts', () => {
  const group = (rows: EstatePageView['groups'][number]['rows']) => ({
    ...NOTHING,
    groups: [{ id: 'a', title: 'A', rows }],
  });

  it('shows free text below its value (spec 2 §3, "Combined fields")', () => {
    const markup = render(group([{ label: 'Verwarming', value: 'Gas', note: 'Ketel van 2019' }]));
    expect(markup).toContain('<dd>Gas<span class="fact-list__note">Ketel van 2019</span></dd>');
  });

  it('sets the languages of a row that differ from the page’s', () => {
    const lang = { label: 'nl', value: 'fr', note: 'de' } as const;
    const markup = render(group([{ label: 'Tuin', value: 'Oui', note: 'Süd', lang }]));
    expect(markup).toContain('<dt lang="nl">Tuin</dt><dd><span lang="fr">Oui</span>');
    expect(markup).toContain('<span class="fact-list__note" lang="de">Süd</span>');
  });

  it('makes a value with an address a link', () => {
    const markup = render(group([{ label: 'Attest', value: 'Bekijk', href: 'https://papers.example/1' }]));
    expect(markup).toContain('<dd><a href="https://papers.example/1" rel="noopener">Bekijk</a></dd>');
  });
});

describe('flood scores', () => {
  const score = (letter: 'A' | 'B' | 'C' | 'D', warning: boolean) =>
    render({
      ...NOTHING,
      flood: { rows: [], scores: [{ label: 'P-score', letter, warning, meaning: 'Kleine kans' }] },
    });

  it('marks one of four steps and explains the score in words', () => {
    const markup = score('B', false);
    expect(all(markup, /<span class="flood__current">(.)<\/span>/g)).toEqual(['B']);
    expect(markup).toContain('aria-label="Score B, op een schaal van A tot D"');
    expect(markup).toContain('<p>Kleine kans</p>');
  });

  it.each([
    ['C', false],
    ['D', true],
  ] as const)('score %s has an icon: %s (spec 1 §9: only after C)', (letter, shown) => {
    expect(score(letter, shown).includes('<use href="#icon-flood">')).toBe(shown);
  });
});

describe('films and tours', () => {
  it('names the host and loads nothing from it, but links to it without script', () => {
    const markup = render();
    const media = /<section[^>]* id="media">.*?<\/section>/s.exec(markup)?.[0] ?? '';
    expect(media).not.toMatch(/<iframe|<img|<video| src=/);
    expect(media).toContain('Komt van youtube.com, en laadt pas als u klikt.');
    expect(media).toContain('href="https://www.youtube.com/watch');
  });
});

describe('map', () => {
  const point = { lat: 50.8812, lon: 4.7001 };
  const map = {
    point,
    radius: null,
    onRequest: false,
    label: 'Vaartkom 14, 3000 Leuven',
    live: null,
    sights: sampleEstate().map?.sights ?? [],
    base: 'outlines',
    credit: null,
    near: { stated: [], found: [], coarse: false },
  } as const;

  it('is absent without a place (spec 1 §4)', () => {
    expect(render(NOTHING)).not.toContain('class="map"');
  });

  it('shows the municipality in four pictures, of which a browser loads one, and names their source', () => {
    const markup = render({ ...NOTHING, map });
    expect(markup.match(/-(?:wide|narrow)-(?:light|dark)\.svg/g)).toHaveLength(4);
    expect(markup).toContain('Vaartkom 14, 3000 Leuven');
    expect(markup).toContain('Gemeentegrenzen van 2020');
    expect(markup).not.toContain('type="radio"');
  });

  it('offers pictures of streets from near to far, with the required credit', () => {
    const sight = map.sights[0];
    if (sight === undefined) throw new Error('The sample has no picture');
    const sights = (['street', 'quarter', 'town'] as const).map((scope) => ({ ...sight, scope }));
    const markup = render({
      ...NOTHING,
      map: { ...map, sights, base: 'streets', credit: '© OpenStreetMap' },
    });
    expect(markup.match(/type="radio"/g)).toHaveLength(3);
    expect(
      /<input[^>]*checked=""[^>]*value="(\w+)"|<input[^>]*value="(\w+)"[^>]*checked=""/
        .exec(markup)
        ?.slice(1),
    ).toContain('quarter');
    expect(markup).toContain('© OpenStreetMap');
  });

  it('lists nearby features, the listing’s own first, with straight-line distances', () => {
    const near = {
      stated: [{ label: 'School', value: '400 m' }],
      found: [{ label: '1. Station Leuven, station', value: '610 m' }],
      coarse: false,
    };
    const markup = render({ ...NOTHING, map: { ...map, near } });
    expect(markup.indexOf('400\u00a0m')).toBeGreaterThan(0);
    expect(markup.indexOf('610\u00a0m')).toBeGreaterThan(markup.indexOf('400\u00a0m'));
    expect(markup).toContain('vogelvlucht');
  });

  it('contains no marker data of a hidden address', () => {
    const markup = render({
      ...NOTHING,
      map: { ...map, label: '3000 Leuven', radius: 300, onRequest: true },
    });
    expect(markup).not.toMatch(/mlat=|Vaartkom 14/);
  });

  it('promises the address of an estate only when a visitor can still get it', () => {
    const noteOf = (onRequest: boolean) => render({ ...NOTHING, map: { ...map, radius: 300, onRequest } });
    expect(noteOf(true)).toContain('Het adres krijgt u bij uw bezoek.');
    expect(noteOf(false)).not.toContain('Het adres krijgt u bij uw bezoek.');
  });
});

describe('façade', () => {
  const markup = renderToStaticMarkup(<EstatePage view={sampleUnit()} t={nl} />);
  const project = renderToStaticMarkup(<EstatePage view={sampleProject()} t={nl} />);
  const textOf = (html: string): string => html.replace(/<[^>]+>/g, '');
  const bays = (html: string): string[] =>
    all(html, /<(?:a|p) class="bay [^>]*>(.*?)<\/(?:a|p)>/g).map(textOf);

  it('draws each home as wide as its share of the floor, by attributes', () => {
    expect(all(markup, /<svg width="(\d+)" height="0"/g)).toEqual(['100000', '38158', '61842']);
  });

  it('describes each bay by number, surface, and price or status, as one sentence', () => {
    expect(bays(project)).toEqual([
      'Appartement 2.3, 96 m², In optie',
      'Appartement 0.1, 58 m², Beschikbaar, € 300.001',
      'Appartement 0.2, 94 m², Verkocht',
    ]);
  });

  it('links to the panels of available homes, but not to sold ones', () => {
    const ids = all(project, /<section class="home-panel[^>]* id="([^"]+)"/g);
    expect(all(project, /<a class="bay [^>]*href="#([^"]+)"/g).toSorted()).toEqual(ids.toSorted());
    expect(project).toMatch(/<p class="bay bay--sold">/);
  });

  it('shows the panel of the first home, with links to its row and to its page', () => {
    const panel = /<section class="home-panel home-panel--first".*?<\/section>/s.exec(project)?.[0] ?? '';
    expect(all(panel, /<a [^>]*href="([^"]+)"/g).slice(1)).toEqual([
      '/nl/afspraak-maken/1',
      '/nl/aanbod/900/de-vaartmolen-in-8300-knokke-heist/1',
      'https://documents.example/plan.pdf',
      '#row-1',
      '#unit-3',
    ]);
    expect(project).toContain('id="row-1"');
  });

  it('marks the home of the page, and explains its colour', () => {
    expect(markup).toMatch(/<a class="bay[^>]* aria-current="page"/);
    expect(markup).toContain('Nu op deze pagina');
    expect(markup).not.toContain('home-panel');
    expect(project).not.toContain('Nu op deze pagina');
  });

  it('invites to choose only when there is a choice', () => {
    const gone = { ...FACADE, choice: false, panels: [], first: null };
    expect(project).toContain('<h2>Kies uw raam</h2>');
    expect(render({ facade: gone, units: UNITS })).toContain('<h2>Het gebouw</h2>');
  });
});

describe('labels of units', () => {
  it('explains the façade with the labels of the table, and uses the right noun for units', () => {
    expect(render({ facade: FACADE })).toMatch(/facade__legend.*In optie.*Verkocht/s);
    const markup = render({ units: UNITS, unitNames: { one: 'huis', other: 'huizen' } });
    expect(markup).toContain('De huizen in dit project');
  });
});

describe('units and neighbours', () => {
  it('has every unit in the table without script, and hides the filters until the script loads', () => {
    const markup = render({ units: UNITS });
    expect(all(markup, /<tr[^>]* data-unit="([^"]+)"/g)).toEqual(
      UNITS.flatMap(({ units }) => units.map(({ id }) => id)),
    );
    expect(markup).toMatch(/<fieldset[^>]* data-units-choice="true" hidden=""/);
  });

  it('links a unit to its project and to the neighbouring estates', () => {
    const markup = render({
      neighbours: {
        project: { label: 'De Vaartmolen', href: '/nl/p' },
        previous: null,
        next: { label: 'Appartement 1.3', href: '/nl/13' },
      },
    });
    const nav = /<nav class="neighbours".*?<\/nav>/s.exec(markup)?.[0] ?? '';
    expect(all(nav, /href="([^"#]+)"/g)).toEqual(['/nl/p', '/nl/13']);
  });
});

describe('sharing', () => {
  it('has a form that needs no script, and a QR code of its address in print', () => {
    const markup = render();
    expect(markup).toContain('href="/nl/doorsturen/4711"');
    const [code = ''] = /<figure class="qr-code">.*?<\/figure>/.exec(markup) ?? [];
    expect(code).toContain('src="/media/qr/L25sL2FhbmJvZC80NzEx.svg"');
    // Browsers do not fetch it for screens, and the page does not contain the drawing.
    expect(code).toContain('loading="lazy"');
    expect(code).not.toContain('<svg');
  });
});

describe('an estate under option', () => {
  const status = { state: 'option', text: 'In optie' } as const;
  const meaning = 'U kunt nog komen kijken. Iemand anders heeft voorlopig de eerste keuze.';

  it('states it beside its price and in the bar of a phone, and explains it at the action', () => {
    const markup = render({ status, meaning });
    const said = '<span class="standing standing--option">In optie</span>';
    const bar = /<div class="action-bar.*/s.exec(markup)?.[0] ?? '';
    expect(/<p class="summary__status.*?<\/p>/s.exec(markup)?.[0]).toContain(said);
    expect(bar).toContain(said);
    expect(markup).toMatch(new RegExp(`summary__actions.*<p class="summary__meaning">${meaning}</p>`, 's'));
    expect(render()).not.toMatch(/summary__meaning|class="standing/);
  });
});

describe('a withdrawn estate', () => {
  it('says so once: sold, or archived with its date', () => {
    const sold = render({ sold: true, status: { state: 'gone', text: 'Verkocht' } });
    expect(sold).toContain('Dit pand is niet meer beschikbaar.');
    const archived = render({ sold: true, archived: { label: 'Gearchiveerd', date: '01/02/2026' } });
    expect(archived).not.toContain('Dit pand is niet meer beschikbaar.');
    expect(archived).toContain('Niet meer in ons aanbod sinds 01/02/2026.');
  });
});
