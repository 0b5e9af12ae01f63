import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';

const [TOKEN, OWN, OTHER] = ['t'.repeat(43), 'o'.repeat(43), 'x'.repeat(43)];
const WORDS = '/nl/hou-me-op-de-hoogte';
const PATH = `${WORDS}/alle/${TOKEN}`;
const KEY = { 'form-key': '0123456789abcdef' };
const TODAY = brusselsDay(new Date());

let made = 0;
function bench() {
  const site = siteDocument(`several${++made}`, { settings: { features: ['alerts'] } });
  const content = fakeContent(site);
  const base = `/sites/${site.id}/subscriptions`;
  content.on(`POST /sites/${site.id}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  const list = (subscriptions: readonly object[]) =>
    content.on(`GET ${base}/${TOKEN}/all`, { email: 'an@example.be', subscriptions });
  list([
    { token: OWN, criteria: { priceMax: 400_000 }, pausedUntil: null },
    { token: OTHER, criteria: { everything: true }, pausedUntil: '2999-01-05' },
  ]);
  content.on(`PUT ${base}/${OTHER}/pause`, {
    purpose: 'manage',
    state: 'active',
    email: '',
    locale: 'nl',
    criteria: { everything: true },
  });
  const scene = appBench({ content, screens });
  const origin = `https://${site.hostnames[0]}`;
  const ask = (path: string, init?: RequestInit) => scene.ask(`${origin}${path}`, init);
  const sent = (method: string) => content.requests.filter((request) => request.method === method);
  return { ...scene, ask, base, content, list, sent };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

describe('the price of a home', () => {
  it('is followed through the form to subscribe, without a search', async () => {
    const text = await (await scene.ask(`${WORDS}?home=1234`)).text();
    expect(text).toContain('Hou me op de hoogte van de prijs');
    expect(text).toMatch(/<input type="hidden" name="home" value="1234"/);
    expect(text).not.toContain('name="everything"');
    scene.content.on(`POST ${scene.base}`, () => Response.json({ id: 's-1' }, { status: 202 }));
    const sent = { ...control(), email: 'an@example.be', locale: 'nl', home: '1234' };
    const response = await sendForm(scene.ask, WORDS, sent);
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${WORDS}/succes`]);
    const [request] = scene.sent('POST').filter(({ url }) => url.endsWith('/subscriptions'));
    expect(await request?.json()).toMatchObject({ criteria: { home: '1234' } });
  });

  it('returns to its form with errors', async () => {
    const response = await sendForm(scene.ask, WORDS, {
      ...control(),
      email: 'an@',
      locale: 'nl',
      home: '1234',
    });
    const text = await response.text();
    expect([response.status, text.includes('name="home" value="1234"')]).toEqual([422, true]);
  });

  it('is listed among the alerts with the name of the home, without a link to edit it', async () => {
    scene.list([
      { token: OWN, criteria: { home: '1' }, about: 'Villa, te koop, 8300 Knokke' },
      { token: OTHER, criteria: { home: '2' }, about: null },
    ]);
    const text = await (await scene.ask(PATH)).text();
    expect(text).toContain('Prijs: Villa, te koop, 8300 Knokke');
    expect(text).toContain('Een pand dat niet meer te zien is');
    expect(text).not.toContain(`href="${WORDS}/${OWN}"`);
  });
});

describe('all alerts of an address', () => {
  it('are on one page that is not cached, each with its criteria and actions', async () => {
    const response = await scene.ask(PATH);
    const text = await response.text();
    expect([
      response.status,
      response.headers.get('Cache-Control'),
      response.headers.get('Referrer-Policy'),
    ]).toEqual([200, 'no-store', 'no-referrer']);
    expect(text).toContain('noindex');
    for (const words of [
      'an@example.be',
      'Tot € 400.000',
      'Alles wat nieuw is',
      'Gepauzeerd tot 5 januari 2999',
    ]) {
      expect(text).toContain(words);
    }
    for (const token of [OWN, OTHER]) {
      expect(text).toContain(`href="${WORDS}/${token}"`);
      expect(text).toContain(`href="${WORDS}/uitschrijven/${token}"`);
    }
    expect(text.match(/name="resume"/g)).toHaveLength(1);
    expect(scene.sent('PUT')).toEqual([]);
  });

  it.each([
    ['without a day', {}, '9999-12-31'],
    ['until a day', { until: addDays(TODAY, 9) }, addDays(TODAY, 9)],
    ['no more', { resume: '1', until: '2001-01-01' }, null],
  ])('are paused separately %s', async (_what, fields, until) => {
    const response = await sendForm(scene.ask, PATH, { ...KEY, alert: OTHER, ...fields });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${PATH}?saved=1`]);
    const [request] = scene.sent('PUT');
    expect(request?.url).toContain(`/subscriptions/${OTHER}/pause`);
    expect(await request?.json()).toEqual({ until });
    expect(await (await scene.ask(`${PATH}?saved=1`)).text()).toContain('Bewaard.');
  });

  it.each([TODAY, '2001-01-01', '9998-01-01', 'soon'])('cannot be paused until %s', async (until) => {
    const response = await sendForm(scene.ask, PATH, { ...KEY, alert: OTHER, until });
    expect([response.status, scene.sent('PUT')]).toEqual([422, []]);
    expect(await response.text()).toContain('Tot € 400.000');
  });

  it.each(['', 'short', '../../estates', 'A'.repeat(43)])('refuse the token %s', async (alert) => {
    const response = await sendForm(scene.ask, PATH, { ...KEY, alert });
    expect(response.status).toBe(404);
  });

  it('can be retried while the content service is down', async () => {
    scene.content.on(`PUT ${scene.base}/${OTHER}/pause`, () => new Response(null, { status: 503 }));
    const response = await sendForm(scene.ask, PATH, { ...KEY, alert: OTHER });
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
  });

  it('are shown right after one was confirmed', async () => {
    const confirm = {
      purpose: 'confirm',
      state: 'active',
      email: 'an@example.be',
      locale: 'nl',
      criteria: { everything: true },
    };
    scene.content.on(`GET ${scene.base}/${TOKEN}`, confirm);
    const text = await (await scene.ask(`${WORDS}/bevestigen/${TOKEN}`)).text();
    expect(text).toContain('In orde, we houden u op de hoogte.');
    expect(text).toContain(`action="${WORDS}/alle/${OWN}"`);
  });

  it('are shown when one of them has ended', async () => {
    scene.content.on(`DELETE ${scene.base}/${TOKEN}`, () => new Response(null, { status: 204 }));
    const path = `${WORDS}/uitschrijven/${TOKEN}`;
    const left = await sendForm(scene.ask, path, KEY);
    expect(left.headers.get('Location')).toBe(`${WORDS}/alle/${OTHER}?ended=1`);
    scene.list([{ token: OWN, criteria: { everything: true } }]);
    expect((await sendForm(scene.ask, path, KEY)).headers.get('Location')).toBe(`${path}?done=1`);
    // Without a list, ending still works.
    scene.content.on(`GET ${scene.base}/${TOKEN}/all`, () => new Response(null, { status: 500 }));
    expect((await sendForm(scene.ask, path, KEY)).headers.get('Location')).toBe(`${path}?done=1`);
    expect(scene.sent('DELETE')).toHaveLength(3);
  });

  it.each([
    ['not_found', 404, 'Deze link werkt niet.'],
    ['gone', 410, 'U bent uitgeschreven.'],
  ])('do not open with a token that is %s', async (code, status, words) => {
    scene.content.on(`GET ${scene.base}/${TOKEN}/all`, () =>
      Response.json({ error: { code, message: code } }, { status }),
    );
    const response = await scene.ask(PATH);
    expect([response.status, (await response.text()).includes(words)]).toEqual([status, true]);
  });
});
