import { beforeEach, describe, expect, it } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { pathTo } from '#domain/routes.ts';
import { brusselsDay } from '#domain/stays/today.ts';
import { createTranslator } from '#locales/translator.ts';
import type { GuestStay } from '#wire/guest-stay.ts';
import { type Fields, sendForm } from '../../testing/send-form.ts';
import { refusal, siteBench } from '../../testing/site-bench.ts';

const TOKEN = 'T'.repeat(43);
const OWN = pathTo('own-stay', 'nl', { token: TOKEN });
const CHANGE = pathTo('change-stay', 'nl', { token: TOKEN });
const CANCEL = pathTo('cancel-stay', 'nl', { token: TOKEN });
const STAY: GuestStay = {
  state: 'confirmed',
  rentalUnitId: '7001',
  from: '2099-07-04',
  to: '2099-07-11',
  persons: 2,
  breakdown: {
    nights: 7,
    stay: 915,
    cleaning: 95,
    touristTax: 10.4,
    extras: [],
    total: 1020.4,
    deposit: 300,
  },
  terms: [
    { days: 28, percent: 0 },
    { days: 14, percent: 50 },
  ],
  agreements: ['Huurvoorwaarden'],
  cancel: true,
  change: true,
  wish: null,
  others: [
    { from: '2099-07-11', to: '2099-07-18', total: 1090.4 },
    { from: '2099-08-01', to: '2099-08-08', total: 950.4 },
  ],
  locale: 'nl',
};

function bench() {
  const scene = siteBench('own', { locales: [...LOCALES], settings: { features: ['rentals'] } });
  const { content, ask } = scene;
  const base = `${scene.base}/rental-units`;
  const shows = (changes: Partial<GuestStay>) =>
    content.on(`GET ${base}/stays/${TOKEN}`, { ...STAY, ...changes });
  shows({});
  content.on(`DELETE ${base}/stays/${TOKEN}`, () => new Response(null, { status: 204 }));
  content.on(`POST ${base}/stays/${TOKEN}/days`, STAY);
  const text = async (path: string) => (await (await ask(path)).text()).replaceAll('\u00a0', ' ');
  return { ...scene, base, shows, text };
}

let scene = bench();
beforeEach(() => {
  scene = bench();
});

describe('a guest’s stay', () => {
  it('shows days, the agreed total, and its terms, and is neither cached nor indexed', async () => {
    const response = await scene.ask(OWN);
    expect(response.headers.get('Cache-Control')).toContain('no-store');
    const text = await scene.text(OWN);
    for (const said of [
      'Uw verblijf is bevestigd',
      '€ 1.020,40',
      'Tot en met 6 juni 2099',
      '€ 510,20 blijft verschuldigd',
      `href="${CHANGE}"`,
      `href="${CANCEL}"`,
      'noindex',
    ])
      expect(text).toContain(said);
  });

  it('names the agreements of an agency without terms, and no figure', async () => {
    scene.shows({ terms: [] });
    const text = await scene.text(CANCEL);
    expect(text).toContain('Wat een annulatie kost, staat in wat u aanvaardde: Huurvoorwaarden.');
    expect(text).not.toContain('Vandaag annuleren kost u');
  });

  it.each(['cancelled', 'cancelled_by_visitor', 'declined', 'past', 'lapsed'] as const)(
    'that is %s has no button on any page',
    async (state) => {
      scene.shows({ state, cancel: false, change: false, others: [] });
      for (const path of [OWN, CHANGE, CANCEL]) {
        const response = await scene.ask(path);
        expect(response.status).toBe(200);
        expect(await response.text()).not.toMatch(/<form[^>]+method="post"/);
      }
    },
  );

  it.each([
    ['requested', true, false, 'Andere dagen kunt u vragen zodra het bevestigd is'],
    ['confirmed', true, true, 'verwacht u'],
    ['confirmed', false, false, 'Uw verblijf is begonnen'],
    ['past', false, false, 'Dit verblijf is voorbij'],
    ['declined', false, false, 'niet langer voor u vrij'],
    ['lapsed', false, false, 'niet langer voor u vrij'],
    ['cancelled', false, false, 'niet langer voor u vrij'],
    ['cancelled_by_visitor', false, false, 'niet langer voor u vrij'],
  ] as const)('that is %s (cancel: %s, other days: %s) says so, and links to no more', async (...row) => {
    const [state, cancel, change, said] = row;
    scene.shows({ state, cancel, change, others: [] });
    const text = await scene.text(OWN);
    expect(text).toContain(said);
    expect([text.includes(`href="${CANCEL}"`), text.includes(`href="${CHANGE}"`)]).toEqual([cancel, change]);
    // Only what was called off is free again; a stay that is over gave nobody its nights.
    expect(/weer vrij|niet langer/.test(text)).toBe(said.includes('niet langer'));
  });

  it('is unknown for another token, in every language', async () => {
    for (const locale of LOCALES) {
      const path = pathTo('own-stay', locale, { token: 'u'.repeat(43) });
      expect((await scene.ask(path)).status).toBe(404);
    }
  });
});

describe('cancelling', () => {
  it('shows today’s costs before the action, and a GET changes nothing', async () => {
    const text = await scene.text(CANCEL);
    expect(text).toMatch(/Vandaag annuleren kost u<\/span><b>€ 0/);
    expect(scene.content.calls.filter((call) => call.startsWith('DELETE'))).toEqual([]);
  });

  it('costs nothing while the request waits for its answer, with terms or without', async () => {
    for (const terms of [[{ days: 300, percent: 0 }], []]) {
      scene.shows({ state: 'requested', terms, change: false });
      expect(await scene.text(CANCEL)).toMatch(/Vandaag annuleren kost u<\/span><b>€ 0</);
    }
  });

  it('sends the sum that the page shows; and none where it shows none', async () => {
    for (const [changes, query] of [
      [{}, '?owed=0'],
      [{ from: brusselsDay(new Date()) }, '?owed=1020.4'],
      [{ terms: [] }, ''],
    ] as [Partial<GuestStay>, string][]) {
      scene.shows(changes);
      const [, owed] = /name="owed" value="([^"]+)"/.exec(await scene.text(CANCEL)) ?? [];
      await sendForm(scene.ask, CANCEL, owed === undefined ? {} : { owed });
      const [sent] = scene.content.requests.filter(({ method }) => method === 'DELETE').slice(-1);
      expect(new URL(sent?.url ?? '').search).toBe(query);
    }
  });

  it.each(LOCALES)('that costs another sum by now is asked again, with that sum (%s)', async (locale) => {
    const path = pathTo('cancel-stay', locale, { token: TOKEN });
    scene.content.on(`DELETE ${scene.base}/stays/${TOKEN}`, refusal(409, 'changed'));
    scene.shows({ from: brusselsDay(new Date()), to: '2099-07-11' });
    // Also for a text that is no sum, or none.
    for (const fields of [{ owed: '0' }, { owed: '1e3' }, {}] as Fields[]) {
      const response = await sendForm(scene.ask, path, fields);
      const text = await response.text();
      expect(response.status).toBe(409);
      expect(response.headers.get('Cache-Control')).toContain('no-store');
      expect(text).toContain(createTranslator(locale)('ownStay.cancel.changed'));
      expect(text).toContain('name="owed" value="1020.4"');
      expect(text).toMatch(/<form[^>]+method="post"/);
    }
  });

  it('leads back to the stay, which says so; and to its state when it was too late', async () => {
    const done = await sendForm(scene.ask, CANCEL, {});
    expect([done.status, done.headers.get('Location')]).toEqual([303, OWN]);
    scene.content.on(`DELETE ${scene.base}/stays/${TOKEN}`, refusal(409, 'past'));
    scene.shows({ state: 'past', cancel: false });
    const late = await sendForm(scene.ask, CANCEL, {});
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Dit verblijf is voorbij');
  });
});

describe('other days', () => {
  it('are listed with their total and the difference, and sent as a request', async () => {
    const text = await scene.text(CHANGE);
    expect(text).toContain('€ 70 meer');
    expect(text).toContain('€ 70 minder');
    const done = await sendForm(scene.ask, CHANGE, { days: '2099-07-11_2099-07-18_1090.4' });
    expect([done.status, done.headers.get('Location')]).toEqual([303, `${OWN}?asked=1`]);
    const sent = scene.content.requests.find(({ url }) => url.endsWith('/days'));
    expect(await sent?.json()).toEqual({ from: '2099-07-11', to: '2099-07-18', total: 1090.4 });
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy();
  });

  it.each([
    [{}, 422, 'Kies de dagen die u wilt.'],
    [{ days: 'nonsense' }, 422, 'Kies de dagen die u wilt.'],
  ])('that are not chosen are asked for again: %j', async (fields, status, said) => {
    const response = await sendForm(scene.ask, CHANGE, fields);
    expect([response.status, (await response.text()).includes(said)]).toEqual([status, true]);
  });

  it.each([
    ['dates_taken', 409, 409, 'Iemand was u net voor.'],
    ['price_changed', 409, 409, 'De prijs is intussen veranderd.'],
    ['too_many', 429, 429, 'U vroeg al vijf keer andere dagen.'],
  ])('that are refused (%s) leave the choice and the stay', async (code, answered, status, said) => {
    scene.content.on(`POST ${scene.base}/stays/${TOKEN}/days`, refusal(answered, code));
    const response = await sendForm(scene.ask, CHANGE, { days: '2099-08-01_2099-08-08_900' });
    const text = await response.text();
    expect([response.status, text.includes(said)]).toEqual([status, true]);
    expect(text).toMatch(
      /value="2099-08-01_2099-08-08_950.4"[^>]*checked|checked=""[^>]*value="2099-08-01_2099-08-08_950.4"/,
    );
  });
});
