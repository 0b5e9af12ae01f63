/** The list for two on its page: making one, what each of the two sees and sends, and addresses that open nothing. */
import { describe, expect, it } from 'vitest';
import { pathTo } from '#domain/routes.ts';
import s from '#locales/nl/duo.ts';
import type { Duo, DuoHome } from '#wire/duo.ts';
import { aHome } from '#wire/testing/home.ts';
import type { Bindings } from '../../platform/bindings.ts';
import { control, type Fields, OWN, sendForm } from '../../testing/send-form.ts';
import { refusal, siteBench } from '../../testing/site-bench.ts';

const TOKEN = 'T'.repeat(43);
const OTHER = 'O'.repeat(43);
const PATH = pathTo('duo', 'nl', { token: TOKEN });
const MAKE = pathTo('duo-new', 'nl');

const NOTHING: DuoHome['own'] = { heart: false, note: '', notedAt: null };
const HEART: DuoHome['own'] = { heart: true, note: '', notedAt: null };
const noted = (note: string): DuoHome['own'] => ({ heart: true, note, notedAt: '2026-11-16T20:40:00.000Z' });
const HOMES: Duo['homes'] = [
  { home: '1', own: HEART, theirs: noted('Terras <b>op het zuiden</b>\nVraag de syndicus.') },
  { home: '2', own: noted('Te klein?'), theirs: HEART },
  { home: '3', own: HEART, theirs: NOTHING },
  { home: '9', own: NOTHING, theirs: HEART },
];
const LIST: Duo = {
  own: 'Sofie',
  theirs: 'Jonas',
  theirsSeenOn: '2026-11-16',
  invitation: OTHER,
  homes: HOMES,
};
const PLACES: Readonly<Record<number, object>> = {
  1: { lat: 51.35, lon: 3.28 },
  2: { lat: 51.34, lon: 3.24 },
  3: { lat: 51.33, lon: 3.2 },
};
/** A home in a street of its own, at a place; the third hides its street. */
const home = (id: number) =>
  aHome(id, {
    title: { nl: `Villa ${id}` },
    address: {
      visible: id !== 3,
      street: { nl: `Straat${id}laan` },
      number: String(id),
      city: { id: 1, zip: '8300', name: { nl: 'Knokke' } },
      geoLocation: PLACES[id],
    },
  });

function bench(list: Partial<Duo> = {}, bindings: Partial<Bindings> = {}) {
  const scene = siteBench('duo', { locales: ['nl', 'fr', 'en', 'de'] }, { bindings });
  const { content, ask } = scene;
  const base = `POST ${scene.base}/duo-lists`;
  content.on(`${base}/open`, { ...LIST, ...list });
  content.on(`${base}/change`, new Response(null, { status: 204 }));
  content.on(base, { token: TOKEN });
  content.on(`POST ${scene.base}/estates`, { total: { value: 3 }, results: [home(1), home(2), home(3)] });
  const asked = (call: string) => scene.bodies('POST', call);
  const page = async (path = PATH) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');
  const send = (fields: Fields, path = PATH, headers: Record<string, string> = {}) =>
    sendForm(ask, path, { ...control(), ...fields }, { ...OWN, ...headers });
  return { ...scene, base, asked, page, send };
}
const refusing = (scene: ReturnType<typeof bench>, call: string, status: number, code: string) =>
  scene.content.on(`${scene.base}${call}`, refusal(status, code));
const main = (html: string): string => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

describe('the page of an address', () => {
  it('is read by whoever has it, and kept out of caches, search engines, referrers and logs', async () => {
    const { ask, asked, log } = bench();
    for (const visit of [1, 2]) {
      const answer = await ask(PATH);
      expect([visit, answer.status]).toEqual([visit, 200]);
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    }
    // Asked anew each time, by a call without the secret in its address.
    expect(await asked('/open')).toEqual([{ token: TOKEN }, { token: TOKEN }]);
    expect(JSON.stringify(log)).not.toContain(TOKEN);
  });

  it('shows homes by whose hearts they have, with the notes of both, as text', async () => {
    const html = main(await bench().page());
    const titles = [...html.matchAll(/<h2>([^<]*) <small>(\d)<\/small>/g)].map(([, title, n]) => [title, n]);
    expect(titles).toEqual([
      ['Allebei', '2'],
      ['Alleen u', '1'],
      ['Niet meer in ons aanbod', '1'],
    ]);
    expect(html).toContain('Terras &lt;b&gt;op het zuiden&lt;/b&gt;');
    expect(html).toContain('Jonas, 16 november');
    expect(html).toContain('Jonas nog niet');
    expect(html).toContain('Sofie, dat bent u');
    expect(html).toContain('keek het laatst op 16 november');
    // One's own hearts are buttons that take them back.
    expect(html.match(/aria-pressed="true"/g)).toHaveLength(3);
  });

  it('leads from home to home by nearness, and never tells a hidden street', async () => {
    const html = main(await bench({ homes: HOMES.map((one) => ({ ...one, theirs: HEART })) }).page());
    const route = /<ol class="duo__route">[\s\S]*?<\/ol>/.exec(html)?.[0] ?? '';
    expect(route).toMatch(/Straat1laan 1.*3 km in vogelvlucht.*Straat2laan 2/s);
    expect(route).toContain('route=51.35%2C3.28%3B51.34%2C3.24');
    expect(html).not.toContain('Straat3laan');
    expect(html).not.toContain('51.33');
    expect(html).toContain('Van 1 pand is het juiste adres niet bekend gemaakt');
  });

  it('leads to the comparison of the homes that both like', async () => {
    expect(await bench().page()).toContain('href="/nl/vergelijken?ids=1,2"');
    const few = { homes: HOMES.slice(2) };
    expect(await bench(few).page()).not.toContain('/nl/vergelijken');
  });

  it('shows the other address to the maker alone', async () => {
    const invitation = pathTo('duo', 'nl', { token: OTHER });
    expect(await bench().page()).toContain(invitation);
    const html = main(await bench({ invitation: null }).page());
    expect(html).not.toContain(OTHER);
    expect(html).not.toContain('duo-share');
  });

  it.each(['nl', 'fr', 'en', 'de'] as const)(
    'is drawn in %s, also without names and homes',
    async (locale) => {
      const path = pathTo('duo', locale, { token: TOKEN });
      const { ask } = bench({ own: '', theirs: '', theirsSeenOn: null, homes: [] });
      const answer = await ask(path);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      expect(html).toContain(`<html lang="${locale}"`);
      // Templates for scripts are in attributes.
      expect(html.replaceAll(/ data-[a-z-]+="[^"]*"/g, '')).not.toContain('{{');
    },
  );

  it('is one page for every address that opens nothing, whatever the reason', async () => {
    const pages: string[] = [];
    for (const [status, code] of [
      [404, 'not_found'],
      [400, 'invalid_request'],
      [410, 'gone'],
      [422, 'invalid_request'],
      [501, 'not_implemented'],
    ] as const) {
      const scene = bench();
      refusing(scene, '/open', status, code);
      const answer = await scene.ask(PATH);
      expect([status, answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 404, 'no-store']);
      const html = await answer.text();
      expect(html).toContain(s.closed.title);
      pages.push(main(html).replaceAll(/duo\d+/g, 'agency'));
    }
    expect(new Set(pages).size).toBe(1);
  });
});

describe('a press', () => {
  it.each<readonly [fields: Fields, set: object, anchor: string]>([
    [{ home: '3', heart: '0' }, { home: '3', heart: false }, '#home-3'],
    [{ home: 'stay-7001', heart: '1' }, { home: 'stay-7001', heart: true }, '#home-stay-7001'],
    [{ home: '1', seen: 'A\r\nB', note: ' A\r\nC ' }, { home: '1', note: 'A\nC', seen: 'A\nB' }, '#home-1'],
    [{ home: '1', seen: 'A', note: '' }, { home: '1', note: '', seen: 'A' }, '#home-1'],
    [
      { home: '1', off: '1', 'seen-heart': '1', seen: 'B' },
      { off: '1', seen: { heart: true, note: 'B' } },
      '#list',
    ],
    [{ add: '1,2,3' }, { add: ['1', '2', '3'] }, '#add'],
    [{ add: 'https://duo.test/nl/aanbod/12/villa-knokke' }, { add: ['12'] }, '#add'],
    [{ add: '/nl/vakantie/7001' }, { add: ['stay-7001'] }, '#add'],
    [{ name: ' Fien ' }, { name: 'Fien' }, '#who'],
  ])('sends %j as one change, and comes back to its place', async (fields, set, anchor) => {
    const { send, asked } = bench();
    const answer = await send(fields);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, PATH + anchor]);
    expect(await asked('/change')).toEqual([{ token: TOKEN, set }]);
  });

  it('that asks for more homes than there is room for says how many were left, and which', async () => {
    const { send, page } = bench({ homes: HOMES.slice(0, 2) });
    const answer = await send({ add: '1,3,12' });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, `${PATH}?ids=3,12#left`]);
    const html = main(await page(`${PATH}?ids=3,12`));
    expect(html).toContain('Voor 2 panden was er geen plaats meer.');
    // The one that is offered by name, and the other one counted.
    expect(html).toMatch(/<li><a href="\/nl\/aanbod\/3\/[^"]*">Villa 3<\/a><\/li><li>en nog 1 ander<\/li>/);
    // What is on the list by now was not left.
    expect(main(await page(`${PATH}?ids=1,2`))).not.toContain('id="left"');
  });

  it('that fits says nothing, and one that fits not at all says both', async () => {
    const scene = bench();
    expect((await scene.send({ add: '1,2' })).headers.get('Location')).toBe(`${PATH}#add`);
    refusing(scene, '/change', 422, 'refused');
    const html = main(await (await scene.send({ add: '11,12' })).text());
    expect(html).toContain(s.failed.full);
    expect(html).toContain('Voor 2 panden was er geen plaats meer.');
    // Of one home the reason says it all.
    expect(main(await (await scene.send({ add: '11' })).text())).not.toContain('id="left"');
  });

  it('is believed only as far as an address can be', async () => {
    const { page } = bench();
    for (const query of ['ids=x%20y,%3Cb%3E', 'ids=&more=3', 'ids=1&more=3', 'more=12'])
      expect(main(await page(`${PATH}?${query}`))).not.toContain('id="left"');
    expect(main(await page(`${PATH}?ids=12&more=1e9`))).toContain('Voor 1 pand was er geen plaats meer.');
    expect(main(await page(`${PATH}?ids=12&more=99`))).toContain('Voor 100 panden was er geen plaats meer.');
  });

  it('ends the list for both, and says so', async () => {
    const { send, asked } = bench();
    const answer = await send({ end: '1' });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(await answer.text()).toContain(s.end.done);
    expect(await asked('/change')).toEqual([{ token: TOKEN, set: { ended: true } }]);
  });

  it.each<readonly [Fields, string]>([
    [{}, ''],
    [{ home: '../1', heart: '1' }, ''],
    [{ home: '1', heart: 'yes' }, ''],
    [{ add: 'een mooi huis' }, 'value="een mooi huis"'],
    [{ add: 'https://[' }, ''],
    [{ home: '1', seen: '', note: 'x'.repeat(301) }, 'x'.repeat(301)],
  ])('changes nothing for %j, and keeps what was typed', async (fields, typed) => {
    const { send, asked } = bench();
    const answer = await send(fields);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const html = await answer.text();
    expect(html).toContain('role="alert"');
    expect(html).toContain(typed);
    expect(await asked('/change')).toEqual([]);
  });

  it.each([
    [409, 'changed', s.failed.changed],
    [422, 'refused', s.failed.full],
    [429, 'too_many', s.failed.many],
  ] as const)(
    'that is refused with %s %s says why, with the note that was typed',
    async (status, code, words) => {
      const scene = bench();
      refusing(scene, '/change', status, code);
      const answer = await scene.send({ home: '2', seen: 'Te klein?', note: 'Toch niet te klein.' });
      expect(answer.status).toBe(status);
      const html = await answer.text();
      expect(html).toContain(words);
      expect(html).toMatch(/<details open=""><summary>Noteer iets/);
      expect(html).toContain('Toch niet te klein.</textarea>');
    },
  );

  it('with a note on a home that was taken off meanwhile shows what was typed', async () => {
    const scene = bench();
    refusing(scene, '/change', 409, 'changed');
    const answer = await scene.send({ home: '7', seen: '', note: 'Een <b>heel</b> lange notitie.' });
    expect(answer.status).toBe(409);
    const html = await answer.text();
    expect(html).toContain(s.failed.typed);
    expect(html).toContain('Een &lt;b&gt;heel&lt;/b&gt; lange notitie.');
  });

  it('on a list that was ended meanwhile gets the page of every closed address', async () => {
    const scene = bench();
    refusing(scene, '/change', 404, 'not_found');
    const answer = await scene.send({ home: '3', heart: '0' });
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain(s.closed.title);
  });

  it('from another website changes nothing', async () => {
    const { ask, asked } = bench();
    const body = new URLSearchParams({ home: '3', heart: '0' });
    const answer = await ask(PATH, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'cross-site' } });
    expect(answer.status).toBe(403);
    expect(await asked('/change')).toEqual([]);
  });
});

describe('making a list', () => {
  it('asks for two first names, and says what is stored', async () => {
    const html = main(await bench().page(`${MAKE}?ids=1,stay-7001,1,x%20y`));
    expect(html).toContain('2 panden gaan op de lijst.');
    expect(html).toContain('value="1,stay-7001"');
    expect(html).toContain('90 dagen');
  });

  it('sends one call with the key of its form, and opens the list', async () => {
    const { send, asked } = bench();
    const key = crypto.randomUUID();
    const answer = await send({ ...control(key), ids: '1,2', own: ' Sofie ', theirs: '' }, MAKE);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, PATH]);
    expect(await asked('/duo-lists')).toEqual([{ key, homes: ['1', '2'], own: 'Sofie', theirs: '' }]);
  });

  it('takes the first fifty, and says so', async () => {
    const ids = Array.from({ length: 60 }, (_, at) => String(at + 1)).join(',');
    const { page, send, asked } = bench();
    expect(await page(`${MAKE}?ids=${ids}`)).toContain('Er is plaats voor 50 panden');
    await send({ ids, own: '', theirs: '' }, MAKE);
    const [sent] = (await asked('/duo-lists')) as { homes: string[] }[];
    expect(sent?.homes).toHaveLength(50);
  });

  it('leads to what was left, of very many the first by name', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => String(at + 1));
    const { send } = bench();
    const locationOf = async (all: readonly string[]) =>
      (await send({ ...control(), ids: all.join(','), own: '', theirs: '' }, MAKE)).headers.get('Location');
    expect(await locationOf(ids(52))).toBe(`${PATH}?ids=51,52#left`);
    expect(await locationOf(ids(193))).toBe(`${PATH}?ids=${ids(90).slice(50).join(',')}&more=103#left`);
  });

  it('names the sender’s network as a keyed hash', async () => {
    const { send, content } = bench({}, { NETWORK_SECRET: 'network-secret' });
    const from = (address: string) =>
      send({ ids: '1', own: '', theirs: '' }, MAKE, { 'CF-Connecting-IP': address });
    for (const address of ['198.51.100.7', '198.51.100.8', '203.0.113.1']) await from(address);
    const named = content.requests
      .filter(({ url }) => url.endsWith('/duo-lists'))
      .map(({ headers }) => headers.get('X-CLIENT-NETWORK'));
    expect(named[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(named[1]).toBe(named[0]);
    expect(named[2]).not.toBe(named[0]);
  });

  it('leads to the offer where there is nothing to choose from', async () => {
    const html = main(await bench().page(MAKE));
    expect(html).toContain(s.make.none);
    expect(html).not.toContain('<form');
  });

  it.each<readonly [Fields, number]>([
    [{ own: 'x'.repeat(41) }, 422],
    [{ ids: '' }, 400],
    [{ homepage: 'robot' }, 422],
    [{ 'form-key': '' }, 400],
  ])('gives the form back for %j', async (fields, status) => {
    const { send, asked } = bench();
    const answer = await send({ ids: '1,2', own: 'Sofie', theirs: 'Jonas', ...fields }, MAKE);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('value="Jonas"');
    expect(await asked('/duo-lists')).toEqual([]);
  });

  it('says that the day’s lists are made', async () => {
    const scene = bench();
    refusing(scene, '', 429, 'too_many');
    const answer = await scene.send({ ids: '1', own: 'Sofie', theirs: 'Jonas' }, MAKE);
    expect(answer.status).toBe(429);
    expect(await answer.text()).toContain('value="Sofie"');
  });
});
