import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import type { Estate } from '#wire/estate.ts';
import type { EstateFilters } from '#wire/estate-filters.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { get, post } from '../testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { daysPass } from '../testing/shown.ts';
import { store } from '../testing/store.ts';

let sites = 0;
const aNewSite = async (state: 'live' | 'draft' = 'live'): Promise<string> => {
  const id = `lowered${++sites}`;
  await store(siteStatements(siteOf(id, state)));
  return id;
};
const siteOf = (id: string, state: 'live' | 'draft' | 'suspended', hiddenStatus: number[] = [8]) =>
  aSite(id, { state, settings: { hiddenStatus } });

const SALE = { id: 1 };
type General = Partial<Estate['general']>;
const put = (site: string, value: number | null, more: General = {}) =>
  store(estateStatements(site, anEstate(1, { transaction: SALE, price: { value }, ...more })));

/** A step of a case: days that pass, a price, or another event. */
type Step =
  | number
  | { readonly price: number | null; readonly more?: General }
  | ((site: string) => Promise<unknown>);
const price = (value: number | null, more?: General): Step => ({
  price: value,
  ...(more === undefined ? {} : { more }),
});
/** The price of the cheapest flat that is left. */
const from = (value: number, yes: unknown = true): Step =>
  price(value, { price: { value, priceFrom: yes } as never });
const withdrawn: Step = (site) => store(withdrawEstateStatements(site, '1', '2026-11-01T00:00:00Z'));
const state =
  (now: 'live' | 'draft' | 'suspended', hidden?: number[]): Step =>
  (site) =>
    store(siteStatements(siteOf(site, now, hidden)));

async function go(site: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'number') await daysPass(site, step);
    else if (typeof step === 'function') await step(site);
    else await put(site, step.price, step.more);
  }
}

const search = async (site: string): Promise<Estate[]> =>
  (await (await post(`/sites/${site}/estates`, { query: {} })).json<{ results: Estate[] }>()).results;
const loweredIn = async (site: string): Promise<number | null> => {
  const [card] = await search(site);
  const page = await get(`/sites/${site}/estates/v2/1`);
  const own = page.status === 200 ? (await page.json<Estate>()).general.price?.lowered : undefined;
  if (card !== undefined) expect(own).toEqual(card.general.price?.lowered);
  return own?.before ?? null;
};

describe('a price counts as lowered', () => {
  it.each<[string, Step[], number | null]>([
    ['after it stood for a day', [price(300), 1, price(280)], 300],
    ['for thirty days but two hours', [price(300), 1, price(280), 29.9], 300],
    ['no longer than that', [price(300), 1, price(280), 29.92], null],
    ['not when it is put right within a day', [price(3000), 0.9, price(300)], null],
    ['not after a slip that was put right', [price(300), 9, price(30), 0.1, price(300)], null],
    ['from what stood before a slip', [price(300), 9, price(3000), 0.1, price(290)], 300],
    ['not when it rises', [price(300), 9, price(320)], null],
    ['not when it falls to what it was', [price(300), 9, price(350), 9, price(320)], null],
    ['below the lowest of thirty days', [price(300), 9, price(350), 9, price(290)], 300],
    ['and what lies further back does not count', [price(300), 9, price(350), 31, price(320)], 350],
    ['from the last one of several', [price(400), 9, price(380), 9, price(360)], 380],
    ['no more once it rises again', [price(300), 9, price(280), 9, price(290)], null],
    ['not where it was hidden between', [price(300), 9, price(-1), 9, price(280)], null],
    ['not where it was on request between', [price(300), 9, price(null), 9, price(280)], null],
    ['not where it was hidden before', [price(-1), 9, price(280)], null],
    ['not where it is hidden now', [price(300), 9, price(280), 1, price(-1)], null],
    ['not from a price "from"', [from(300), 9, price(280)], null],
    ['nor from one that was lowered itself', [from(300), 9, from(290), 9, price(280)], null],
    ['not where it is one now', [price(300), 9, from(280)], null],
    ['not across one', [price(300), 9, from(290), 9, price(280)], null],
    ['no more once it is one', [price(300), 9, price(280), 1, from(280)], null],
    ['after one, below what stood since', [from(250), 9, price(300), 9, price(280)], 300],
    ['not across another transaction', [price(300), 9, price(250, { transaction: { id: 2 } })], null],
    ['not for what is sold', [price(300), 9, price(280, { transaction: { id: 5 } })], null],
    ['no more once it is sold', [price(300), 9, price(280), 1, price(280, { transaction: { id: 5 } })], null],
    [
      'not across a sale that fell through',
      [price(300), 9, price(300, { transaction: { id: 5 } }), 9, price(280)],
      null,
    ],
    ['not for what the site hides', [price(300), 9, price(280, { transaction: { id: 8 } })], null],
    ['not across a withdrawal', [price(300), 9, withdrawn, 1, price(280)], null],
    ['not for a project', [price(300, { project: true }), 9, price(280, { project: true })], null],
    [
      'still when something else changes',
      [price(300), 9, price(280), 1, price(280, { title: { nl: 'Anders' } })],
      300,
    ],
    [
      'not where the site was closed between',
      [price(300), 9, state('suspended'), price(280), state('live')],
      null,
    ],
    [
      'no more once the site was closed',
      [price(300), 9, price(280), state('suspended'), state('live')],
      null,
    ],
    [
      'not where its status was hidden before',
      [state('live', [1]), price(300), 9, state('live', []), price(280)],
      null,
    ],
  ])('%s', async (_what, steps, before) => {
    const site = await aNewSite();
    await go(site, steps);
    expect(await loweredIn(site)).toBe(before);
  });

  it('not before the site existed', async () => {
    const site = await aNewSite('draft');
    await go(site, [price(300), 9, price(280), state('live')]);
    expect(await loweredIn(site)).toBeNull();
    await go(site, [2, price(270)]);
    expect(await loweredIn(site)).toBe(280);
  });

  it('with the instant of the reduction', async () => {
    const site = await aNewSite();
    await go(site, [price(300), 9, price(280), 2]);
    const [card] = await search(site);
    const { at = '' } = card?.general.price?.lowered ?? {};
    const days = (Date.now() - Date.parse(at ?? '')) / 86_400_000;
    expect(days).toBeGreaterThan(1.9);
    expect(days).toBeLessThan(2.1);
  });

  it('in both sources, in lists and on its page', async () => {
    const site = await aNewSite();
    const putListing = (value: number) =>
      store(
        listingStatements(
          site,
          aListing(aGuid(1), { financial: { price: value } }),
          anEstate(1, { transaction: { id: 'FOR_SALE' }, price: { value } }),
        ),
      );
    await putListing(300);
    await daysPass(site, 3);
    await putListing(280);
    const listing = await (await get(`/sites/${site}/estates/skarabee/${aGuid(1)}`)).json<SkarabeeListing>();
    const [card] = await search(site);
    expect(card?.general.price?.lowered).toMatchObject({ before: 300 });
    expect(listing.price_lowered).toEqual(card?.general.price?.lowered);
  });

  it('never by a claim of the document itself', async () => {
    const site = await aNewSite();
    const lowered = { before: 999, at: new Date().toISOString() };
    const own = anEstate(1, { transaction: SALE, price: { value: 300, lowered } });
    const unit = anEstate(3, { parentId: 2, price: { value: 300, lowered } });
    await store(
      estateStatements(site, own),
      estateStatements(site, anEstate(2, { project: true })),
      estateStatements(site, unit),
      listingStatements(
        site,
        { ...aListing(aGuid(4), { financial: { price: 300 } }), price_lowered: lowered },
        anEstate(4, { price: { value: 300, lowered } }),
      ),
    );
    const texts = await Promise.all(
      [
        get(`/sites/${site}/estates/v2/1`),
        get(`/sites/${site}/estates/v2/2`),
        get(`/sites/${site}/estates/v2/3`),
      ]
        .concat(
          get(`/sites/${site}/estates/skarabee/${aGuid(4)}`),
          post(`/sites/${site}/estates`, { query: {} }),
        )
        .map(async (answer) => (await answer).text()),
    );
    expect(texts.join('')).not.toContain('999');
  });

  it('keeps no price longer than needed, and none of a home that is gone', async () => {
    const site = await aNewSite();
    await go(site, [price(300), 9, price(280), 9, price(290), withdrawn]);
    for (const table of ['shown_prices', 'price_cuts']) {
      expect(
        await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE site_id = ?`).bind(site).first('n'),
      ).toBe(0);
    }
  });

  it('but a "from" price is no news', async () => {
    const [exact, from] = [await aNewSite(), await aNewSite()];
    await go(exact, [
      price(300, { price: { value: 300, priceFrom: false } }),
      9,
      price(280, { price: { value: 280, priceFrom: false } }),
    ]);
    await go(from, [
      price(300, { price: { value: 300, priceFrom: true } }),
      9,
      price(280, { price: { value: 280, priceFrom: true } }),
    ]);
    const found = async (site: string) => {
      const body = { query: { terms: { news: ['lowered'] } } };
      const { results } = await (await post(`/sites/${site}/estates`, body)).json<{ results: Estate[] }>();
      const { news } = await (
        await post(`/sites/${site}/estate-filters`, { query: {} })
      ).json<EstateFilters>();
      return [results.length, news];
    };
    expect(await found(exact)).toEqual([1, [{ id: 'lowered', count: 1 }]]);
    expect(await found(from)).toEqual([0, []]);
  });
});
