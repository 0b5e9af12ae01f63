import { describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { ajaxPath, pathTo } from '#domain/routes.ts';
import { control, sendForm } from '../../testing/send-form.ts';
import { ALERT, alertsBench, TOKEN } from './testing/alerts-bench.ts';

const NO_ESTATES = { total: { value: 0 }, results: [] };

/** A site whose agency has this system for search cards, or none. */
function bench(cardSystem: string | null = 'Zabun') {
  const scene = alertsBench({
    name: 'Kust & Co',
    locales: ['nl', 'fr', 'en', 'de'],
    settings: { features: ['alerts', 'rentals'] },
  });
  const { content, base, site } = scene;
  if (cardSystem !== null) content.on(`GET /sites/by-hostname/${site.hostnames[0]}`, { ...site, cardSystem });
  content.on(`POST ${base}/estates`, NO_ESTATES);
  const cards = async (method: string, end: string) =>
    (await scene.bodies<{ card?: unknown }>(method, end)).map(({ card }) => card);
  const stored = (card: string | null) => {
    content.on(`GET ${base}/subscriptions/${TOKEN}`, { ...ALERT, card });
    content.on(`PUT ${base}/subscriptions/${TOKEN}`, { ...ALERT, card });
  };
  return { ...scene, cards, stored };
}

/** The box of a page: its value, and whether it is ticked; null for none. */
function boxIn(html: string): { readonly value: string | undefined; readonly ticked: boolean } | null {
  const [input] = /<input[^>]*name="card"[^>]*>/.exec(html) ?? [];
  return input === undefined
    ? null
    : { value: /value="([^"]*)"/.exec(input)?.[1], ticked: /\schecked/.test(input) };
}
const good = () => ({ ...control(), email: 'an@example.be', locale: 'nl', 'price-max': '400.000' });

describe('the box for a search card', () => {
  it.each(LOCALES)('is there unticked, and names the system and the agency, in %s', async (locale) => {
    const html = await (await bench().ask(`${pathTo('subscribe', locale)}?price-max=400000`)).text();
    expect(boxIn(html)).toEqual({ value: 'Zabun', ticked: false });
    expect(html).toContain(`<input type="hidden" name="card-locale" value="${locale}"`);
    const [, words = ''] = /name="card"[^>]*>\s*<span>(.*?)<\/span><\/label>/s.exec(html) ?? [];
    const text = words.replace(/<[^>]+>/g, '');
    expect(text).toContain('Zabun');
    expect(text).toContain('Kust &amp; Co');
  });

  it.each([
    ['a search', '?price-max=400000', 'Zabun', true],
    ['no search yet', '', 'Zabun', true],
    ['a home, which is no search', '?home=1234', 'Zabun', false],
    ['holiday rentals, which come from no feed', '?rental=1', 'Zabun', false],
    ['a search at an agency without such a system', '?price-max=400000', null, false],
  ] as const)('on the form for %s', async (_what, query, system, isThere) => {
    const html = await (await bench(system).ask(pathTo('subscribe', 'nl') + query)).text();
    expect(boxIn(html) !== null).toBe(isThere);
  });

  it('is there where a search has no results, whose page is the same for all visitors', async () => {
    const html = await (await bench().ask(`${pathTo('offer', 'nl')}?price-max=400000`)).text();
    expect(html).toContain('data-form-place');
    expect(boxIn(html)).toEqual({ value: 'Zabun', ticked: false });
    const without = await (await bench(null).ask(`${pathTo('offer', 'nl')}?price-max=400000`)).text();
    expect(boxIn(without)).toBeNull();
  });

  it.each([
    ['ticked', { card: 'Zabun', 'card-locale': 'fr' }, { system: 'Zabun', locale: 'fr' }],
    ['not ticked', { 'card-locale': 'fr' }, undefined],
    ['not there', {}, undefined],
    ['without the language in which it was read', { card: 'Zabun' }, undefined],
  ] as const)('is sent as it was: %s', async (_how, fields, card) => {
    const scene = bench();
    await sendForm(scene.ask, pathTo('subscribe', 'nl'), { ...good(), ...fields });
    await sendForm(scene.ask, ajaxPath('nl', 'notifications'), { ...good(), ...fields });
    expect(await scene.cards('POST', '/subscriptions')).toEqual([card, card]);
  });

  it('stays ticked when the form is refused', async () => {
    const refused = await sendForm(bench().ask, pathTo('subscribe', 'nl'), {
      ...good(),
      email: 'nobody',
      card: 'Zabun',
      'card-locale': 'nl',
    });
    expect(boxIn(await refused.text())).toEqual({ value: 'Zabun', ticked: true });
  });

  it.each(['x'.repeat(61)])('of a name that is none is refused', async (card) => {
    const refused = await sendForm(bench().ask, pathTo('subscribe', 'nl'), {
      ...good(),
      card,
      'card-locale': 'nl',
    });
    expect(refused.status).toBe(422);
  });

  it.each([
    ['Zabun', { card: 'Zabun', 'card-locale': 'nl' }, { system: 'Zabun', locale: 'nl' }],
    ['Zabun', { 'card-locale': 'nl' }, null],
    [null, { card: 'Zabun', 'card-locale': 'nl' }, { system: 'Zabun', locale: 'nl' }],
    ['Zabun', {}, undefined],
  ] as const)('of an alert with the card %s is changed', async (card, fields, sent) => {
    const scene = bench();
    scene.stored(card);
    const path = pathTo('subscribe-edit', 'nl', { token: TOKEN });
    expect(boxIn(await (await scene.ask(path)).text())).toEqual({ value: 'Zabun', ticked: card !== null });
    await sendForm(scene.ask, path, { ...control(), locale: 'nl', 'price-max': '400.000', ...fields });
    expect(await scene.cards('PUT', `/${TOKEN}`)).toEqual([sent]);
  });

  it.each(['Zabun', null])(
    'of an alert whose card is in Whise names Whise, whatever the agency works with by now: %s',
    async (now) => {
      const scene = bench(now);
      scene.stored('Whise');
      const path = pathTo('subscribe-edit', 'nl', { token: TOKEN });
      expect(boxIn(await (await scene.ask(path)).text())).toEqual({ value: 'Whise', ticked: true });
      const fields = { ...control(), locale: 'nl', 'price-max': '400.000', 'card-locale': 'nl' };
      await sendForm(scene.ask, path, { ...fields, card: 'Whise' });
      await sendForm(scene.ask, path, fields);
      const sent = await scene.cards('PUT', `/${TOKEN}`);
      expect(sent).toEqual([{ system: 'Whise', locale: 'nl' }, null]);
      // Refused, it is there again as it was sent.
      const refused = await sendForm(scene.ask, path, { ...fields, 'price-min': '500.000', card: 'Whise' });
      expect([refused.status, boxIn(await refused.text())]).toEqual([422, { value: 'Whise', ticked: true }]);
    },
  );

  it('has no script, no style attribute, and nothing that the policy of contents would stop', async () => {
    const response = await bench().ask(pathTo('subscribe', 'nl'));
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
    const html = await response.text();
    const [box = ''] = /<div class="field" data-field="card">.*?<\/div>/s.exec(html) ?? [];
    expect(box).toContain('type="checkbox"');
    expect(box).not.toMatch(/style=|\son\w+=|<script/);
  });
});
