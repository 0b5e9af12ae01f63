import { env } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import type { Estate } from '#wire/estate.ts';
import type { SubscriptionList } from '#wire/subscription.ts';
import { estateStatements, siteStatements, withdrawEstateStatements } from '../intake/index.ts';
import { listingStatements } from '../intake/sources/second.ts';
import type { Mail } from '../mail/mail.ts';
import { confirmedAlert, runOf } from '../testing/alerts.ts';
import { get } from '../testing/call.ts';
import { aCity, aGuid, aListing, anEstate, aSite } from '../testing/fixtures.ts';
import { mailsDue, postOnce, rowsOf } from '../testing/messages.ts';
import { sendTo } from '../testing/send-to.ts';
import { daysPass } from '../testing/shown.ts';
import { store } from '../testing/store.ts';
import { matchPiece } from './match-piece.ts';
import { pauseStatement } from './subscriptions.ts';

let sites = 0;
async function aNewSite(): Promise<string> {
  const id = `followed${++sites}`;
  await store(
    siteStatements(
      aSite(id, { locales: [...LOCALES], settings: { ...aSite(id).settings, hiddenStatus: [8] } }),
    ),
  );
  return id;
}

const general = (more: Partial<Estate['general']> = {}) => ({
  transaction: { id: 1 },
  address: aCity(1201, '8300', 'Knokke', 51.35, 3.28),
  ...more,
});
const put = (site: string, value: number | null, more: Partial<Estate['general']> = {}) =>
  store(estateStatements(site, anEstate(1, general({ price: { value }, ...more }))));

interface Follower {
  readonly id: string;
  readonly manage: string;
  readonly state: () => Promise<string>;
}

const asks = (home: string, locale: Locale = 'nl') => ({
  email: `${locale}@example.be`,
  locale,
  criteria: { home },
});

async function follow(site: string, home = '1', locale: Locale = 'nl'): Promise<Follower> {
  const alert = await confirmedAlert(site, asks(home, locale));
  await env.DB.exec('DELETE FROM outbox');
  return {
    id: alert.id,
    manage: alert.token('manage'),
    state: async () => (await alert.row()).state,
  };
}

let day = 0;
/** The next morning: matches and sends what is due. */
async function morning(
  site: string,
  between: () => Promise<unknown> = async () => {},
): Promise<readonly Mail[]> {
  const now = new Date(Date.UTC(2031, 0, ++day, 8));
  for (const piece of await runOf(site, now))
    if (piece.kind === 'match') await matchPiece(env.DB, piece, now);
  await between();
  return mailsDue(now);
}
const textsOf = (mails: readonly Mail[]) => mails.map(({ text }) => text).join();

describe('a followed home', () => {
  it('reports a changed price, up or down, with the previous one, once', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    await follow(site);
    expect(await morning(site)).toEqual([]);
    await put(site, 310_000);
    const up = await morning(site);
    expect(up.map(({ subject }) => subject)).toEqual([expect.stringContaining('€ 310.000')]);
    expect(textsOf(up)).toContain('€ 310.000, was € 300.000');
    await put(site, 290_000);
    expect(textsOf(await morning(site))).toContain('€ 290.000, was € 310.000');
    expect(await morning(site)).toEqual([]);
  });

  it.each(LOCALES)('is written of in %s, as HTML and as text', async (locale) => {
    const site = await aNewSite();
    await put(site, 300_000);
    await follow(site, '1', locale);
    await put(site, 280_000);
    const [changed] = await morning(site);
    for (const part of [changed?.html, changed?.text]) {
      expect(part).toContain('€ 300.000');
      expect(part).toContain('€ 280.000');
    }
    await put(site, 280_000, { transaction: { id: 5 } });
    const [gone] = await morning(site);
    expect(gone?.html).toContain(`lang="${locale}"`);
    expect(gone?.headers['List-Unsubscribe']).toContain('https://');
  });

  it.each<[string, (site: string) => Promise<unknown>]>([
    ['a price that is what it was by then', (site) => put(site, 280_000).then(() => put(site, 300_000))],
    ['a price that is hidden', (site) => put(site, -1)],
    ['a price across one that was hidden', (site) => put(site, -1).then(() => put(site, 280_000))],
    ['other words', (site) => put(site, 300_000, { title: { nl: 'Anders' } })],
    ['another home', (site) => store(estateStatements(site, anEstate(2, general({ price: { value: 1 } }))))],
  ])('does not report %s', async (_what, change) => {
    const site = await aNewSite();
    await put(site, 300_000);
    await follow(site);
    await change(site);
    expect(await morning(site)).toEqual([]);
  });

  it.each<[string, (site: string) => Promise<unknown>]>([
    ['sold', (site) => put(site, 300_000, { transaction: { id: 5 } })],
    ['withdrawn', (site) => store(withdrawEstateStatements(site, '1', '2026-11-01T00:00:00Z'))],
    ['hidden by the site', (site) => put(site, 300_000, { transaction: { id: 8 } })],
  ])('reports once that it is %s, and ends', async (_what, change) => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { state } = await follow(site);
    await change(site);
    const mails = await morning(site);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Niet meer beschikbaar: /)]);
    expect(textsOf(mails)).not.toContain('300.000');
    // Names the home, for people who follow several.
    expect(mails[0]?.text).toContain('8300 Knokke');
    expect(await morning(site)).toEqual([]);
    expect(await state()).toBe('ended');
  });

  it('goes on when it is back before the mail is written', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { state } = await follow(site);
    await put(site, 300_000, { transaction: { id: 5 } });
    expect(await morning(site, () => put(site, 300_000))).toEqual([]);
    await morning(site);
    expect(await state()).toBe('active');
  });

  it('is reported after a pause, with the price from before it', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { id } = await follow(site);
    await store([pauseStatement(site, id, '9999-12-31')]);
    await put(site, 290_000);
    await put(site, 280_000);
    expect(await morning(site)).toEqual([]);
    await store([pauseStatement(site, id, null)]);
    expect(textsOf(await morning(site))).toContain('€ 280.000, was € 300.000');
  });

  it('is not lost by a pause between matching and sending', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { id } = await follow(site);
    await put(site, 280_000);
    expect(await morning(site, () => store([pauseStatement(site, id, '9999-12-31')]))).toEqual([]);
    await store([pauseStatement(site, id, null)]);
    expect(textsOf(await morning(site))).toContain('€ 280.000, was € 300.000');
  });

  it('reports a changed price when it was gone only while the mail was written', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    await follow(site);
    await put(site, 280_000);
    expect(await morning(site, () => put(site, 280_000, { transaction: { id: 5 } }))).toEqual([]);
    await put(site, 280_000);
    expect(textsOf(await morning(site))).toContain('€ 280.000, was € 300.000');
  });

  it('is listed by name, and is no search', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { manage } = await follow(site);
    const { subscriptions } = await (
      await get(`/sites/${site}/subscriptions/${manage}/all`)
    ).json<SubscriptionList>();
    expect(subscriptions).toMatchObject([
      { criteria: { home: '1' }, about: expect.stringContaining('8300 Knokke') },
    ]);
    await store(estateStatements(site, anEstate(7, general({ price: { value: 100_000 } }))));
    expect(await morning(site)).toEqual([]);
  });

  it('may be the second source\u2019s, by its own id', async () => {
    const site = await aNewSite();
    const listing = (value: number) =>
      store(
        listingStatements(
          site,
          aListing(aGuid(1), { financial: { price: value } }),
          anEstate(1, general({ transaction: { id: 'FOR_SALE' }, price: { value } })),
        ),
      );
    await listing(300_000);
    await follow(site, aGuid(1));
    await listing(280_000);
    expect(textsOf(await morning(site))).toContain('€ 280.000, was € 300.000');
  });

  it.each<[string, number | null, Partial<Estate['general']>]>([
    ['hides its price', -1, {}],
    ['has its price on request', null, {}],
    ['is sold', 300_000, { transaction: { id: 5 } }],
    ['the site hides', 300_000, { transaction: { id: 8 } }],
    ['is a project', 300_000, { project: true }],
    ['has a price "from"', 300_000, { price: { value: 300_000, priceFrom: true } }],
  ])('is not one that %s', async (_what, value, more) => {
    const site = await aNewSite();
    await put(site, value, more);
    expect((await postOnce(`/sites/${site}/subscriptions`, asks('1'))).status).toBe(404);
    expect(await rowsOf('subscriptions', site)).toEqual([]);
  });

  it.each([
    ['no home', { home: 'nothing' }, 404],
    ['no id', { home: "1' OR 1" }, 400],
    ['a home and a search', { home: '1', priceMax: 4 }, 400],
    ['a home and everything', { home: '1', everything: true }, 400],
  ])('is not %s', async (_what, criteria, status) => {
    const site = await aNewSite();
    await put(site, 300_000);
    const answer = await postOnce(`/sites/${site}/subscriptions`, {
      email: 'a@example.be',
      locale: 'nl',
      criteria,
    });
    expect(answer.status).toBe(status);
  });

  it('cannot be made of a search by a change', async () => {
    const site = await aNewSite();
    await put(site, 300_000);
    const { manage } = await follow(site);
    const change = { locale: 'nl', criteria: { home: '2' } };
    expect((await sendTo('PUT', `/sites/${site}/subscriptions/${manage}`, change)).status).toBe(400);
  });

  it('writes no events without a follower', async () => {
    const site = await aNewSite();
    await store([{ sql: 'INSERT INTO alert_sites VALUES (?, ?)', params: [site, '2026'] }]);
    await put(site, 300_000);
    await daysPass(site, 2);
    await put(site, 310_000);
    const kinds = async () => (await rowsOf<{ kind: string }>('estate_events', site)).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['new']);
    // No run has reached it.
    await put(site, 310_000, { transaction: { id: 5 } });
    expect(await kinds()).toEqual([]);
  });
});
