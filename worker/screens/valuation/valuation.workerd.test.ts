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
const send = (scene: ReturnType<typeof bench>, fields: Record<string, string>) =>
  sendForm(scene.ask, '/nl/waardebepaling', { ...control(), ...fields });
const h1 = (html: string): string => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? '';

describe('the form (decision 107)', () => {
  it('has all steps on one page, which only its visitor’s browser may keep', async () => {
    const scene = bench();
    const response = await scene.ask('/nl/waardebepaling?kind=land');
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    expect([...html.matchAll(/<section class="step" id="([\w-]+)"/g)].map(([, id]) => id)).toEqual([
      'step-address',
      'step-home',
      'step-contact',
    ]);
    // One form, sent to the page's own address by one button: no step is an answer to a POST.
    expect(html.match(/type="submit"/g)).toHaveLength(1);
    expect(html).not.toMatch(/formaction/i);
    expect(html).toMatch(/name="kind"[^>]*checked=""[^>]*value="land"|value="land"[^>]*checked=""/);
    expect(html).not.toContain('form-summary');
  });

  it('is listed once, not for each kind of home that a link chooses', async () => {
    const [plain, chosen] = await Promise.all(
      ['', '?kind=land'].map(async (query) => (await bench().ask(`/nl/waardebepaling${query}`)).text()),
    );
    expect(plain).not.toContain('name="robots"');
    expect(chosen).toContain('name="robots" content="noindex');
    expect(chosen).not.toContain('hreflang=');
  });

  it.each(['?kind=castle', '?kind=', '?kind=%00', '?kind=house&kind=land'])('opens for %s', async (query) => {
    expect((await bench().ask(`/nl/waardebepaling${query}`)).status).toBe(200);
  });

  it('sends everything at once, and puts nothing typed into an address or a log', async () => {
    const scene = bench();
    const done = await send(scene, {
      ...HOME,
      area: '185',
      bedrooms: '4',
      epc: 'unknown',
      phone: '0478 22 12 34',
    });
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

  it('asks each fact only of the kinds of homes that have it, and drops those typed before', async () => {
    const scene = bench();
    const html = await (await scene.ask('/nl/waardebepaling')).text();
    const kinds = Object.fromEntries(
      [...html.matchAll(/data-kinds="([^"]*)">.*?data-field="(\w+)"/gs)].map(([, of = '', name = '']) => [
        name,
        of,
      ]),
    );
    expect(kinds).toMatchObject({
      plot: 'house land other',
      bedrooms: 'house apartment',
      state: 'house apartment other',
    });
    await send(scene, { ...HOME, kind: 'land', bedrooms: '3', email: 'an@example.be' });
    const [request] = scene.taken({ takes: 'valuation-requests' });
    expect(await request?.clone().json()).not.toHaveProperty('bedrooms');
  });

  it.each([
    [{ address: ' ' }, ['address', 'kind', 'reach']],
    [{ ...HOME, kind: 'castle', phone: '0478 22 12 34' }, ['kind']],
    [{ ...HOME, area: 'groot', year: '31' }, ['area', 'year', 'reach']],
    [{ kind: 'house', area: '1', phone: '0478 22 12 34' }, ['address']],
    [{ ...HOME }, ['reach']],
    [{ ...HOME, phone: '0478', email: 'an@' }, ['email', 'phone']],
    [{ ...HOME, phone: '0478 22 12 34', plot: '-4' }, ['plot']],
  ])('reports errors of %j, and keeps it', async (fields, wrong) => {
    const scene = bench();
    const response = await send(scene, fields);
    const html = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'private, no-cache']);
    const named = [...html.matchAll(/<a href="#f-([\w-]+)">/g)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...wrong].toSorted());
    // An unknown kind is not kept as an answer.
    const typed = Object.values(fields).filter((value) => value.trim() !== '' && value !== 'castle');
    expect(typed.filter((value) => !html.includes(`value="${value}"`))).toEqual([]);
    expect(scene.taken({ takes: 'valuation-requests' })).toEqual([]);
  });

  it('has no addresses of steps, and is not found without the feature', async () => {
    const scene = bench();
    for (const path of ['adres', 'woning', 'contact'])
      expect((await scene.ask(`/nl/waardebepaling/${path}`)).status).toBe(404);
    const without = formsBench({}, { features: [] });
    expect((await without.ask('/nl/waardebepaling')).status).toBe(404);
    expect((await sendForm(without.ask, '/nl/waardebepaling', HOME)).status).toBe(404);
  });
});

describe('an address', () => {
  const KNOKKE = CITY(1, '8300', 'Knokke');
  const HAAN = CITY(2, '8420', 'De Haan');
  const streets = [street('Elizabetlaan', HAAN), street('Elizabetlaan', KNOKKE)];

  it.each([
    ['of a street in several towns', bench(streets)],
    ['during an outage', formsBench()],
  ])('is accepted as it was typed: %s', async (_name, scene) => {
    const done = await send(scene, { ...HOME, address: 'Elizabetlaan 4', phone: '0478 22 12 34' });
    expect(done.status).toBe(303);
    const [request] = scene.taken({ takes: 'valuation-requests' });
    expect(await request?.clone().json()).toMatchObject({ address: 'Elizabetlaan 4' });
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
