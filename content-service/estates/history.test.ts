import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { statedDay } from '#domain/format/date.ts';
import type { HomeHistory } from '#domain/home-history.ts';
import type { Estate } from '#wire/estate.ts';
import type { SkarabeeListing } from '#wire/skarabee-listing.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import { get, post } from '../testing/call.ts';
import { aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { daysPass } from '../testing/shown.ts';
import { store } from '../testing/store.ts';

let sites = 0;
type State = 'live' | 'draft' | 'suspended';
const siteOf = (id: string, state: State, hiddenStatus: number[] = [8]) =>
  aSite(id, { state, settings: { hiddenStatus, homeHistory: true } });
const aNewSite = async (state: State = 'live'): Promise<string> => {
  const id = `past${++sites}`;
  await store(siteStatements(siteOf(id, state)));
  return id;
};

const [SALE, OPTION, RENT, SOLD, HIDDEN] = [1, 3, 2, 5, 8];
type General = Partial<Estate['general']>;
const put = (site: string, value: number | null, transaction: number, more: General = {}) =>
  store(estateStatements(site, anEstate(1, { transaction: { id: transaction }, price: { value }, ...more })));

/** A step of a case: days that pass, a home at a price in a status, or another event. */
type Step = number | ((site: string) => Promise<unknown>);
const home =
  (value: number | null, transaction = SALE, more: General = {}): Step =>
  (site) =>
    put(site, value, transaction, more);
const withdrawn: Step = (site) => store(withdrawEstateStatements(site, '1', new Date().toISOString()));
const state =
  (now: State, hidden?: number[]): Step =>
  (site) =>
    store(siteStatements(siteOf(site, now, hidden)));

async function go(site: string, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await (typeof step === 'number' ? daysPass(site, step) : step(site));
}

/** How many days ago it was the day of the wire, by the same count as `daysPass`. */
const ago = (day: string | null | undefined): number | null =>
  day
    ? Array.from({ length: 99 }, (_, days) => days).findIndex(
        (days) => statedDay(new Date(Date.now() - days * 86_400_000).toISOString()) === day,
      )
    : null;

/** `since 9: 9 FOR_SALE 300, 0 FOR_SALE 280`, in days ago; `?` for an unknown day. */
const words = (history: HomeHistory | null | undefined): string | null =>
  history
    ? `since ${ago(history.since) ?? '?'}: ` +
      (history.steps ?? [])
        .map(({ on, status, price }) => `${ago(on) ?? '?'} ${status} ${price ?? '-'}`)
        .join(', ')
    : null;

const pageOf = async (site: string) => {
  const answer = await get(`/sites/${site}/estates/v2/1`);
  return answer.status === 200 ? (await answer.json<Estate>()).general.history : undefined;
};
const cardOf = async (site: string) => {
  const answer = await post(`/sites/${site}/estates`, { query: {} });
  return (await answer.json<{ results: Estate[] }>()).results[0]?.general.history;
};
/** What page and card say; they say the same. */
const seen = async (site: string): Promise<string | null> => {
  const page = await pageOf(site);
  expect(words(await cardOf(site))).toBe(words(page));
  return words(page);
};

describe('the history of a home (decision 153)', () => {
  it.each<[string, Step[], string | null]>([
    ['begins when it comes', [home(300), 9], 'since 9: 9 FOR_SALE 300'],
    ['has each price', [home(300), 9, home(280), 2], 'since 11: 11 FOR_SALE 300, 2 FOR_SALE 280'],
    [
      'has each state',
      [home(300), 9, home(300, OPTION), 2, home(300), 3],
      'since 14: 14 FOR_SALE 300, 5 OPTION_FOR_SALE 300, 3 FOR_SALE 300',
    ],
    ['of a rent too', [home(900, RENT), 9, home(850, RENT)], 'since 9: 9 TO_RENT 900, 0 TO_RENT 850'],
    ...[0, '0', -1, ''].map((parentId): [string, Step[], string] => [
      `of a home whose system writes ${JSON.stringify(parentId)} for no project`,
      [home(300, SALE, { parentId }), 9],
      'since 9: 9 FOR_SALE 300',
    ]),
    [
      'stays as it is when something else changes',
      [home(300), 9, home(300, SALE, { title: { nl: 'x' } })],
      'since 9: 9 FOR_SALE 300',
    ],
    [
      'has no slip that was put right within a day',
      [home(300), 9, home(30), 0.1, home(300), 0.9],
      'since 10: 10 FOR_SALE 300',
    ],
    ['nor the slip that it came with', [home(3000), 0.5, home(300), 9.5], 'since 10: 10 FOR_SALE 300'],
    [
      'has states without a price',
      [home(null), 9, home(null, OPTION)],
      'since 9: 9 FOR_SALE -, 0 OPTION_FOR_SALE -',
    ],
    [
      'begins anew when its price is hidden',
      [home(300), 9, home(280), 9, home(-1), 2],
      'since ?: ? FOR_SALE -',
    ],
    ['and when its price is shown', [home(-1), 9, home(280), 2], 'since ?: ? FOR_SALE 280'],
    [
      'tells the days of changes after that, however soon they follow',
      [home(-1), 9, home(280), 0.5, home(280, OPTION), 2, home(270, OPTION), 3],
      'since ?: ? FOR_SALE 280, 5 OPTION_FOR_SALE 280, 3 OPTION_FOR_SALE 270',
    ],
    [
      'knows nothing from before a hidden price',
      [home(300), 9, home(-1), 9, home(280), 2],
      'since ?: ? FOR_SALE 280',
    ],
    [
      'begins anew after a withdrawal',
      [home(300), 9, home(280), 9, withdrawn, 9, home(270), 2],
      'since 2: 2 FOR_SALE 270',
    ],
    ['at the same price too', [home(300), 9, withdrawn, 9, home(300), 2], 'since 2: 2 FOR_SALE 300'],
    ['ends with the withdrawal', [home(300), 9, withdrawn], null],
    ['ends with the sale', [home(300), 9, home(280), 9, home(280, SOLD)], null],
    [
      'begins anew when a sale falls through',
      [home(300), 9, home(300, SOLD), 9, home(280), 2],
      'since ?: ? FOR_SALE 280',
    ],
    ['ends where the site hides its status', [home(300), 9, home(280, HIDDEN)], null],
    [
      'knows nothing of a hidden status',
      [home(300, HIDDEN), 9, home(280, RENT), 2],
      'since ?: ? TO_RENT 280',
    ],
    [
      'begins anew when it is to let instead of for sale',
      [home(300), 9, home(250, RENT), 2],
      'since ?: ? TO_RENT 250',
    ],
    ['is none in the archive', [home(300), 9, home(300, SALE, { archived: true })], null],
    [
      'is none of a project',
      [home(300, SALE, { project: true }), 9, home(280, SALE, { project: true })],
      null,
    ],
    [
      'is none of a price "from"',
      [home(300), 9, home(280, SALE, { price: { value: 280, priceFrom: true } })],
      null,
    ],
    [
      'knows no "from" of an exact price',
      [home(300, SALE, { price: { value: 300, priceFrom: true } }), 9, home(280), 2],
      'since ?: ? FOR_SALE 280',
    ],
    [
      'begins when the site does',
      [state('draft'), home(300), 9, home(280), 9, state('live'), 2],
      'since 2: 2 FOR_SALE 280',
    ],
    [
      'begins anew when a closed site opens',
      [home(300), 9, home(280), 9, state('suspended'), 9, state('live'), 2],
      'since 2: 2 FOR_SALE 280',
    ],
    [
      'stays when the site hides another status',
      [home(300), 9, home(280), 2, state('live', [8, 5])],
      'since 11: 11 FOR_SALE 300, 2 FOR_SALE 280',
    ],
    ['ends when the site hides this one', [home(300), 9, state('live', [1])], null],
    [
      'begins anew when the site hides it no more',
      [home(300), 9, state('live', [1]), 9, state('live', []), 2],
      'since ?: ? FOR_SALE 300',
    ],
  ])('%s', async (_what, steps, expected) => {
    const site = await aNewSite();
    await go(site, steps);
    expect(await seen(site)).toBe(expected);
  });

  it.each(['null', 'false', '"true"', '1', '{}'])('is not published with the setting %s', async (setting) => {
    const site = await aNewSite();
    await go(site, [home(300), 9, home(280)]);
    await env.DB.prepare(
      "UPDATE sites SET doc = json_set(doc, '$.settings.homeHistory', json(?)) WHERE id = ?",
    )
      .bind(setting, site)
      .run();
    expect(await seen(site)).toBeNull();
    await go(site, [state('live')]);
    expect(await seen(site)).toBe('since 9: 9 FOR_SALE 300, 0 FOR_SALE 280');
  });

  it('is not published without the setting', async () => {
    const site = await aNewSite();
    await store(siteStatements(aSite(site, { state: 'live' })));
    await go(site, [home(300), 9, home(280)]);
    expect(await seen(site)).toBeNull();
  });

  it('has the latest changes only', async () => {
    const site = await aNewSite();
    for (let price = 100; price < 140; price += 1) await go(site, [home(price), 2]);
    const { steps = [] } = (await pageOf(site)) ?? {};
    expect(steps?.map(({ price }) => price)).toEqual(Array.from({ length: 12 }, (_, at) => 128 + at));
    const length = await env.DB.prepare(
      'SELECT json_array_length(steps) AS n FROM home_histories WHERE site_id = ?',
    )
      .bind(site)
      .first('n');
    expect(length).toBe(24);
  });

  it('is one true history when many write at once', async () => {
    const site = await aNewSite();
    await go(site, [home(300), 9]);
    await Promise.all(
      Array.from({ length: 12 }, (_, at) => put(site, 200 + (at % 5), at % 2 === 0 ? SALE : OPTION)),
    );
    const row = await env.DB.prepare(
      'SELECT e.price, e.history_status, h.steps FROM estates AS e JOIN home_histories AS h ' +
        'ON h.site_id = e.site_id AND h.estate_id = e.id WHERE e.site_id = ?',
    )
      .bind(site)
      .first<{ price: number; history_status: string; steps: string }>();
    const steps: { at: string; state: string; price: number }[] = JSON.parse(row?.steps ?? '[]');
    expect([steps.at(-1)?.price, steps.at(-1)?.state]).toEqual([row?.price, row?.history_status]);
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
    const same = steps.filter(
      (one, at) => one.price === steps[at - 1]?.price && one.state === steps[at - 1]?.state,
    );
    expect(same).toEqual([]);
  });

  it('is the same for a listing of another source', async () => {
    const site = await aNewSite();
    const listing = (value: number, status: string) =>
      store(
        listingStatements(
          site,
          aListing(aGuid(1), { status, transaction: null, financial: { price: value } }),
          anEstate(1, { transaction: null, price: { value } }),
        ),
      );
    await listing(300, 'FOR_SALE');
    await daysPass(site, 9);
    await listing(280, 'UNDER_OFFER');
    const page = await (await get(`/sites/${site}/estates/skarabee/${aGuid(1)}`)).json<SkarabeeListing>();
    expect(words(page.history)).toBe('since 9: 9 FOR_SALE 300, 0 OFFER_FOR_SALE 280');
    expect(words(await cardOf(site))).toBe(words(page.history));
  });

  it('is none of a unit, nor of a home that gets units', async () => {
    const site = await aNewSite();
    await go(site, [home(300), 9, home(280)]);
    await store(
      estateStatements(site, anEstate(2, { parentId: 1, transaction: { id: SALE }, price: { value: 99 } })),
    );
    const text = await (await get(`/sites/${site}/estates/v2/1`)).text();
    expect(text).not.toContain('history');
    const rows = await env.DB.prepare('SELECT count(*) AS n FROM home_histories WHERE site_id = ?')
      .bind(site)
      .first('n');
    expect(rows).toBe(0);
  });

  it('is never that of a document’s own claim', async () => {
    const site = await aNewSite();
    const history = { since: '1999-01-01', steps: [{ on: '1999-01-01', status: 'FOR_SALE', price: 999 }] };
    const price = { value: 300 };
    await store(
      estateStatements(site, anEstate(1, { price, history, project: true })),
      estateStatements(site, anEstate(2, { parentId: 1, price, history })),
      estateStatements(site, anEstate(3, { price, history })),
      listingStatements(
        site,
        { ...aListing(aGuid(4), { financial: price }), history },
        anEstate(4, { price, history }),
      ),
    );
    const answers = await Promise.all([
      ...[1, 2, 3].map((id) => get(`/sites/${site}/estates/v2/${id}`)),
      get(`/sites/${site}/estates/skarabee/${aGuid(4)}`),
      get(`/sites/${site}/estates/1/similar`),
      post(`/sites/${site}/estates`, { query: {} }),
    ]);
    for (const answer of answers) {
      const text = await answer.text();
      expect([answer.status, text.includes('1999'), text.includes('999')]).toEqual([200, false, false]);
    }
  });
});
