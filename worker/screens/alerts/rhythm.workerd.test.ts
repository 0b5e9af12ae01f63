import { beforeEach, describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { ALERT, alertsBench, TOKEN } from './testing/alerts-bench.ts';

const PATH = pathTo('subscribe', 'nl');
const bench = () =>
  alertsBench({ locales: ['nl', 'fr', 'en', 'de'], settings: { features: ['alerts', 'rentals'] } });

let scene = bench();
beforeEach(() => {
  scene = bench();
});

/** The rhythms that a page offers, the chosen one with a star. */
const offered = (html: string): string[] =>
  [...html.matchAll(/<input[^>]*type="radio"[^>]*name="rhythm"[^>]*>/g)].map(
    ([input]) => `${/value="(\w+)"/.exec(input)?.[1]}${input.includes('checked') ? '*' : ''}`,
  );
const good = () => ({ ...control(), email: 'an@example.be', locale: 'nl', 'price-max': '400.000' });

describe('the form to subscribe', () => {
  it.each([
    ['nl', 'Hoe vaak?', 'Elke ochtend'],
    ['fr', 'À quel rythme', 'Chaque matin'],
    ['en', 'How often?', 'Each morning'],
    ['de', 'Wie oft?', 'Jeden Morgen'],
  ] as const satisfies readonly (readonly [Locale, string, string])[])(
    'offers three rhythms in %s, of which each morning is chosen',
    async (locale, legend, daily) => {
      const html = await (await scene.ask(`${pathTo('subscribe', locale)}?price-max=400000`)).text();
      expect(offered(html)).toEqual(['at_once', 'daily*', 'weekly']);
      expect(html).toContain(legend);
      expect(html).toContain(daily);
    },
  );

  it('offers none for a home, nor for holiday rentals, which are daily', async () => {
    for (const query of ['home=1234', 'rental=1']) {
      expect(offered(await (await scene.ask(`${PATH}?${query}`)).text())).toEqual([]);
    }
  });

  it('sends the chosen rhythm, and not the default', async () => {
    for (const rhythm of ['at_once', 'daily', 'weekly'])
      await sendForm(scene.ask, PATH, { ...good(), rhythm });
    const sent = await scene.bodies('POST', '/subscriptions');
    expect(sent.map((body) => (body as { rhythm?: string }).rhythm)).toEqual([
      'at_once',
      undefined,
      'weekly',
    ]);
  });

  it('sends it by script too', async () => {
    const response = await sendForm(scene.ask, ajaxPath('nl', 'notifications'), {
      ...good(),
      rhythm: 'at_once',
    });
    expect(response.status).toBe(200);
    expect(await scene.bodies('POST', '/subscriptions')).toMatchObject([{ rhythm: 'at_once' }]);
  });

  it('comes back with the choice when something is wrong, or the rhythm is none', async () => {
    const response = await sendForm(scene.ask, PATH, { ...good(), email: 'an@', rhythm: 'weekly' });
    expect([response.status, offered(await response.text())]).toEqual([422, ['at_once', 'daily', 'weekly*']]);
    const odd = await sendForm(scene.ask, PATH, { ...good(), rhythm: 'hourly' });
    const html = await odd.text();
    expect([odd.status, offered(html)]).toEqual([422, ['at_once', 'daily', 'weekly']]);
    expect(html).toContain('href="#f-rhythm"');
    expect(await scene.bodies('POST', '/subscriptions')).toEqual([]);
  });

  it('says it beside the choice when the service cannot keep a rhythm', async () => {
    const error = { code: 'invalid_request', message: 'daily only', fields: { rhythm: 'invalid' } };
    scene.content.on(`POST ${scene.base}/subscriptions`, () => Response.json({ error }, { status: 400 }));
    const response = await sendForm(scene.ask, PATH, { ...good(), rhythm: 'at_once' });
    const html = await response.text();
    expect([response.status, offered(html)]).toEqual([422, ['at_once*', 'daily', 'weekly']]);
    expect(html).toContain('href="#f-rhythm"');
  });
});

describe('a subscription', () => {
  const page = pathTo('subscribe-edit', 'nl', { token: TOKEN });
  const on = (subscription: object) =>
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}`, { ...ALERT, ...subscription });

  it('shows its rhythm, and changes it, back to the default too', async () => {
    on({ rhythm: 'at_once' });
    expect(offered(await (await scene.ask(page)).text())).toEqual(['at_once*', 'daily', 'weekly']);
    scene.content.on(`PUT ${scene.base}/subscriptions/${TOKEN}`, ALERT);
    await sendForm(scene.ask, page, { locale: 'nl', everything: '1', rhythm: 'daily' });
    expect(await scene.bodies('PUT', TOKEN)).toMatchObject([{ rhythm: 'daily' }]);
  });

  it('offers no choice at a service that knows no rhythms', async () => {
    on({});
    expect(offered(await (await scene.ask(page)).text())).toEqual([]);
    scene.content.on(`PUT ${scene.base}/subscriptions/${TOKEN}`, ALERT);
    await sendForm(scene.ask, page, { locale: 'nl', everything: '1' });
    expect(await scene.bodies('PUT', TOKEN)).toEqual([{ locale: 'nl', criteria: { everything: true } }]);
  });

  it('is listed with its rhythm, unless it is always daily', async () => {
    const listed = (criteria: object, rhythm: string) => ({
      token: TOKEN,
      criteria,
      rhythm,
      pausedUntil: null,
    });
    scene.content.on(`GET ${scene.base}/subscriptions/${TOKEN}/all`, {
      email: 'an@example.be',
      subscriptions: [listed({ priceMax: 400_000 }, 'weekly'), listed({ home: '1' }, 'daily')],
    });
    const html = await (await scene.ask(pathTo('alerts', 'nl', { token: TOKEN }))).text();
    expect(html).toContain('<p class="muted">Elke week</p>');
    expect(html).not.toContain('Elke ochtend');
  });
});
