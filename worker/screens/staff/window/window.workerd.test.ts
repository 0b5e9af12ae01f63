/** Cards for an agency's window (decision 190). */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import { aHome } from '#wire/testing/home.ts';
import { refusal } from '#worker/testing/site-bench.ts';
import { aListedHome, COOKIE, deskBench, wordsIn } from '../testing/desk-bench.ts';
import { meWith } from '../testing/me.ts';

const PATH = pathTo('staff-window', 'nl');
const me = meWith();

const listed = (home: string, street: string) => aListedHome({ home, street });

/** Home 12 is on offer, 13 hidden by its status, 14 withdrawn, 15 archived, 16 of nobody. */
function scene() {
  const { site, content, ask, answers } = deskBench(me, {
    site: { locales: ['nl', 'fr'], defaultLocale: 'nl', settings: { hiddenStatus: [8] } },
  });
  const base = `/sites/${site.id}`;
  content.on(
    `GET ${base}/estates/v2/12`,
    aHome(
      12,
      {
        bedroomCount: 3,
        townPlanningValue: { nl: 'Woongebied', fr: 'Zone d’habitat' },
        buildingLicense: 'YES',
        floodingParcelScore: 'D',
        floodingBuildingScore: 'A',
      },
      {
        dimensions: { areaBuild: 152 },
        energy: { epcValue: 162, energyLabel: 'B', epcReference: '20260101-0001234567-RES-1' },
      },
    ),
  );
  content.on(`GET ${base}/estates/v2/13`, aHome(13, { transaction: { id: 8, name: null } }));
  content.on(`GET ${base}/estates/v2/14`, refusal(410, 'gone'));
  content.on(`GET ${base}/estates/v2/15`, aHome(15, { archived: true }));
  answers(['homes'], async (request: Request) => {
    const { home, state } = await request.clone().json<{ home?: string; state?: string }>();
    const homes =
      home === '14'
        ? [listed('14', 'Bronlaan 93')]
        : state === 'offer'
          ? [listed('12', 'Kerkstraat 1'), { ...listed('r1', 'Zeedijk 2'), kind: 'rental' }]
          : [];
    return Response.json({
      me,
      counts: { offer: 1, option: 0, gone: 0, draft: 0, withdrawn: 0, lacking: 0 },
      undo: [],
      found: homes.length,
      homes,
    });
  });
  return async (query: string, cookie = COOKIE) => {
    const answer = await ask(`${PATH}${query}`, { headers: { Cookie: cookie } });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
}

const cardsIn = (html: string): readonly string[] => html.split('<article class="window-card').slice(1);

describe('the form of window cards', () => {
  it('lists homes for sale and to let, without holiday homes, and the languages of the site', async () => {
    const { status, html } = await scene()('');
    expect(status).toBe(200);
    expect(html.match(/name="home" value="[^"]+"/g)).toEqual(['name="home" value="12"']);
    expect(html.match(/name="language"[^>]* value="\w+"/g)).toHaveLength(2);
    expect(wordsIn(html)).toContain('Kerkstraat 1');
  });

  it('says what is missing, and keeps what was chosen', async () => {
    const none = await scene()('?language=nl&paper=a4');
    expect(wordsIn(none.html)).toContain('Kies minstens één pand en één taal.');
    const ids = ['12', ...Array.from({ length: 31 }, (_, index) => `${index + 100}`)];
    const many = await scene()(
      `?${ids.map((id) => `home=${id}`).join('&')}&language=nl&language=fr&paper=a3`,
    );
    expect(wordsIn(many.html)).toContain('Kies er hoogstens 60 tegelijk');
    expect(many.html).toMatch(/<input[^>]*value="12"[^>]*checked|<input[^>]*checked[^>]*value="12"/);
    expect(cardsIn(many.html)).toHaveLength(0);
  });
});

describe('window cards', () => {
  it('are one for each home and language, with what the page says and the law of the region asks', async () => {
    const { status, headers, html } = await scene()('?home=12&home=12&language=nl&language=fr&paper=a3');
    expect([status, headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
    const [dutch = '', french = '', ...rest] = cardsIn(html);
    expect(rest).toEqual([]);
    expect(dutch).toMatch(/^ window-card--a3" lang="nl"/);
    const words = wordsIn(dutch).replaceAll('\u00a0', ' ');
    for (const word of ['Villa 12', 'Kerkstraat 1', '8300 Knokke', '€ 400.000', '152 m²', 'Woongebied'])
      expect(words).toContain(word);
    // The label, the figure and the number of the certificate; both flood scores, one with the sign.
    for (const word of ['162 kWh/m²', '20260101-0001234567-RES-1']) expect(words).toContain(word);
    expect(dutch).toContain('energy--b');
    expect(words).toMatch(/\(perceel\) D ⚠.*\(gebouw\) A/s);
    expect(dutch).toMatch(/<img src="\/media\/qr\/[\w-]+\.svg"/);
    expect(french).toMatch(/^ window-card--a3" lang="fr"/);
    expect(wordsIn(french)).toContain('Zone d’habitat');
  });

  it('omit homes that the site does not offer, and name them', async () => {
    const { status, html } = await scene()(
      "?home=12&home=13&home=14&home=15&home=16&home=12'%20OR%201&language=nl&paper=a4",
    );
    expect(status).toBe(200);
    expect(cardsIn(html)).toHaveLength(1);
    const words = wordsIn(html).replaceAll('&#x27;', "'");
    expect(words).toContain('niet of niet meer aanbiedt: 13, Bronlaan 93, 15, 16, 12');
  });

  it('have a brochure beside them, with all facts, of ten homes at most', async () => {
    const scenery = scene();
    const { html } = await scenery('?home=12&home=13&language=nl&language=fr&paper=brochure');
    const [dutch = '', french = '', ...rest] = html.split('<article class="brochure"').slice(1);
    expect(rest).toEqual([]);
    expect([dutch.slice(0, 10), french.slice(0, 10)]).toEqual([' lang="nl"', ' lang="fr"']);
    const words = wordsIn(dutch).replaceAll('\u00a0', ' ');
    for (const word of ['Villa 12', '€ 400.000', '152 m²', 'Woongebied', '20260101-0001234567-RES-1'])
      expect(words).toContain(word);
    expect(wordsIn(html)).toContain('2 brochures');
    const many = Array.from({ length: 11 }, (_, index) => `home=${index + 100}`).join('&');
    expect(wordsIn((await scenery(`?${many}&language=nl&paper=brochure`)).html)).toContain(
      'Kies er hoogstens 10 tegelijk',
    );
  });

  it('are for people of the agency alone', async () => {
    const { status, headers } = await scene()('?home=12&language=nl&paper=a4', '');
    expect([status, headers.get('Location')]).toEqual([303, pathTo('staff-sign-in', 'nl')]);
  });
});
