import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '#domain/stays/day.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';

const TOKEN = 't'.repeat(43);
const WORDS = '/nl/hou-me-op-de-hoogte';
const [FROM, TO] = [addDays(brusselsDay(new Date()), 100), addDays(brusselsDay(new Date()), 107)];
const RENTAL = { city: ['1201'], persons: 4, from: FROM, to: TO };
const OPTIONS = {
  cities: [{ id: '1201', name: { nl: 'Knokke' }, count: 2 }],
  maxOccupations: [{ value: 6, count: 2 }],
};

let made = 0;
function bench(features: readonly ('alerts' | 'rentals')[]) {
  const site = siteDocument(`waiting${++made}`, { settings: { features: [...features] } });
  const content = fakeContent(site);
  const base = `/sites/${site.id}`;
  content.on(`POST ${base}/estate-filters`, { headTypes: [], transactions: [], locations: [] });
  content.on(`POST ${base}/rental-units/filters`, OPTIONS);
  content.on(`POST ${base}/rental-units`, { total: { value: 0 }, results: [] });
  content.on(`POST ${base}/subscriptions`, () => Response.json({ id: 's-1' }, { status: 202 }));
  const scene = appBench({ content, screens });
  const origin = `https://${site.hostnames[0]}`;
  const ask = (path: string, init?: RequestInit) => scene.ask(`${origin}${path}`, init);
  const sent = (method: string) =>
    content.requests.filter((request) => request.method === method && request.url.includes('/subscriptions'));
  return { base, content, ask, sent };
}

let scene = bench(['alerts', 'rentals']);
beforeEach(() => {
  scene = bench(['alerts', 'rentals']);
});

const typed = () => ({
  ...control(),
  email: 'an@example.be',
  locale: 'nl',
  rental: '1',
  city: '1201',
  persons: '4',
  from: FROM,
  to: TO,
});

describe('an alert for holiday rentals', () => {
  it('is offered when a search has no results, with that search in its address', async () => {
    const text = await (await scene.ask(`/nl/vakantie?city=1201&persons=4&from=${FROM}&to=${TO}`)).text();
    const href = `${WORDS}?rental=1&amp;city=1201&amp;persons=4&amp;from=${FROM}&amp;to=${TO}`;
    expect(text).toContain(`href="${href}"`);
  });

  it('has a form filled in from that search, with days and without homes', async () => {
    const text = await (
      await scene.ask(`${WORDS}?rental=1&city=1201&persons=4&from=${FROM}&to=${TO}`)
    ).text();
    expect(text).toMatch(new RegExp(`<input[^>]*name="from"[^>]*value="${FROM}"`));
    expect(text).toMatch(new RegExp(`<input[^>]*name="to"[^>]*value="${TO}"`));
    expect(text).toMatch(/name="city" checked="" value="1201"/);
    expect(text).toMatch(/<option value="4" selected="">4 personen/);
    expect(text).toContain('name="flexible"');
    expect(text).not.toMatch(/name="(?:everything|price-min|status)"/);
  });

  it('is requested with the chosen criteria, and then links to the holiday rentals', async () => {
    const response = await sendForm(scene.ask, WORDS, { ...typed(), flexible: '1' });
    const next = response.headers.get('Location') ?? '';
    expect([response.status, next]).toEqual([
      303,
      `${WORDS}/succes?rental=1&city=1201&persons=4&from=${FROM}&to=${TO}`,
    ]);
    const [request] = scene.sent('POST');
    expect(await request?.json()).toMatchObject({ criteria: { rental: { ...RENTAL, flexible: true } } });
    const shown = await (await scene.ask(next)).text();
    expect(shown).toContain('href="/nl/vakantie"');
    expect(shown).toContain('4\u00a0personen');
  });

  it.each([
    ['departure before arrival', { to: FROM }, 'De vertrekdag moet na de aankomstdag liggen.'],
    ['departure alone', { from: '' }, 'Kies een dag van aankomst.'],
    ['days that are over', { from: '2020-01-04', to: '2020-01-11' }, 'Dit ligt in het verleden'],
    ['an invalid date', { from: '2027-02-30' }, ''],
  ])('returns with all input: %s', async (_what, wrong, words) => {
    const response = await sendForm(scene.ask, WORDS, { ...typed(), ...wrong });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain(words);
    expect(text).toMatch(/name="city" checked="" value="1201"/);
    expect(scene.sent('POST')).toEqual([]);
  });

  it('shows an error when the content service knows that no stay fits these days', async () => {
    const error = { code: 'invalid_request', message: '', requestId: 'r', fields: { from: 'arrival' } };
    scene.content.on(`POST ${scene.base}/subscriptions`, () => Response.json({ error }, { status: 400 }));
    const response = await sendForm(scene.ask, WORDS, typed());
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Op deze dag kunt u niet aankomen.');
  });

  it('is listed in words, and edited by its own form', async () => {
    const listed = { token: TOKEN, criteria: { rental: { ...RENTAL, flexible: true } }, pausedUntil: null };
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}/all`, {
      email: 'an@example.be',
      subscriptions: [listed, { ...listed, criteria: { rental: {} } }],
    });
    const list = await (await scene.ask(`${WORDS}/alle/${TOKEN}`)).text();
    expect(list).toMatch(/Vakantieverhuur, [^<]*4 personen, Knokke, Een paar dagen vroeger of later mag ook/);
    expect(list).toContain('<h2>Vakantieverhuur</h2>');
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}`, {
      purpose: 'manage',
      state: 'active',
      email: 'an@example.be',
      locale: 'nl',
      criteria: listed.criteria,
    });
    const form = await (await scene.ask(`${WORDS}/${TOKEN}`)).text();
    expect(form).toMatch(/name="flexible"[^>]*checked=""|checked=""[^>]*name="flexible"/);
    expect(form).toMatch(new RegExp(`name="from"[^>]*value="${FROM}"`));
  });

  it('is not found when an agency has no holiday rentals', async () => {
    scene = bench(['alerts']);
    expect((await scene.ask(`${WORDS}?rental=1`)).status).toBe(404);
  });
});
