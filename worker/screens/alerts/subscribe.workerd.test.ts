import { beforeEach, describe, expect, it } from 'vitest';
import { screens } from '../../pages.ts';
import { appBench } from '../../testing/app-bench.ts';
import { fakeContent } from '../../testing/fake-content.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { siteDocument } from '../../testing/sites.ts';
import { ALERT, alertsBench, TOKEN } from './testing/alerts-bench.ts';

const PATH = '/nl/hou-me-op-de-hoogte';
const SUBSCRIPTION = { ...ALERT, criteria: { status: ['FOR_SALE'], priceMax: 400_000 } };

let scene = alertsBench();
beforeEach(() => {
  scene = alertsBench();
});

const good = () => ({
  ...control(),
  email: 'an@example.be',
  locale: 'nl',
  status: 'FOR_SALE',
  'price-max': '400.000',
});

describe('the form to subscribe', () => {
  it('is filled in from a search, and not cached', async () => {
    const response = await scene.ask(`${PATH}?status=TO_RENT&price-max=1200&bed-min=2&sortType=price&page=3`);
    const text = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'private, no-cache']);
    expect(text).toMatch(/name="status" checked="" value="TO_RENT"/);
    expect(text).toContain('value="1200"');
    expect(text).toMatch(/name="bed-min"[^>]*value="2"/);
    expect(text).not.toContain('name="sortType"');
  });

  it('keeps the words of a search, and sends them', async () => {
    const text = await (await scene.ask(`${PATH}?q=met+lift&status=TO_RENT`)).text();
    expect(text).toMatch(/<input[^>]*name="q"[^>]*value="met lift"/);
    await sendForm(scene.ask, PATH, { ...good(), q: ' "met  lift" ' });
    const [sent] = scene.sent('POST', '/subscriptions');
    expect(await sent?.json()).toMatchObject({ criteria: { words: 'met lift' } });
  });

  it('has a new key each time it is shown', async () => {
    const keyIn = async () =>
      /name="form-key" value="([^"]+)"/.exec(await (await scene.ask(PATH)).text())?.[1];
    const [one, two] = [await keyIn(), await keyIn()];
    expect(one).toMatch(/^[\w-]{36}$/);
    expect(one).not.toBe(two);
  });

  it('is not found when the agency has no alerts', async () => {
    const { ask } = appBench({ screens });
    expect((await ask(PATH)).status).toBe(404);
    expect((await sendForm(ask, PATH, good())).status).toBe(404);
  });

  it('lets subscribers unsubscribe from an agency that no longer sends alerts', async () => {
    const site = siteDocument('ceased');
    const content = fakeContent(site);
    const token = 'T'.repeat(43);
    content.on(`DELETE /sites/${site.id}/subscriptions/${token}`, () => new Response(null, { status: 204 }));
    const { ask } = appBench({ content, screens });
    const left = await ask(`https://${site.hostnames[0]}${PATH}/uitschrijven/${token}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(left.status).toBe(200);
  });

  it('forwards the input with its key and the site’s origin, and redirects to the next step', async () => {
    const fields = good();
    const response = await sendForm(scene.ask, PATH, fields);
    expect([response.status, response.headers.get('Location')]).toEqual([
      303,
      `${PATH}/succes?status=FOR_SALE&price-max=400000`,
    ]);
    // The next page names the search.
    expect(await (await scene.ask(response.headers.get('Location') ?? '')).text()).toContain(
      '€\u00a0400.000',
    );
    const [request] = scene.sent('POST', '/subscriptions');
    expect(request?.headers.get('Idempotency-Key')).toBe(fields['form-key']);
    expect(request?.headers.get('X-SITE-ORIGIN')).toBe(scene.origin);
    expect(await request?.json()).toEqual({
      email: 'an@example.be',
      locale: 'nl',
      criteria: { status: ['FOR_SALE'], priceMax: 400000 },
    });
  });

  it.each([
    ['no criteria', { status: '', 'price-max': '' }, 'Kies minstens één ding'],
    ['half an address', { email: 'an@' }, 'lijkt niet volledig'],
    ['crossed prices', { 'price-min': '500000' }, 'Het maximum mag niet lager'],
    ['a price that is none', { 'price-max': 'veel' }, 'Het maximum mag niet lager'],
  ])('returns with %s, all input, and the same key', async (_what, wrong, message) => {
    const fields = { ...good(), name: 'An & Jan', ...wrong };
    const response = await sendForm(scene.ask, PATH, fields);
    const text = await response.text();
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([422, 'private, no-cache']);
    expect(text).toContain(message);
    expect(text).toContain('value="An &amp; Jan"');
    expect(text).toContain(fields['form-key']);
    for (const typed of Object.values(wrong).filter((value) => value !== ''))
      expect(text).toContain(`value="${typed}"`);
    expect(scene.sent('POST', '/subscriptions')).toEqual([]);
  });
});

describe('links of a mail', () => {
  const on = (token: object, status = 200) =>
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}`, () => Response.json(token, { status }));
  const error = (code: string) => ({ error: { code, message: code } });

  it.each([
    ['bevestigen', 'confirm', 'pending'],
    ['uitschrijven', 'unsubscribe', 'active'],
    ['uitschrijven', 'manage', 'active'],
  ])('%s: a GET or HEAD changes nothing and sends no referrer', async (word, purpose, state) => {
    on({ ...SUBSCRIPTION, purpose, state });
    const path = `${PATH}/${word}/${TOKEN}`;
    for (const method of ['GET', 'HEAD', 'GET']) {
      const { status, headers } = await scene.ask(path, { method });
      expect([status, headers.get('Cache-Control'), headers.get('Referrer-Policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
    }
    // Reading the options that name the search is a POST too.
    const posted = scene.sent('POST').map(({ url }) => new URL(url).pathname);
    expect(posted.filter((one) => !one.endsWith('-filters'))).toEqual([]);
    expect(scene.sent('DELETE')).toEqual([]);
    expect(await (await scene.ask(path)).text()).toContain('noindex');
  });

  it.each([
    ['bevestigen/', 'manage'],
    ['bevestigen/', 'unsubscribe'],
    ['', 'confirm'],
    ['', 'unsubscribe'],
    ['uitschrijven/', 'confirm'],
  ])('%s does not accept a token to %s', async (word, purpose) => {
    on({ ...SUBSCRIPTION, purpose, state: 'pending' });
    expect((await scene.ask(`${PATH}/${word}${TOKEN}`)).status).toBe(404);
  });

  it.each([
    ['not_found', 404, 'Deze link werkt niet.'],
    ['expired', 410, 'Deze link werkt niet meer.'],
    ['gone', 410, 'U bent uitgeschreven.'],
  ])('show a message when the token is %s', async (code, status, words) => {
    on(error(code), status);
    for (const word of ['', 'bevestigen/', 'uitschrijven/']) {
      const response = await scene.ask(`${PATH}/${word}${TOKEN}`);
      expect([word, response.status]).toEqual([word, status]);
      expect(await response.text()).toContain(words);
    }
  });

  it('confirm by a POST, and redirect to the new state', async () => {
    scene.content.on(`POST ${scene.base}/subscriptions/confirm`, { ...SUBSCRIPTION, purpose: 'confirm' });
    const path = `${PATH}/bevestigen/${TOKEN}`;
    const response = await sendForm(scene.ask, path, { 'form-key': '0123456789abcdef' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
    const [request] = scene.sent('POST');
    expect(await request?.json()).toEqual({ token: TOKEN });
    expect(request?.headers.get('Idempotency-Key')).toBe('0123456789abcdef');
  });

  it('can be pressed again when the key was used for another link', async () => {
    on({ ...SUBSCRIPTION, purpose: 'confirm', state: 'pending' });
    scene.content.on(`POST ${scene.base}/subscriptions/confirm`, () => new Response(null, { status: 422 }));
    const response = await sendForm(scene.ask, `${PATH}/bevestigen/${TOKEN}`, {
      'form-key': '0123456789abcdef',
    });
    const text = await response.text();
    expect([response.status, text.includes('Er is niets veranderd')]).toEqual([422, true]);
    expect(text).not.toContain('value="0123456789abcdef"');
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
  ])('end a subscription by one click as %s, without a redirect (RFC 8058)', async (type, body) => {
    scene.content.on(
      `DELETE ${scene.base}/subscriptions/${TOKEN}`,
      () => new Response(null, { status: 204 }),
    );
    const init = { method: 'POST', body, headers: { 'Content-Type': type } };
    const response = await scene.ask(`${PATH}/uitschrijven/${TOKEN}`, init);
    expect(response.status).toBe(200);
    expect(scene.sent('DELETE')).toHaveLength(1);
  });

  it('show a subscription and change it', async () => {
    on(SUBSCRIPTION);
    const path = `${PATH}/${TOKEN}`;
    const text = await (await scene.ask(path)).text();
    expect(text).toMatch(/name="status" checked="" value="FOR_SALE"/);
    expect(text).toContain('value="400000"');
    scene.content.on(`PUT ${scene.base}/subscriptions/${TOKEN}`, SUBSCRIPTION);
    const response = await sendForm(scene.ask, path, { locale: 'fr', name: 'An', everything: '1' });
    expect([response.status, response.headers.get('Location')]).toEqual([303, `${path}?saved=1`]);
    expect(await scene.sent('PUT')[0]?.json()).toEqual({
      locale: 'fr',
      name: 'An',
      criteria: { everything: true },
    });
  });

  it('keep the input when a change cannot be stored', async () => {
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}`, () => new Response(null, { status: 500 }));
    const response = await sendForm(scene.ask, `${PATH}/${TOKEN}`, {
      locale: 'nl',
      name: 'Anna',
      status: 'TO_RENT',
    });
    expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
    expect(await response.text()).toContain('value="Anna"');
  });

  it('never appear in a log', async () => {
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}`, () => new Response(null, { status: 500 }));
    await scene.ask(`${PATH}/${TOKEN}`);
    scene.content.breaks('lost');
    await scene.ask(`${PATH}/uitschrijven/${TOKEN}`);
    expect(scene.log.length).toBeGreaterThan(1);
    expect(JSON.stringify(scene.log)).not.toContain(TOKEN);
  });
});
