import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formsBench } from '../../testing/forms-bench.ts';
import { control, sendForm } from '../../testing/send-form.ts';

const CITY = (id: number, zip: string, nl: string) => ({ id, zip, name: { nl } });
const street = (nl: string, city: object) => ({ name: { nl }, city });
const TOKEN = 't'.repeat(43);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** An agency with these streets. */
function bench(streets: readonly object[] = []) {
  const scene = formsBench();
  scene.content.on(`GET ${scene.base}/streets`, streets);
  return scene;
}

const HOME = { address: 'Onbekendestraat 3, Brugge', kind: 'house' };
const step = (scene: ReturnType<typeof bench>, path: string, fields: Record<string, string>) =>
  sendForm(scene.ask, `/nl/waardebepaling${path}`, fields);
const h1 = (html: string): string => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';
const hidden = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

describe('the three steps', () => {
  it('begin with an address typed on an agency’s page, without errors', async () => {
    const scene = bench();
    const response = await step(scene, '/adres', { address: 'Kerkstraat 4' });
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(html).toContain('value="Kerkstraat 4"');
    expect(html).not.toContain('form-summary');
  });

  it('carry all input from step to step, never in an address', async () => {
    const scene = bench();
    const second = await step(scene, '/woning', HOME);
    const html = await second.text();
    expect(h1(html)).toBe('Vertel over de woning');
    expect(html).toContain('action="/nl/waardebepaling/contact"');
    expect(hidden(html)).toMatchObject(HOME);
    const told = { ...hidden(html), area: '185', bedrooms: '4', epc: 'unknown' };
    const third = await (await step(scene, '/contact', told)).text();
    expect(h1(third)).toBe('Hoe bereiken we u?');
    expect(third).toContain('Onbekendestraat 3, Brugge');
    expect(third).toContain('185 m², 4 slaapkamers');
    const sent = { ...hidden(third), ...control(), phone: '0478 22 12 34' };
    const done = await step(scene, '', sent);
    expect([done.status, done.headers.get('Location')]).toEqual([303, '/nl/waardebepaling?sent=K7QX3M']);
    const [request] = scene.taken({ takes: 'valuation-requests' });
    expect(await request?.clone().json()).toEqual({
      ...HOME,
      area: 185,
      bedrooms: '4',
      epc: 'unknown',
      phone: '0478 22 12 34',
      locale: 'nl',
    });
    expect(JSON.stringify(scene.log)).not.toMatch(/Onbekendestraat|0478/);
  });

  it('do not ask for bedrooms of land, and drop those typed before', async () => {
    const scene = bench();
    const html = await (await step(scene, '/woning', { ...HOME, kind: 'land', bedrooms: '3' })).text();
    expect(html).toContain('name="plot"');
    expect(html).not.toContain('type="radio" name="bedrooms"');
    await step(scene, '', { ...hidden(html), ...control(), email: 'an@example.be' });
    const [request] = scene.taken({ takes: 'valuation-requests' });
    expect(await request?.clone().json()).not.toHaveProperty('bedrooms');
  });

  it.each([
    ['/woning', { address: ' ' }, ['address', 'kind']],
    ['/woning', { ...HOME, kind: 'castle' }, ['kind']],
    ['/contact', { ...HOME, area: 'groot', year: '31' }, ['area', 'year']],
    ['/contact', { kind: 'house', area: '1' }, ['address']],
    ['', { ...HOME }, ['reach']],
    ['', { ...HOME, phone: '0478', email: 'an@' }, ['email', 'phone']],
    ['', { ...HOME, phone: '0478 22 12 34', plot: '-4' }, ['plot']],
  ])('%s reports errors of %j, and keeps it', async (path, fields, wrong) => {
    const scene = bench();
    const response = await step(scene, path, { ...control(), ...fields });
    const html = await response.text();
    expect(response.status).toBe(422);
    const named = [...html.matchAll(/<a href="#f-([\w-]+)">/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...wrong].toSorted());
    // An unknown kind is not kept as an answer.
    const typed = Object.values(fields).filter((value) => value.trim() !== '' && value !== 'castle');
    expect(typed.filter((value) => !html.includes(`value="${value}"`))).toEqual([]);
    expect(scene.taken({ takes: 'valuation-requests' })).toEqual([]);
  });

  it('go back from any step with all input', async () => {
    const scene = bench();
    const html = await (
      await step(scene, '/adres', { ...HOME, area: '185', message: 'Dag', sure: '1' })
    ).text();
    expect(html).toContain(`value="${HOME.address}"`);
    expect(hidden(html)).toMatchObject({ area: '185', message: 'Dag' });
    // A newly typed address is checked again.
    expect(hidden(html)).not.toHaveProperty('sure');
  });

  it('redirect to the first step without form data, and are not found without the feature', async () => {
    const scene = bench();
    for (const path of ['adres', 'woning', 'contact']) {
      const response = await scene.ask(`/nl/waardebepaling/${path}`, { redirect: 'manual' });
      expect([response.status, response.headers.get('Location')]).toEqual([302, '/nl/waardebepaling']);
    }
    const without = formsBench({}, { features: [] });
    expect((await without.ask('/nl/waardebepaling')).status).toBe(404);
    expect((await sendForm(without.ask, '/nl/waardebepaling/woning', HOME)).status).toBe(404);
  });

  it('refuse requests from another site, but keep the input', async () => {
    const scene = bench();
    const response = await sendForm(scene.ask, '/nl/waardebepaling/woning', HOME, {
      'Sec-Fetch-Site': 'cross-site',
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toContain(`value="${HOME.address}"`);
  });
});

describe('an address without a town', () => {
  const KNOKKE = CITY(1, '8300', 'Knokke');
  const HAAN = CITY(2, '8420', 'De Haan');
  const streets = [street('Elizabetlaan', HAAN), street('Elizabetlaan', KNOKKE)];

  it('is clarified by radio buttons, only once', async () => {
    const scene = bench(streets);
    const response = await step(scene, '/woning', { address: 'Elizabetlaan 4', kind: 'house' });
    const html = await response.text();
    expect([response.status, h1(html)]).toEqual([200, 'Welk adres bedoelt u?']);
    const values = [...html.matchAll(/type="radio" name="address"[^>]*value="([^"]*)"/g)].map(
      ([, value]) => value,
    );
    expect(values).toEqual(['Elizabetlaan 4, 8420 De Haan', 'Elizabetlaan 4, 8300 Knokke', 'Elizabetlaan 4']);
    expect(hidden(html)).not.toHaveProperty('address');
    const next = await step(scene, '/woning', { ...hidden(html), address: 'Elizabetlaan 4' });
    expect(h1(await next.text())).toBe('Vertel over de woning');
  });

  it.each(['Elizabetlaan 4, Knokke', 'Elizabetlaan 4 8300', 'Elizabetlaan 4, 8420 De Haan'])(
    'is not ambiguous: %s',
    async (address) => {
      const scene = bench(streets);
      const html = await (await step(scene, '/woning', { address, kind: 'house' })).text();
      expect(h1(html)).toBe('Vertel over de woning');
    },
  );

  it('is accepted as it is during an outage', async () => {
    const scene = formsBench();
    scene.refusing('GET streets', 503, null);
    const html = await (await step(scene, '/woning', { address: 'Elizabetlaan 4', kind: 'house' })).text();
    expect(h1(html)).toBe('Vertel over de woning');
  });

  it('is suggested with the typed number', async () => {
    const scene = bench(streets);
    const response = await scene.ask('/nl/ajax/search-address?q=Elizabetlaan%2041');
    expect(await response.json()).toMatchObject([
      { name: 'Elizabetlaan 41', zip: '8420', alias: 'De Haan', text: 'Elizabetlaan 41, 8420 De Haan' },
      { name: 'Elizabetlaan 41', zip: '8300', alias: 'Knokke', text: 'Elizabetlaan 41, 8300 Knokke' },
    ]);
    for (const q of ['', '%00', 'x'.repeat(500)]) {
      expect((await scene.ask(`/nl/ajax/search-address?q=${q}`)).status).toBe(200);
    }
  });
});

describe('the page that withdraws a request', () => {
  const path = `/nl/waardebepaling/intrekken/${TOKEN}`;

  it('asks first, and confirms afterwards', async () => {
    const scene = bench();
    const call = `${scene.base}/valuation-requests/${TOKEN}`;
    scene.content.on(`GET ${call}`, { reference: 'K7QX3M', state: 'asked' });
    scene.content.on(`DELETE ${call}`, () => new Response(null, { status: 204 }));
    const shown = await scene.ask(path);
    expect([shown.status, shown.headers.get('Referrer-Policy'), shown.headers.get('Cache-Control')]).toEqual([
      200,
      'no-referrer',
      'no-store',
    ]);
    expect(await shown.text()).toContain('K7QX3M');
    expect(scene.content.requests.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const pressed = await sendForm(scene.ask, path, {});
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, path]);
    scene.content.on(`GET ${call}`, { reference: 'K7QX3M', state: 'withdrawn' });
    expect(h1(await (await scene.ask(path)).text())).toBe('De aanvraag is ingetrokken.');
    expect(JSON.stringify(scene.log)).not.toContain(TOKEN);
  });

  it('does not find other tokens, and says when the outcome is unknown', async () => {
    const scene = bench();
    scene.refusing(`GET valuation-requests/${TOKEN}`, 404, { code: 'not_found', message: 'no' });
    expect((await scene.ask(path)).status).toBe(404);
    expect((await scene.ask('/nl/waardebepaling/intrekken/kort')).status).toBe(404);
    scene.refusing(`DELETE valuation-requests/${TOKEN}`, 503, null);
    scene.content.on(`GET ${scene.base}/valuation-requests/${TOKEN}`, {
      reference: 'K7QX3M',
      state: 'asked',
    });
    const failed = await sendForm(scene.ask, path, {});
    expect(failed.status).toBe(503);
    expect(await failed.text()).toContain('Trek de aanvraag in');
  });
});
